package cabestan.bots.network;

/** The weights of three layers that score each seat, in integers. */
public final class SeatNetwork {

    /** Units of the second layer. */
    static final int SECOND = 16;

    final int units; // of the first layer
    final int[][] first; // by input: what it adds to the units of its own seat, and to those of each other
    final int[] firstBias;
    final int[][] second; // by unit of the first layer, then of the second
    final int[] secondBias;
    final int[] third;

    /**
     * Takes what follows the rows of the inputs from a file.
     *
     * @param first by input: what it adds to the units of its own seat, then to those of each other
     */
    public SeatNetwork(int[][] first, NetworkFile file) {
        this.first = first;
        units = file.units();
        firstBias = file.ofTwoBytes(units);
        second = file.ofTwoBytes(units, SECOND);
        secondBias = file.ofTwoBytes(SECOND);
        third = file.ofTwoBytes(SECOND);
    }

    /** How many bytes follow the rows of the inputs. */
    public static int bytesAfterRows(int units) {
        return 2 * (units + units * SECOND + 2 * SECOND);
    }

    /** What an input adds to the units of its own seat, then to those of each other. */
    public int[] row(int input) {
        return first[input];
    }
}
