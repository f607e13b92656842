package cabestan.rules.cartagena;

import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import java.util.List;

/** How a match of Cartagena ended, and in which order the seats rank. */
public final class CartagenaEnding {

    private CartagenaEnding() {}

    /** The outcome of a match that is over. */
    public static Outcome of(CartagenaBoard board) {
        if (board.onTurn() != State.NOBODY) {
            throw new IllegalStateException("the match is not over");
        }
        long[] scores = new long[board.seats()];
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = 1000L * board.inBoat(seat) + covered(board, seat);
        }
        List<Integer> ranks = Outcome.ranksOf(scores);
        int home = home(board);
        return home == State.NOBODY
                ? new Outcome(
                        ranks,
                        "two-hundred-rounds",
                        "200 rounds have passed; pirates in the boat decide, then squares covered") // C14
                : new Outcome(
                        ranks, "all-home", "seat " + (home + 1) + " has brought the last pirate into the boat"); // C13
    }

    /** The seat with all pirates in the boat, or {@link State#NOBODY}. */
    static int home(CartagenaBoard board) {
        for (int seat = 0; seat < board.seats(); seat++) {
            if (board.isHome(seat)) {
                return seat;
            }
        }
        return State.NOBODY;
    }

    /** The squares that pirates on the path have covered, in sum. */
    private static int covered(CartagenaBoard board, int seat) {
        int sum = 0;
        for (int square = 1; square <= board.squares(); square++) {
            sum += square * board.pirates(seat, square);
        }
        return sum;
    }
}
