package cabestan.bots.fragile.solver;

import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Dice;
import java.util.ArrayList;
import java.util.List;

/** Problems by chance, crowded into one quarter of the quay so that much happens in few turns. */
final class SmallProblems {

    private static final int SIDE = 10;

    private SmallProblems() {}

    static FragileProblemState draw(Dice dice, int turns) {
        List<String> squares = new ArrayList<>();
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                if (!FragileQuay.isDepot(row * SIDE + column)) {
                    squares.add(FragileQuay.name(row * SIDE + column));
                }
            }
        }
        String goalCrate = take(squares, dice);
        String more = crates(squares, dice);
        boolean piled = dice.below(3) == 0;
        String goal = goalCrate + (piled ? dice.below(2) == 0 ? ".top" : ".bottom" : "");
        String depot = List.of("A1", "C3", "A4").get(dice.below(3));
        String text = "game fragile-problem\ncrates " + goalCrate + (piled ? " " + goalCrate : "") + more
                + "\ndockers " + take(squares, dice) + (dice.below(8) == 0 ? "" : " " + take(squares, dice))
                + "\nothers " + (dice.below(2) == 0 ? "" : take(squares, dice))
                + "\ngoal " + goal + " " + depot + "\nturns " + turns + "\n";
        return new FragileProblem("", text, "").begin();
    }

    private static String crates(List<String> squares, Dice dice) {
        String crates = "";
        for (int i = dice.below(4); i > 0; i--) {
            String square = take(squares, dice);
            crates += " " + square + (dice.below(4) == 0 ? " " + square : "");
        }
        return crates;
    }

    private static String take(List<String> squares, Dice dice) {
        return squares.remove(dice.below(squares.size()));
    }
}
