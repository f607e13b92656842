package cabestan.bots.arcanor.evaluation;

/** Values of positions by their hash: every deeper round of a search visits most positions again. */
final class ValueCache {

    private static final int SLOTS = 1 << 14;
    private static final int VALUE_BITS = 16;
    private static final long VALUE = (1L << VALUE_BITS) - 1;

    private final long[] slots = new long[SLOTS]; // the upper bits of a hash, with the value in place of the lower ones

    private static int slot(long hash) {
        return (int) (hash >>> 32) & SLOTS - 1;
    }

    boolean has(long hash) {
        return (slots[slot(hash)] ^ hash) >>> VALUE_BITS == 0;
    }

    /** The value that was kept for this position; there must be one. */
    int value(long hash) {
        return (short) slots[slot(hash)];
    }

    /** Keeps and returns a value of 16 bits. */
    int keep(long hash, int value) {
        slots[slot(hash)] = hash & ~VALUE | value & VALUE;
        return (short) value;
    }
}
