package cabestan.bots.arcanor;

import static cabestan.rules.arcanor.ArcanorBoard.SIZES;
import static cabestan.rules.arcanor.ArcanorBoard.WINNING_POINTS;

import cabestan.rules.arcanor.ArcanorBoard;

/** What a position is worth without looking ahead: a weighted sum of {@link Features}, about 100 for each point. */
final class Evaluation {

    private static final int STRIDE = 9; // the layout of ArcanorBoard's sets
    private static final long SQUARES = squares();
    private static final int[] ROW = new int[64];
    private static final int[] COLUMN = new int[64];
    private static final long[][] AHEAD = new long[2][64];

    static {
        for (int square = 0; square < 64; square++) {
            ROW[square] = square / STRIDE;
            COLUMN[square] = Math.min(square % STRIDE, 7 - square % STRIDE);
        }
        for (int square = 0; square < 63; square++) {
            AHEAD[ArcanorBoard.WHITE][square] = ahead(ArcanorBoard.WHITE, square);
            AHEAD[ArcanorBoard.BLACK][square] = ahead(ArcanorBoard.BLACK, square);
        }
    }

    private static long squares() {
        long squares = 0;
        for (int row = 0; row < Features.DISTANCES; row++) {
            squares |= ArcanorBoard.winningRow(ArcanorBoard.BLACK) << row * STRIDE;
        }
        return squares;
    }

    private final int[] weights;
    private final int[] counts;
    private int sum;

    Evaluation(int[] weights) {
        this(weights, null);
    }

    /** Also writes how often each feature was found, White's less Black's, for those who tune the weights. */
    Evaluation(int[] weights, int[] counts) {
        this.weights = weights;
        this.counts = counts;
    }

    /** The value for the side to move. */
    int value(ArcanorBoard board) {
        int white = whiteValue(board);
        return board.toMove() == ArcanorBoard.WHITE ? white : -white;
    }

    private int whiteValue(ArcanorBoard board) {
        sum = 0;
        count(board, ArcanorBoard.WHITE, 1);
        count(board, ArcanorBoard.BLACK, -1);
        add(Features.TEMPO, board.toMove() == ArcanorBoard.WHITE ? 1 : -1);
        return sum;
    }

    private void add(int feature, int times) {
        sum += weights[feature] * times;
        if (counts != null) {
            counts[feature] += times;
        }
    }

    private void count(ArcanorBoard board, int side, int sign) {
        add(Features.POINTS + Math.min(board.points(side), WINNING_POINTS - 1), sign);
        long stacks = board.stacks(side);
        long enemies = board.stacks(1 - side);
        add(Features.ROOM + Long.bitCount(ArcanorBoard.winningRow(side) & ~stacks & ~enemies), sign);
        long going = stacks & ~ArcanorBoard.winningRow(side);
        add(Features.PATHS + Math.min(paths(side, going, ~stacks & ~enemies) / 2, Features.MOST_PATHS), sign);
        for (int size = 1; size <= SIZES; size++) {
            long own = board.pieces(side, size);
            long top = own & stacks;
            if (size > 1) {
                long covered = own & board.pieces(size - 1);
                top = own & ~covered;
                byDistance(covered & stacks, side, Features.LOAD + (size - 2) * Features.DISTANCES, sign);
                long lost = covered & enemies & ArcanorBoard.winningRow(1 - side);
                add(Features.PRISONER + size - 2, sign * Long.bitCount(covered & enemies & ~lost));
                add(Features.PRISONER + size + 1, sign * Long.bitCount(lost));
                pursued(board, top & ~ArcanorBoard.winningRow(side), side, size, sign);
            }
            if (size < SIZES) {
                long prey = board.pieces(1 - side, size + 1) & enemies & ~ArcanorBoard.winningRow(1 - side);
                int hunters = Long.bitCount(top & ~ArcanorBoard.winningRow(side));
                int left = Long.bitCount(prey);
                add(Features.HUNTER + (size - 1) * Features.TAKERS + left, sign * hunters);
            }
            shown(board, top, side, size, sign);
            onTheWay(top & ~ArcanorBoard.winningRow(side), stacks | enemies, side, size, sign);
        }
    }

    private void shown(ArcanorBoard board, long top, int side, int size, int sign) {
        int row = (size - 1) * Features.DISTANCES;
        if (size == SIZES) {
            byDistance(top, side, Features.FREE + row, sign);
            return;
        }
        long friends = top & board.pieces(side, size + 1);
        long prisoners = top & board.pieces(1 - side, size + 1);
        byDistance(top & ~friends & ~prisoners, side, Features.FREE + row, sign);
        byDistance(friends, side, Features.CARRIER + row, sign);
        byDistance(prisoners, side, Features.GAOLER + row, sign);
    }

    private void byDistance(long squares, int side, int first, int sign) {
        for (long left = squares; left != 0; left &= left - 1) {
            add(first + distance(side, Long.numberOfTrailingZeros(left)), sign);
        }
    }

    /** The danger to pieces of one size: from enemies beside them now, and from those they have yet to pass. */
    private void pursued(ArcanorBoard board, long pieces, int side, int size, int sign) {
        if (pieces == 0) {
            return;
        }
        long takers = board.tops(1 - side, size - 1) & ~ArcanorBoard.winningRow(1 - side);
        int turn = board.toMove() == side ? 1 : 0;
        long targets = around(takers) & pieces;
        add(Features.TARGET + 3 * turn + size - 2, sign * Long.bitCount(targets));
        if (size > 2) {
            long avengers = board.tops(side, size - 2) & ~ArcanorBoard.winningRow(side);
            add(Features.COVERED + 2 * turn + size - 3, sign * Long.bitCount(targets & around(avengers)));
        }
        for (long left = pieces; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int ahead = Long.bitCount(takers & AHEAD[side][square]);
            int zone = (size - 2) * Features.ZONES + (distance(side, square) - 1) / 2;
            add(Features.PURSUED + zone * Features.TAKERS + ahead, sign);
        }
    }

    private void onTheWay(long pieces, long occupied, int side, int size, int sign) {
        for (long left = pieces; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            add(Features.COLUMN + (size - 1) * Features.COLUMNS + COLUMN[square], sign);
            if ((front(side, square) & ~occupied) == 0) {
                add(Features.BLOCKED + size - 1, sign);
            }
        }
    }

    private static int paths(int side, long going, long empty) {
        long ahead = side == ArcanorBoard.WHITE ? going << STRIDE : going >>> STRIDE;
        long squares = empty & SQUARES;
        return Long.bitCount(ahead & squares)
                + Long.bitCount(ahead << 1 & squares)
                + Long.bitCount(ahead >>> 1 & squares);
    }

    /** The squares of the next row that a piece could step on. */
    private static long front(int side, int square) {
        int middle = side == ArcanorBoard.WHITE ? square + STRIDE : square - STRIDE;
        long row = ArcanorBoard.winningRow(ArcanorBoard.BLACK) << ROW[middle] * STRIDE;
        return (1L << middle | 1L << middle << 1 | 1L << middle >>> 1) & row;
    }

    /** From where an enemy could meet a piece on this square before it arrives: not behind it, not too far aside. */
    private static long ahead(int side, int square) {
        int distance = distance(side, square);
        long squares = 0;
        for (int other = 0; other < 63; other++) {
            int aside = Math.abs(other % STRIDE - square % STRIDE);
            if (distance(side, other) <= distance && aside <= distance + 1) {
                squares |= 1L << other;
            }
        }
        return squares;
    }

    private static int distance(int side, int square) {
        return side == ArcanorBoard.WHITE ? Features.DISTANCES - 1 - ROW[square] : ROW[square];
    }

    private static long around(long squares) {
        long row = squares | squares << 1 | squares >>> 1;
        return row | row << STRIDE | row >>> STRIDE;
    }
}
