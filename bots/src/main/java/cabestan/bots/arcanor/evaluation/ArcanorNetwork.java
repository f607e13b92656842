package cabestan.bots.arcanor.evaluation;

import static cabestan.rules.arcanor.ArcanorBoard.SIZES;

import cabestan.bots.network.NetworkFile;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorSquare;
import java.util.Arrays;

/**
 * The weights of a network of two layers, in integers. Its inputs are stacks, with all they hold, on their squares; its
 * first layer is seen once by each side. docs/training.md has the format.
 */
public final class ArcanorNetwork {

    /** A unit of the first layer gives nothing below 0 and at most this, which stands for 1; then its square. */
    static final int ONE = 64;

    /** The second layer has weights of its own for each number of stacks that have arrived, and for more than that. */
    static final int STAGES = 8;

    /** Sums of the second layer have this many more bits than values. */
    private static final int FINER_BITS = 15;

    private static final int WHITES = (1 << SIZES) - 1;
    private static final int STACKS = 1 << 2 * SIZES;

    /** The pieces of size 2 and 3, and those of size 1 and 2, as bits of one side. */
    private static final int TWO_AND_THREE = 0b0110;

    private static final int ONE_AND_TWO = 0b0011;

    private final int[] bias;
    private final int[][][] rows = new int[2][STACKS << 6][]; // by viewer, stack and square
    private final int[][][] second = new int[STAGES][2][]; // by stage, and whether it is the view of the other side
    private final int[] offset = new int[STAGES];

    private static final class Shipped {
        static final ArcanorNetwork NETWORK =
                new ArcanorNetwork(NetworkFile.resource(ArcanorNetwork.class, "arcanor.network"));
    }

    /** The network of the strongest player. */
    public static ArcanorNetwork shipped() {
        return Shipped.NETWORK;
    }

    /** Reads what training/arcanor.py writes. */
    public ArcanorNetwork(byte[] bytes) {
        NetworkFile file = new NetworkFile(bytes);
        int units = file.units();
        file.expect(
                2 * units
                        + units * countStacks() * ArcanorSquare.ROWS * ArcanorSquare.COLUMNS
                        + STAGES * (4 * units + 2),
                "Arcanor");
        bias = file.ofTwoBytes(units);
        for (int[][] view : rows) {
            Arrays.fill(view, new int[units]); // an empty square
        }
        for (int stack = 1; stack < STACKS; stack++) {
            for (int square = 0; square < ArcanorSquare.COUNT; square++) {
                if (isStack(stack) && ArcanorSquare.exists(square)) {
                    see(
                            stack,
                            square,
                            isReachable(stack) ? file.ofOneByte(units) : rows[0][known(stack) << 6 | square]);
                }
            }
        }
        for (int stage = 0; stage < STAGES; stage++) {
            second[stage][0] = file.ofTwoBytes(units);
            second[stage][1] = file.ofTwoBytes(units);
            offset[stage] = file.ofTwoBytes();
        }
    }

    /** Black sees the board upside down, and its own pieces as White sees White's. */
    private void see(int stack, int square, int[] row) {
        int turned = stack >> SIZES | (stack & WHITES) << SIZES;
        int opposite =
                ArcanorSquare.at(ArcanorSquare.ROWS - 1 - ArcanorSquare.row(square), ArcanorSquare.column(square));
        rows[ArcanorBoard.WHITE][stack << 6 | square] = row;
        rows[ArcanorBoard.BLACK][turned << 6 | opposite] = row;
    }

    private static int countStacks() {
        int count = 0;
        for (int stack = 1; stack < STACKS; stack++) {
            count += isStack(stack) && isReachable(stack) ? 1 : 0;
        }
        return count;
    }

    /** Whether these bits, White's pieces from the largest and then Black's, make a stack: one of each size, no gap. */
    private static boolean isStack(int bits) {
        int sizes = bits & WHITES | bits >> SIZES;
        int largest = sizes & -sizes;
        return (bits & WHITES & bits >> SIZES) == 0 && (sizes & sizes + largest) == 0;
    }

    /**
     * No match leads to a 2 that holds a 3 of its own side: none begins so (A3), and nobody captures their own pieces
     * (A10).
     */
    private static boolean isReachable(int stack) {
        return (stack & TWO_AND_THREE) != TWO_AND_THREE && (stack >> SIZES & TWO_AND_THREE) != TWO_AND_THREE;
    }

    /** What is used for a stack that no match leads to: the same without the 3 and the 4. */
    private static int known(int stack) {
        return stack & (ONE_AND_TWO << SIZES | ONE_AND_TWO);
    }

    int[] bias() {
        return bias;
    }

    /** What each stack on each square ({@code stack << 6 | square}) adds to the first layer as this side sees it. */
    int[][] rows(int viewer) {
        return rows[viewer];
    }

    /** The value for a side, given the first layer as it sees it and as the other side sees it. */
    int value(int[] own, int[] other, int arrived) {
        int stage = Math.min(arrived, STAGES - 1);
        int sum = sum(own, second[stage][0]) + sum(other, second[stage][1]);
        return (sum >> FINER_BITS) + offset[stage];
    }

    private static int sum(int[] layer, int[] weights) {
        int sum = 0;
        for (int i = 0; i < weights.length; i++) {
            int unit = Math.max(0, Math.min(layer[i], ONE));
            sum += unit * unit * weights[i];
        }
        return sum;
    }
}
