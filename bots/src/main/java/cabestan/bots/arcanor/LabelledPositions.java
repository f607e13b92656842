package cabestan.bots.arcanor;

import static cabestan.rules.arcanor.ArcanorBoard.BLACK;
import static cabestan.rules.arcanor.ArcanorBoard.SIZES;
import static cabestan.rules.arcanor.ArcanorBoard.WHITE;

import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorSquare;
import cabestan.rules.game.Outcome;
import java.util.Arrays;

/** Positions of one match in the format of docs/training.md. */
final class LabelledPositions {

    /** Bytes for each position: 24 squares, side to move, result, whether it was played, nothing, two numbers. */
    static final int LENGTH = 32;

    private static final int SIDE = 24;
    private static final int RESULT = 25;
    private static final int PLAYED = 26;
    private static final int VALUE = 28;
    private static final int EVALUATION = 30;
    private static final byte ABSENT = -1;

    private byte[] records = new byte[LENGTH << 8];
    private int end;

    /** @param value what a search found, {@code evaluation} what is seen at once; both for the side to move */
    void add(ArcanorBoard board, int value, int evaluation, boolean played) {
        if (end == records.length) {
            records = Arrays.copyOf(records, 2 * end);
        }
        int next = end;
        for (int side = WHITE; side <= BLACK; side++) {
            for (int size = 1; size <= SIZES; size++) {
                squares(board.pieces(side, size), next);
                next += ArcanorBoard.OF_EACH_SIZE;
            }
        }
        records[end + SIDE] = (byte) board.toMove();
        records[end + PLAYED] = (byte) (played ? 1 : 0);
        number(end + VALUE, value);
        number(end + EVALUATION, evaluation);
        end += LENGTH;
    }

    private void squares(long pieces, int at) {
        long left = pieces;
        for (int i = 0; i < ArcanorBoard.OF_EACH_SIZE; i++) {
            int square = Long.numberOfTrailingZeros(left);
            int number = ArcanorSquare.row(square) * ArcanorSquare.COLUMNS + ArcanorSquare.column(square);
            records[at + i] = left == 0 ? ABSENT : (byte) number;
            left &= left - 1;
        }
    }

    private void number(int at, int number) {
        records[at] = (byte) (number >> 8);
        records[at + 1] = (byte) number;
    }

    /** All positions, with the result of the match for the side to move: 0 if it lost, 1 for a draw, 2 if it won. */
    byte[] write(Outcome outcome) {
        for (int at = 0; at < end; at += LENGTH) {
            records[at + RESULT] = (byte) (2 * outcome.reward(records[at + SIDE]));
        }
        return Arrays.copyOf(records, end);
    }
}
