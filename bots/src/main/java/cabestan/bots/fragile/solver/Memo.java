package cabestan.bots.fragile.solver;

/** Caches, for questions packed into at most 56 bits, how many points are known to be enough and how many are not. */
final class Memo {

    private static final int SMALLEST = 1 << 12;
    private static final int LARGEST = 1 << 24;

    /** A question shifted left by eight bits; the next four bits are 7 minus the fewest points that are enough, the last four one more than the most that fail. */
    private long[] entries = new long[SMALLEST];

    private int size;

    /** What is known about this question, or 0 if nothing is. */
    int get(long question) {
        long entry = entries[slot(entries, question)];
        return (int) entry & 255;
    }

    static boolean isEnough(int known, int points) {
        return points >= 7 - (known >>> 4);
    }

    static boolean fails(int known, int points) {
        return points < (known & 15);
    }

    void put(long question, int points, boolean enough) {
        int slot = slot(entries, question);
        int known = (int) entries[slot] & 255;
        if (entries[slot] == 0) {
            size++;
        }
        int fails = enough ? known & 15 : Math.max(known & 15, points + 1);
        int below = enough ? Math.max(known >>> 4, 7 - points) : known >>> 4;
        entries[slot] = question << 8 | (long) below << 4 | fails;
        if (size * 2 > entries.length) {
            grow();
        }
    }

    private void grow() {
        long[] old = entries;
        size = 0;
        if (old.length == LARGEST) { // a cache may forget
            entries = new long[SMALLEST];
            return;
        }
        entries = new long[old.length * 2];
        for (long entry : old) {
            if (entry != 0) {
                entries[slot(entries, entry >>> 8)] = entry;
                size++;
            }
        }
    }

    private static int slot(long[] entries, long question) {
        long mixed = question * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 36) & entries.length - 1;
        while (entries[slot] != 0 && entries[slot] >>> 8 != question) {
            slot = slot + 1 & entries.length - 1;
        }
        return slot;
    }
}
