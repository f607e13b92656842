package cabestan.bots.search;

/** The exponential function from sums and products alone, so that it is the same to the bit on every platform. */
public final class Exponential {

    private static final double LN_2_HIGH = 0x1.62e42fee00000p-1; // few bits, so that its multiples are exact
    private static final double LN_2_LOW = 0x1.a39ef35793c76p-33;
    private static final double PER_LN_2 = 0x1.71547652b82fep0;
    private static final double LARGEST = 700;
    private static final int TERMS = 14;

    private Exponential() {}

    /** Accurate to about one part in 10^15; arguments beyond 700 in size are taken as 700. */
    public static double of(double x) {
        double exponent = Math.max(-LARGEST, Math.min(LARGEST, x));
        int powers = (int) Math.floor(exponent * PER_LN_2 + 0.5);
        double rest = exponent - powers * LN_2_HIGH - powers * LN_2_LOW;
        double sum = 1;
        for (int term = TERMS; term > 0; term--) {
            sum = 1 + sum * rest / term;
        }
        return sum * Double.longBitsToDouble(powers + 1023L << 52);
    }
}
