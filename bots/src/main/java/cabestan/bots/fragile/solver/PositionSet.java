package cabestan.bots.fragile.solver;

import java.util.Arrays;

/** A set of positions, numbered in the order of insertion; they are compared in full, so no two are ever confused. */
final class PositionSet {

    private static final int WORDS = Yard.WORDS;

    private long[] words;
    private int[] table;
    private int size;
    private boolean added;

    PositionSet(int expected) {
        words = new long[WORDS * expected];
        table = new int[Integer.highestOneBit(Math.max(8, expected)) * 4];
    }

    int size() {
        return size;
    }

    void clear() {
        if (size * 8 < table.length) { // few entries in a big table: remove them one by one
            for (int i = 0; i < size; i++) {
                int slot = hash(words, i * WORDS) & table.length - 1;
                while (table[slot] != 0) {
                    table[slot] = 0;
                    slot = slot + 1 & table.length - 1;
                }
            }
        } else {
            Arrays.fill(table, 0);
        }
        size = 0;
    }

    void load(int index, Yard into) {
        into.load(words, index * WORDS);
    }

    /** The number of this position, new or old. */
    int add(Yard yard) {
        if ((size + 1) * WORDS > words.length) {
            words = Arrays.copyOf(words, words.length * 2);
        }
        int at = size * WORDS;
        yard.store(words, at);
        int slot = hash(words, at) & table.length - 1;
        while (table[slot] != 0) {
            int known = table[slot] - 1;
            if (isSame(known * WORDS, at)) {
                added = false;
                return known;
            }
            slot = slot + 1 & table.length - 1;
        }
        table[slot] = ++size;
        if (size * 2 > table.length) {
            grow();
        }
        added = true;
        return size - 1;
    }

    private boolean isSame(int a, int b) {
        for (int i = 0; i < WORDS; i++) {
            if (words[a + i] != words[b + i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether the last {@link #add} added a new position. */
    boolean added() {
        return added;
    }

    private void grow() {
        table = new int[table.length * 2];
        for (int i = 0; i < size; i++) {
            int slot = hash(words, i * WORDS) & table.length - 1;
            while (table[slot] != 0) {
                slot = slot + 1 & table.length - 1;
            }
            table[slot] = i + 1;
        }
    }

    private static int hash(long[] words, int at) {
        long hash = 0;
        for (int i = 0; i < WORDS; i++) {
            hash = (hash ^ words[at + i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return (int) (hash >>> 24);
    }
}
