package cabestan.bots.network;

import static cabestan.bots.network.SeatNetwork.SECOND;

/** Computes what each seat may expect. The caller keeps the sums of the first layer up to date. */
public final class SeatScores {

    /** In the weights after the first layer, and in the units of the second, 1 is this power of two. */
    private static final int UNIT_BITS = 7;

    private static final int MOST_SECOND = most(UNIT_BITS);

    private final SeatNetwork network;
    private final Scale scale;
    private final int mostFirst;
    private final int[][] sums; // by seat: for the units of its own view, and for those of the others' views
    private final int[] units;
    private final int[] later = new int[SECOND];
    private final int[] scores;

    /**
     * The integers that stand for 1, as powers of two.
     *
     * @param inputBits in the inputs; 0 where each is there or not
     * @param firstBits in the weights and units of the first layer
     * @param scores turns scores into proportions, and knows what stands for 1 in them
     */
    public record Scale(int inputBits, int firstBits, Softmax scores) {}

    public SeatScores(SeatNetwork network, Scale scale, int seats) {
        this.network = network;
        this.scale = scale;
        mostFirst = most(scale.firstBits);
        sums = new int[seats][2 * network.units];
        units = new int[network.units];
        scores = new int[seats];
    }

    /** No unit reaches 8. */
    private static int most(int bits) {
        return (8 << bits) - 1;
    }

    /** What all inputs of a seat add up to: for the units of its own view, then for those of the others' views. */
    public int[] sums(int seat) {
        return sums[seat];
    }

    /** What each seat may expect, 1 in sum. */
    public void chances(double[] into) {
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] = score(seat);
        }
        scale.scores.proportions(scores, scores.length, into);
    }

    private int score(int seat) {
        addUp(seat);
        int firstBits = scale.firstBits;
        for (int i = 0; i < SECOND; i++) {
            later[i] = network.secondBias[i] << firstBits;
        }
        for (int i = 0; i < units.length; i++) {
            int unit = Math.max(0, Math.min(units[i] >> scale.inputBits, mostFirst));
            if (unit != 0) {
                int[] row = network.second[i];
                for (int j = 0; j < SECOND; j++) {
                    later[j] += row[j] * unit;
                }
            }
        }
        int score = 0;
        for (int i = 0; i < SECOND; i++) {
            score += network.third[i] * Math.max(0, Math.min(later[i] >> firstBits, MOST_SECOND));
        }
        return score >> 2 * UNIT_BITS - scale.scores.bits();
    }

    private void addUp(int seat) {
        int width = units.length;
        for (int i = 0; i < width; i++) {
            units[i] = (network.firstBias[i] << scale.inputBits) + sums[seat][i];
        }
        for (int other = 0; other < sums.length; other++) {
            if (other != seat) {
                int[] sum = sums[other];
                for (int i = 0; i < width; i++) {
                    units[i] += sum[width + i];
                }
            }
        }
    }
}
