package cabestan.bots.arcanor.evaluation;

import static cabestan.rules.arcanor.ArcanorBoard.SIZES;
import static cabestan.rules.arcanor.ArcanorBoard.WINNING_POINTS;
import static cabestan.rules.arcanor.ArcanorSquare.STRIDE;

import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorSquare;

/**
 * How often each of the {@link ArcanorFeatures} is found on a board, White's minus Black's; used to tune the weights.
 */
public final class FeatureCount {

    private final int[] counts = new int[ArcanorFeatures.COUNT];

    // The side being counted, and the board from its point of view.
    private final ArcanorBoard board;
    private int side;
    private int sign;
    private long own;
    private long enemies;
    private long goal;
    private long enemyGoal;

    public static int[] of(ArcanorBoard board) {
        return new FeatureCount(board).counts;
    }

    private FeatureCount(ArcanorBoard board) {
        this.board = board;
        look(ArcanorBoard.WHITE, 1);
        look(ArcanorBoard.BLACK, -1);
        sign = board.toMove() == ArcanorBoard.WHITE ? 1 : -1;
        add(ArcanorFeatures.TEMPO, 1);
    }

    private void add(int feature, int times) {
        counts[feature] += sign * times;
    }

    private void look(int side, int sign) {
        this.side = side;
        this.sign = sign;
        own = board.stacks(side);
        enemies = board.stacks(1 - side);
        goal = ArcanorBoard.winningRow(side);
        enemyGoal = ArcanorBoard.winningRow(1 - side);
        add(ArcanorFeatures.POINTS + Math.min(board.points(side), WINNING_POINTS - 1), 1);
        add(ArcanorFeatures.ROOM + Long.bitCount(goal & ~own & ~enemies), 1);
        add(
                ArcanorFeatures.PATHS
                        + Math.min(
                                paths(side, own & ~goal, ArcanorSquare.ALL & ~own & ~enemies) / 2,
                                ArcanorFeatures.MOST_PATHS),
                1);
        for (int size = 1; size <= SIZES; size++) {
            long shown = board.tops(side, size);
            shown(shown, size);
            going(shown & ~goal, size);
            if (size > 1) {
                inside(board.pieces(side, size) & ~shown, size);
                pursued(shown & ~goal, size);
            }
            if (size < SIZES) {
                hunting(shown & ~goal, size);
            }
        }
    }

    /** Pairs of a piece on its way and an empty square in front of it. */
    static int paths(int side, long going, long empty) {
        long ahead = side == ArcanorBoard.WHITE ? going << STRIDE : going >>> STRIDE;
        return Long.bitCount(ahead & empty) + Long.bitCount(ahead << 1 & empty) + Long.bitCount(ahead >>> 1 & empty);
    }

    private void shown(long pieces, int size) {
        int row = (size - 1) * ArcanorFeatures.DISTANCES;
        if (size == SIZES) {
            byDistance(pieces, ArcanorFeatures.FREE + row);
            return;
        }
        long carriers = pieces & board.pieces(side, size + 1);
        long gaolers = pieces & board.pieces(1 - side, size + 1);
        byDistance(pieces & ~carriers & ~gaolers, ArcanorFeatures.FREE + row);
        byDistance(carriers, ArcanorFeatures.CARRIER + row);
        byDistance(gaolers, ArcanorFeatures.GAOLER + row);
    }

    private void inside(long pieces, int size) {
        byDistance(pieces & own, ArcanorFeatures.LOAD + (size - 2) * ArcanorFeatures.DISTANCES);
        long prisoners = pieces & enemies;
        add(ArcanorFeatures.PRISONER + size - 2, Long.bitCount(prisoners & ~enemyGoal));
        add(ArcanorFeatures.PRISONER + size + 1, Long.bitCount(prisoners & enemyGoal));
    }

    private void byDistance(long squares, int first) {
        for (long left = squares; left != 0; left &= left - 1) {
            add(first + distance(side, Long.numberOfTrailingZeros(left)), 1);
        }
    }

    /** The danger to pieces of one size: from enemies beside them now, and from those they have yet to pass. */
    private void pursued(long pieces, int size) {
        if (pieces == 0) {
            return;
        }
        long takers = board.tops(1 - side, size - 1) & ~enemyGoal;
        int turn = board.toMove() == side ? 1 : 0;
        long targets = around(takers) & pieces;
        add(ArcanorFeatures.TARGET + 3 * turn + size - 2, Long.bitCount(targets));
        if (size > 2) {
            long avengers = board.tops(side, size - 2) & ~goal;
            add(ArcanorFeatures.COVERED + 2 * turn + size - 3, Long.bitCount(targets & around(avengers)));
        }
        for (long left = pieces; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int ahead = Long.bitCount(takers & ahead(side, square));
            int zone = (size - 2) * ArcanorFeatures.ZONES + (distance(side, square) - 1) / 2;
            add(ArcanorFeatures.PURSUED + zone * ArcanorFeatures.TAKERS + ahead, 1);
        }
    }

    private void hunting(long pieces, int size) {
        int prey = Long.bitCount(board.pieces(1 - side, size + 1) & enemies & ~enemyGoal);
        add(ArcanorFeatures.HUNTER + (size - 1) * ArcanorFeatures.TAKERS + prey, Long.bitCount(pieces));
    }

    private void going(long pieces, int size) {
        for (long left = pieces; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            add(ArcanorFeatures.COLUMN + (size - 1) * ArcanorFeatures.COLUMNS + column(square), 1);
            if ((front(side, square) & ~own & ~enemies) == 0) {
                add(ArcanorFeatures.BLOCKED + size - 1, 1);
            }
        }
    }

    /** The squares of the next row that a piece could step on. */
    private static long front(int side, int square) {
        int middle = side == ArcanorBoard.WHITE ? square + STRIDE : square - STRIDE;
        long row = ArcanorSquare.FIRST_ROW << ArcanorSquare.row(middle) * STRIDE;
        return (1L << middle | 1L << middle << 1 | 1L << middle >>> 1) & row;
    }

    /** From where an enemy could meet a piece on this square before it arrives: not behind it, not too far aside. */
    static long ahead(int side, int square) {
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

    static int distance(int side, int square) {
        return side == ArcanorBoard.WHITE
                ? ArcanorFeatures.DISTANCES - 1 - ArcanorSquare.row(square)
                : ArcanorSquare.row(square);
    }

    /** Columns from the nearer edge. */
    static int column(int square) {
        int column = ArcanorSquare.column(square);
        return Math.min(column, ArcanorSquare.COLUMNS - 1 - column);
    }

    /** These squares and those next to them, the ninth column included. */
    static long around(long squares) {
        long row = squares | squares << 1 | squares >>> 1;
        return row | row << STRIDE | row >>> STRIDE;
    }
}
