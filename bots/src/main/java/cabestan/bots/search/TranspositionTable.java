package cabestan.bots.search;

import java.util.Arrays;

/** A transposition table of fixed size: search results by the hash of the position. Closed tables are used again. */
public final class TranspositionTable implements AutoCloseable {

    public static final int NOTHING = 0;
    public static final int AT_MOST = 1;
    public static final int AT_LEAST = 2;
    public static final int EXACT = 3;

    private static final Pool<TranspositionTable> CLOSED = new Pool<>();

    // The hash of a position and, right after it, its entry: so that both come from memory at once.
    private final long[] slots;

    private final int mask;

    private TranspositionTable(int bits) {
        slots = new long[2 << bits];
        mask = (1 << bits) - 1 & ~1;
    }

    /** An empty table for two to the power of {@code bits} positions, sixteen bytes each. */
    public static TranspositionTable empty(int bits) {
        TranspositionTable table =
                CLOSED.take(closed -> closed.slots.length == 2 << bits, () -> new TranspositionTable(bits));
        Arrays.fill(table.slots, 0);
        return table;
    }

    /** The table must not be used any more. */
    @Override
    public void close() {
        CLOSED.putBack(this);
    }

    /** The entry for this position, to be decoded by the other methods, or {@link #NOTHING}. */
    public long find(long hash) {
        int first = first(hash);
        if (slots[first] == hash) {
            return slots[first + 1];
        }
        return slots[first + 2] == hash ? slots[first + 3] : NOTHING;
    }

    /** Of two neighbouring slots the first keeps the deeper result, the second the newer one. */
    public void keep(long hash, int action, int score, int depth, int bound) {
        int first = first(hash);
        boolean deeper = slots[first] == hash || depth >= depth(slots[first + 1]);
        int slot = deeper ? first : first + 2;
        slots[slot] = hash;
        slots[slot + 1] = (long) score << 32 | (long) depth << 24 | (long) bound << 22 | action;
    }

    private int first(long hash) {
        return ((int) (hash >>> 32) & mask) << 1;
    }

    public static int action(long entry) {
        return (int) entry & 0x3FFFFF;
    }

    public static int bound(long entry) {
        return (int) (entry >>> 22) & 3;
    }

    public static int depth(long entry) {
        return (int) (entry >>> 24) & 0xFF;
    }

    public static int score(long entry) {
        return (int) (entry >> 32);
    }
}
