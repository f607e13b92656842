package cabestan.bots.fragile.compose;

import cabestan.bots.fragile.solver.FragileSolution;
import cabestan.bots.fragile.solver.FragileSolution.Step;
import cabestan.bots.fragile.solver.FragileSolver.FirstTurns;
import cabestan.rules.game.Split;
import java.util.List;

/**
 * How hard a problem is, from 1 to 4.
 *
 * @param surprise how many times the tempting first turns must be halved to leave only the right ones
 * @param chain the most dockers that hand on a crate in one pass of the solution
 * @param kinds how many kinds of action the solution uses: walk, push, stack, unstack, pass
 */
public record FragileGrade(int turns, double surprise, int chain, int kinds) {

    private static final double TURN_WEIGHT = 2.5;
    private static final double[] BOUNDS = {5, 7.5, 10.5};

    static FragileGrade of(FragileSolution solution, FirstTurns first) {
        int longest = 0;
        String signs = "";
        for (List<Step> turn : solution.turns()) {
            for (Step step : turn) {
                longest = Math.max(longest, hands(step.text()));
                String sign = kind(step.text());
                signs += signs.contains(sign) ? "" : sign;
            }
        }
        double share = (double) first.tempting() / Math.max(1, first.right());
        return new FragileGrade(solution.turns().size(), Math.log(share) / Math.log(2), longest, signs.length());
    }

    private static int hands(String action) {
        int bracket = action.indexOf('(');
        return bracket < 0 ? 0 : Split.by(',', action.substring(bracket)).length;
    }

    /** The sign that distinguishes the kinds of action; a walk has only the dash. */
    private static String kind(String action) {
        for (String sign : List.of("*", "+", "^", "~")) {
            if (action.contains(sign)) {
                return sign;
            }
        }
        return "-";
    }

    /** How much a player has to see at once, roughly in bits: the first turn, the later turns, chains and kinds of action. */
    public double weight() {
        return surprise + TURN_WEIGHT * (turns - 2) + 0.5 * chain + 0.5 * kinds;
    }

    public int grade() {
        int grade = 1;
        for (double bound : BOUNDS) {
            grade += weight() >= bound ? 1 : 0;
        }
        return grade;
    }
}
