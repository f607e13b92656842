package cabestan.bots.fragile.compose;

import static cabestan.rules.fragile.quay.FragileQuay.SIDE;
import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;
import static cabestan.rules.fragile.quay.FragileQuay.name;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import java.util.ArrayList;
import java.util.List;

/** Recognizes problems that are the same up to rotation: the board turned by a quarter is the same board (F2). */
public final class FragileLikeness {

    private FragileLikeness() {}

    /** A text that is the same for a problem and its rotations; it ignores the number of turns allowed. */
    public static String of(FragileProblemState problem) {
        String least = null;
        for (int quarters = 0; quarters < 4; quarters++) {
            String text = turned(problem, quarters);
            least = least == null || text.compareTo(least) < 0 ? text : least;
        }
        return least;
    }

    private static String turned(FragileProblemState problem, int quarters) {
        FragileBoard board = problem.board();
        List<String> pieces = new ArrayList<>();
        for (int square = 0; square < SQUARES; square++) {
            for (int level = 0; level < board.height(square); level++) {
                pieces.add(place(square, quarters) + "=crate" + goal(problem, board.crate(square, level), quarters));
            }
            int docker = board.docker(square);
            if (docker >= 0) {
                pieces.add(
                        place(square, quarters) + (board.dockerSeat(docker) == FragileProblem.OWN ? "=own" : "=other"));
            }
        }
        pieces.sort(null);
        return String.join(" ", pieces);
    }

    private static String goal(FragileProblemState problem, int crate, int quarters) {
        for (int goal = 0; goal < problem.goals(); goal++) {
            if (problem.goalCrate(goal) == crate) {
                int level = problem.board().crateLevel(crate);
                return level + ">" + place(problem.goalDepot(goal), quarters);
            }
        }
        return "";
    }

    private static String place(int square, int quarters) {
        int turned = square;
        for (int i = 0; i < quarters; i++) {
            turned = (SIDE - 1 - turned % SIDE) * SIDE + turned / SIDE; // column to row, row to column
        }
        return name(turned);
    }
}
