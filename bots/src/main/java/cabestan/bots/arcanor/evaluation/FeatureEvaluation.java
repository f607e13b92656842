package cabestan.bots.arcanor.evaluation;

import static cabestan.rules.arcanor.ArcanorBoard.SIZES;
import static cabestan.rules.arcanor.ArcanorBoard.WINNING_POINTS;
import static cabestan.rules.arcanor.ArcanorSquare.STRIDE;

import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorSquare;

/**
 * The weighted sum of {@link ArcanorFeatures}. It is called at every node, so everything that depends on one piece
 * and its square is added up beforehand.
 */
public final class FeatureEvaluation implements Evaluation {

    private static final int FREE = 0;
    private static final int CARRIER = 1;
    private static final int GAOLER = 2;
    private static final int LOAD = 3;

    private static final long[] AHEAD = ahead();

    private final int[] weights;
    private final int[] onSquare; // by side, size, what it holds or whether it is held, and square
    private final int[] pursued; // by side, size, square and number of pursuers
    private final ValueCache cache = new ValueCache();

    public FeatureEvaluation(int[] weights) {
        this.weights = weights;
        this.onSquare = new int[2 * (SIZES + 1) * 4 << 6];
        this.pursued = new int[2 * (SIZES + 1) << 8];
        for (int side = ArcanorBoard.WHITE; side <= ArcanorBoard.BLACK; side++) {
            for (int size = 1; size <= SIZES; size++) {
                for (int square = 0; square < ArcanorSquare.COUNT; square++) {
                    fill(side, size, square);
                }
            }
        }
    }

    private static long[] ahead() {
        long[] ahead = new long[2 << 6];
        for (int square = 0; square < ArcanorSquare.COUNT; square++) {
            ahead[square] = FeatureCount.ahead(ArcanorBoard.WHITE, square);
            ahead[64 | square] = FeatureCount.ahead(ArcanorBoard.BLACK, square);
        }
        return ahead;
    }

    private static int place(int side, int size, int holding) {
        return (side * (SIZES + 1) + size) * 4 + holding << 6;
    }

    private void fill(int side, int size, int square) {
        int distance = FeatureCount.distance(side, square);
        int row = (size - 1) * ArcanorFeatures.DISTANCES + distance;
        int column = (size - 1) * ArcanorFeatures.COLUMNS + FeatureCount.column(square);
        int going = distance == 0 ? 0 : weights[ArcanorFeatures.COLUMN + column];
        onSquare[place(side, size, FREE) | square] = weights[ArcanorFeatures.FREE + row] + going;
        if (size < SIZES) {
            onSquare[place(side, size, CARRIER) | square] = weights[ArcanorFeatures.CARRIER + row] + going;
            onSquare[place(side, size, GAOLER) | square] = weights[ArcanorFeatures.GAOLER + row] + going;
        }
        if (size > 1) {
            onSquare[place(side, size, LOAD) | square] =
                    weights[ArcanorFeatures.LOAD + row - ArcanorFeatures.DISTANCES];
        }
        if (size > 1 && distance > 0) {
            int zone = (size - 2) * ArcanorFeatures.ZONES + (distance - 1) / 2;
            for (int takers = 0; takers < ArcanorFeatures.TAKERS; takers++) {
                pursued[(side * (SIZES + 1) + size << 6 | square) << 2 | takers] =
                        weights[ArcanorFeatures.PURSUED + zone * ArcanorFeatures.TAKERS + takers];
            }
        }
    }

    @Override
    public int value(ArcanorBoard board, int ply) {
        long hash = board.hash();
        return cache.has(hash) ? cache.value(hash) : cache.keep(hash, compute(board));
    }

    private int compute(ArcanorBoard board) {
        long white = board.stacks(ArcanorBoard.WHITE);
        long black = board.stacks(ArcanorBoard.BLACK);
        int lead = side(board, ArcanorBoard.WHITE, white, black) - side(board, ArcanorBoard.BLACK, black, white);
        return weights[ArcanorFeatures.TEMPO] + (board.toMove() == ArcanorBoard.WHITE ? lead : -lead);
    }

    private int side(ArcanorBoard board, int side, long own, long enemies) {
        long goal = ArcanorBoard.winningRow(side);
        long enemyGoal = ArcanorBoard.winningRow(1 - side);
        long empty = ArcanorSquare.ALL & ~own & ~enemies;
        long open = side == ArcanorBoard.WHITE ? empty >>> STRIDE : empty << STRIDE;
        open |= open << 1 | open >>> 1;
        int turn = board.toMove() == side ? 1 : 0;
        int points = Math.min(board.points(side), WINNING_POINTS - 1);
        int sum = weights[ArcanorFeatures.POINTS + points]
                + weights[ArcanorFeatures.ROOM + Long.bitCount(goal & empty)]
                + weights[
                        ArcanorFeatures.PATHS
                                + Math.min(
                                        FeatureCount.paths(side, own & ~goal, empty) / 2, ArcanorFeatures.MOST_PATHS)];
        for (int size = 1; size <= SIZES; size++) {
            long shown = board.tops(side, size);
            long inside = board.pieces(side, size) & ~shown;
            long going = shown & ~goal;
            sum += weights[ArcanorFeatures.BLOCKED + size - 1] * Long.bitCount(going & ~open);
            if (size < SIZES) {
                int prey = Long.bitCount(board.pieces(1 - side, size + 1) & enemies & ~enemyGoal);
                sum += weights[ArcanorFeatures.HUNTER + (size - 1) * ArcanorFeatures.TAKERS + prey]
                        * Long.bitCount(going);
            }
            long takers = 0;
            if (size > 1) {
                takers = board.tops(1 - side, size - 1) & ~enemyGoal;
                sum += danger(board, side, size, turn, FeatureCount.around(takers) & going, goal)
                        + held(inside, side, size, own, enemies, enemyGoal);
            }
            sum += shown(board, side, size, shown, takers);
        }
        return sum;
    }

    /** The pieces of one size that show: where they stand, what they hold, and which enemies may still take them. */
    private int shown(ArcanorBoard board, int side, int size, long shown, long takers) {
        long carriers = size < SIZES ? board.pieces(side, size + 1) : 0;
        long gaolers = size < SIZES ? board.pieces(1 - side, size + 1) : 0;
        int first = place(side, size, FREE);
        int pursuit = side * (SIZES + 1) + size << 8;
        int sum = 0;
        for (long left = shown; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int holding = (int) (carriers >>> square & 1 | (gaolers >>> square & 1) << 1);
            sum += onSquare[first + (holding << 6) + square]
                    + pursued[pursuit + (square << 2) + Long.bitCount(takers & AHEAD[side << 6 | square])];
        }
        return sum;
    }

    /** The pieces of one size next to an enemy that may take them. */
    private int danger(ArcanorBoard board, int side, int size, int turn, long targets, long goal) {
        if (targets == 0) {
            return 0;
        }
        int sum = weights[ArcanorFeatures.TARGET + 3 * turn + size - 2] * Long.bitCount(targets);
        if (size > 2) {
            long avengers = board.tops(side, size - 2) & ~goal;
            sum += weights[ArcanorFeatures.COVERED + 2 * turn + size - 3]
                    * Long.bitCount(targets & FeatureCount.around(avengers));
        }
        return sum;
    }

    /** The pieces of one size inside stacks. */
    private int held(long inside, int side, int size, long own, long enemies, long enemyGoal) {
        if (inside == 0) {
            return 0;
        }
        long prisoners = inside & enemies;
        int sum = weights[ArcanorFeatures.PRISONER + size - 2] * Long.bitCount(prisoners & ~enemyGoal)
                + weights[ArcanorFeatures.PRISONER + size + 1] * Long.bitCount(prisoners & enemyGoal);
        int first = place(side, size, LOAD);
        for (long left = inside & own; left != 0; left &= left - 1) {
            sum += onSquare[first + Long.numberOfTrailingZeros(left)];
        }
        return sum;
    }
}
