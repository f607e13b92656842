package cabestan.rules.game;

/** Seeded randomness, xoshiro256**: the same on every platform, unlike the JDK's generators. */
public final class Dice {

    private long a;
    private long b;
    private long c;
    private long d;

    public Dice(long a, long b, long c, long d) {
        boolean dead = (a | b | c | d) == 0; // xoshiro never leaves the all-zero state
        this.a = dead ? 1 : a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    public Dice copy() {
        return new Dice(a, b, c, d);
    }

    public long next() {
        long result = Long.rotateLeft(b * 5, 7) * 9;
        long t = b << 17;
        c ^= a;
        d ^= b;
        b ^= c;
        a ^= d;
        c ^= t;
        d = Long.rotateLeft(d, 45);
        return result;
    }

    /** A number from 0 to bound - 1, uniformly distributed. */
    public int below(int bound) {
        long product = (next() >>> 32) * bound;
        long low = product & 0xFFFFFFFFL;
        if (low < bound) { // Lemire: reject the few values that would favour some numbers
            long threshold = (1L << 32) % bound;
            while (low < threshold) {
                product = (next() >>> 32) * bound;
                low = product & 0xFFFFFFFFL;
            }
        }
        return (int) (product >>> 32);
    }

    /** Shuffles the first {@code count} entries. */
    public void shuffle(byte[] cards, int count) {
        for (int i = count - 1; i > 0; i--) {
            int j = below(i + 1);
            byte kept = cards[i];
            cards[i] = cards[j];
            cards[j] = kept;
        }
    }

    /** A new seed, drawn from these dice: for a determinization, or for a rematch. */
    public Seed seed() {
        return new Seed(next(), next(), next(), next());
    }
}
