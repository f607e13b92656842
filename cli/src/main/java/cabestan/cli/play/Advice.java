package cabestan.cli.play;

import cabestan.bots.BotSeat;
import cabestan.bots.Opinion;
import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.bots.fragile.solver.FragileSolver;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileSolver.Progress;
import cabestan.bots.fragile.solver.FragileVerdict.Solved;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.List;

/** Advises the human on turn, from what that human may know: the choice of a strong player; in a problem, its solution. */
final class Advice {

    /** As many positions as the solver visits in a few seconds. */
    private static final int MOST_POSITIONS = 50_000;

    private Advice() {}

    static String of(TerminalTable table) {
        Match match = table.match();
        return table.isProblem() ? ofSolution(match) : ofBot(match);
    }

    private static String ofBot(Match match) {
        if (match.game().testsMemory(match.state().variant())) {
            return "no hints here: a hint could tell what you have to remember";
        }
        Opponent adviser = Opponents.adviser(match.game());
        BotSeat seat = new BotSeat(
                adviser.bot(), match.onTurn(), Seed.of(match.length()).dice());
        Opinion opinion = seat.opinion(match, adviser.budget());
        return "hint: " + opinion.text() + " (chances about " + opinion.percent() + " %)";
    }

    private static String ofSolution(Match match) {
        List<String> solution = solution(match);
        if (solution.isEmpty()) {
            return "no solution of this problem is known here";
        }
        State state = match.stateAfter(0);
        for (int i = 0; i < match.length(); i++) {
            if (i >= solution.size() || state.read(solution.get(i)) != match.action(i)) {
                return "hint: undo " + (match.length() - i) + " times; a known solution goes on there with "
                        + solution.get(Math.min(i, solution.size() - 1));
            }
            state.play(match.action(i));
        }
        return "hint: " + solution.get(match.length());
    }

    /** A solution of the problem in which the match began, action by action; empty if none is known or quickly found. */
    static List<String> solution(Match match) {
        State start = match.stateAfter(0);
        for (FragileProblem problem : FragileProblems.all()) {
            if (problem.begin().position().equals(start.position())) {
                return words(problem.solution());
            }
        }
        return start instanceof FragileProblemState problem && problem.activeDocker() < 0 ? proved(problem) : List.of();
    }

    private static List<String> proved(FragileProblemState problem) {
        Limits limits = new Limits(problem.turnsLeft(), MOST_POSITIONS, 1);
        return new FragileSolver(problem).solve(limits, Progress.NONE) instanceof Solved solved
                ? words(solved.shown().getFirst().text())
                : List.of();
    }

    private static List<String> words(String solution) {
        return List.of(solution.trim().split("\\s+"));
    }
}
