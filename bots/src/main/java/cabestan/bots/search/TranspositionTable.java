package cabestan.bots.search;

/** A transposition table of fixed size: search results by the hash of the position. */
public final class TranspositionTable {

    public static final int NOTHING = 0;
    public static final int AT_MOST = 1;
    public static final int AT_LEAST = 2;
    public static final int EXACT = 3;

    private final long[] keys;
    private final long[] entries;
    private final int mask;

    /** A table for two to the power of {@code bits} positions, sixteen bytes each. */
    public TranspositionTable(int bits) {
        keys = new long[1 << bits];
        entries = new long[1 << bits];
        mask = (1 << bits) - 1;
    }

    /** The entry for this position, to be decoded by the other methods, or {@link #NOTHING}. */
    public long find(long hash) {
        int slot = slot(hash);
        if (keys[slot] == hash) {
            return entries[slot];
        }
        return keys[slot ^ 1] == hash ? entries[slot ^ 1] : NOTHING;
    }

    /** Of two neighbouring slots the first keeps the deeper result, the second the newer one. */
    public void keep(long hash, int action, int score, int depth, int bound) {
        int first = slot(hash);
        boolean deeper = keys[first] == hash || depth >= depth(entries[first]);
        int slot = deeper ? first : first ^ 1;
        keys[slot] = hash;
        entries[slot] = (long) score << 32 | (long) depth << 24 | (long) bound << 22 | action;
    }

    private int slot(long hash) {
        return (int) (hash >>> 32) & mask & ~1;
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
