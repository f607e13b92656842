package cabestan.rules.cartagena;

/** Cards counted by symbol: six counts in one long, a byte for each. */
final class Tally {

    private static final long HIGH_BITS = 0x8080_8080_8080L;
    private static final long ALL_BUT_HIGH = 0x7F7F_7F7F_7F7FL;
    private static final long ONES = 0x0101_0101_0101_0101L;

    private Tally() {}

    static long one(int symbol) {
        return 1L << 8 * symbol;
    }

    static long of(byte[] cards) {
        long tally = 0;
        for (byte card : cards) {
            tally += one(card);
        }
        return tally;
    }

    /** This many of each symbol. */
    static long ofEach(int copies) {
        return (ONES >>> 16) * copies;
    }

    static int count(long tally, int symbol) {
        return (int) (tally >>> 8 * symbol) & 0xFF;
    }

    static int size(long tally) {
        return (int) (tally * ONES >>> 56);
    }

    /** One bit for each symbol with at least one card; {@link #symbol} says which symbol a bit means. */
    static long held(long tally) {
        return tally + ALL_BUT_HIGH & HIGH_BITS;
    }

    /** The symbol of the lowest of these bits. */
    static int symbol(long held) {
        return Long.numberOfTrailingZeros(held) >> 3;
    }

    /** The cards one by one, in the order of the symbols. */
    static byte[] cards(long tally) {
        byte[] cards = new byte[size(tally)];
        int count = 0;
        for (byte symbol = 0; symbol < Path.SECTION; symbol++) {
            for (int i = count(tally, symbol); i > 0; i--) {
                cards[count++] = symbol;
            }
        }
        return cards;
    }
}
