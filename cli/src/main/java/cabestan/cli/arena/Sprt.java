package cabestan.cli.arena;

/**
 * A sequential probability ratio test between two Elo differences, over pairs of matches with the same seed and swapped
 * seats. Counting the five results of a pair (pentanomial) takes into account that its two matches are not independent.
 */
final class Sprt {

    /** The probability of either wrong answer. */
    private static final double ERROR = 0.05;

    private static final double BOUND = Math.log((1 - ERROR) / ERROR);

    /** Stands for pairs not seen yet, so that few pairs with one result do not seem to have no variance. */
    private static final double PRIOR = 0.5;

    private final double elo0;
    private final double elo1;
    private final int[] pairs = new int[5];

    Sprt(double elo0, double elo1) {
        this.elo0 = elo0;
        this.elo1 = elo1;
    }

    /** Adds a pair in which the first player scored so many half points, 0 to 4. */
    synchronized void add(int halfPoints) {
        pairs[halfPoints]++;
    }

    /** Pairs by half points, from two losses to two wins. */
    synchronized int[] pairs() {
        return pairs.clone();
    }

    /** The logarithm of how much likelier the results are with the second difference than with the first. */
    synchronized double ratio() {
        double count = 0;
        double sum = 0;
        for (int i = 0; i < 5; i++) {
            count += pairs[i] + PRIOR / 5;
            sum += (pairs[i] + PRIOR / 5) * i / 4;
        }
        double mean = sum / count;
        double squares = 0;
        for (int i = 0; i < 5; i++) {
            double off = i / 4.0 - mean;
            squares += (pairs[i] + PRIOR / 5) * off * off;
        }
        double s0 = expected(elo0);
        double s1 = expected(elo1);
        return count - PRIOR < 1 ? 0 : (s1 - s0) * (2 * mean - s0 - s1) / (2 * squares / count) * count;
    }

    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    boolean isDecided() {
        return Math.abs(ratio()) >= BOUND;
    }

    /** Which difference is accepted: {@code elo0}, {@code elo1}, or neither yet. */
    String verdict() {
        double ratio = ratio();
        return ratio >= BOUND ? "elo1" : ratio <= -BOUND ? "elo0" : "undecided";
    }

    static double bound() {
        return BOUND;
    }
}
