package cabestan.rules.cartagena;

import cabestan.rules.game.Dice;
import cabestan.rules.game.State;

/** What the seat on turn can do with its hand, a {@link Tally} (C6–C10). */
final class Moves {

    /** Six pirates with each symbol forward, six back, and the end of the turn. */
    static final int MAX_ACTIONS = 6 * CartagenaBoard.SYMBOLS + 6 + 1;

    private Moves() {}

    static int count(CartagenaBoard board, long hand) {
        if (board.onTurn() == State.NOBODY) {
            return 0;
        }
        if (board.movesLeft() == 0) {
            return 1;
        }
        int moves = Long.bitCount(Tally.held(hand)) * Long.bitCount(board.ashore()) + Long.bitCount(board.returning());
        return (moves == 0 ? 1 : moves) + (board.mayEnd() ? 1 : 0); // C10, C6
    }

    static int list(CartagenaBoard board, long hand, int[] into) {
        if (board.onTurn() == State.NOBODY) {
            return 0;
        }
        int count = 0;
        if (board.movesLeft() > 0) {
            for (long cards = Tally.held(hand); cards != 0; cards &= cards - 1) {
                for (long from = board.ashore(); from != 0; from &= from - 1) {
                    into[count++] = CartagenaAction.forward(Tally.symbol(cards), Long.numberOfTrailingZeros(from));
                }
            }
            for (long from = board.returning(); from != 0; from &= from - 1) {
                into[count++] = CartagenaAction.back(Long.numberOfTrailingZeros(from));
            }
        }
        boolean stuck = board.movesLeft() > 0 && count == 0;
        if (board.mayEnd()) {
            into[count++] = CartagenaAction.END; // C6
        }
        if (stuck) {
            into[count++] = CartagenaAction.DRAW; // C10
        }
        return count;
    }

    /** Picks one of the actions that {@link #list} would write, each as likely as any other, without listing them. */
    static int random(CartagenaBoard board, long hand, Dice dice) {
        if (board.movesLeft() == 0) {
            return CartagenaAction.END;
        }
        long cards = Tally.held(hand);
        long from = board.ashore();
        int starts = Long.bitCount(from);
        int forward = Long.bitCount(cards) * starts;
        long returning = board.returning();
        int moves = forward + Long.bitCount(returning);
        if (moves == 0) { // C10
            return board.mayEnd() && dice.below(2) == 0 ? CartagenaAction.END : CartagenaAction.DRAW;
        }
        int pick = dice.below(board.mayEnd() ? moves + 1 : moves);
        if (pick < forward) {
            int card = pick / starts;
            return CartagenaAction.forward(Tally.symbol(skip(cards, card)), nth(from, pick - card * starts));
        }
        return pick < moves ? CartagenaAction.back(nth(returning, pick - forward)) : CartagenaAction.END;
    }

    private static long skip(long bits, int count) {
        for (int i = 0; i < count; i++) {
            bits &= bits - 1;
        }
        return bits;
    }

    private static int nth(long squares, int index) {
        return Long.numberOfTrailingZeros(skip(squares, index));
    }
}
