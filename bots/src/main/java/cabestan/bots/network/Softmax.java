package cabestan.bots.network;

import cabestan.bots.search.Exponential;

/** Turns scores into proportions by their exponentials, which are kept in a table. */
public final class Softmax {

    private final int bits;
    private final double[] powers; // of e, to 0, −1 step, −2 steps and so on; anything smaller counts as the last

    /**
     * @param bits which power of two stands for 1 in the scores
     * @param range how far below the best a score may be; lower ones count as if they were that far below
     */
    public Softmax(int bits, int range) {
        this.bits = bits;
        powers = new double[range << bits];
        for (int i = 0; i < powers.length; i++) {
            powers[i] = Exponential.of(-(double) i / (1 << bits));
        }
    }

    int bits() {
        return bits;
    }

    /** Writes the proportions, 1 in sum, of the first {@code count} scores. */
    public void proportions(int[] scores, int count, double[] into) {
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            most = Math.max(most, scores[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            into[i] = powers[Math.min(powers.length - 1, most - scores[i])];
            sum += into[i];
        }
        for (int i = 0; i < count; i++) {
            into[i] /= sum;
        }
    }
}
