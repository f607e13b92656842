package cabestan.rules.arcanor;

import java.util.Arrays;

/**
 * The positions since the last step that cannot be undone by play, to find one that occurs for the third time (A18).
 */
final class PositionHistory {

    private long[] hashes = new long[32];
    private int[] actions = new int[32]; // each leads to the position with the same index
    private int size;

    // A filter with one bit for each value of a few bits of the hash: most positions turn out to be new without a
    // search.
    private final long[] marks = new long[16];
    private boolean isNew;

    void copyFrom(PositionHistory other) {
        if (hashes.length < other.size) {
            hashes = new long[other.hashes.length];
            actions = new int[other.actions.length];
        }
        System.arraycopy(other.hashes, 0, hashes, 0, other.size);
        System.arraycopy(other.actions, 0, actions, 0, other.size);
        size = other.size;
        System.arraycopy(other.marks, 0, marks, 0, marks.length);
        isNew = other.isNew;
    }

    void forget() {
        size = 0;
        Arrays.fill(marks, 0);
    }

    void add(int action, long hash) {
        if (size == hashes.length) {
            hashes = Arrays.copyOf(hashes, 2 * size);
            actions = Arrays.copyOf(actions, 2 * size);
        }
        hashes[size] = hash;
        actions[size++] = action;
        int word = (int) (hash >>> 6) & 15;
        isNew = (marks[word] >>> hash & 1) == 0; // a shift uses only the lowest six bits
        marks[word] |= 1L << hash;
    }

    /** The hashes that are in the history at least twice, in ascending order. */
    long[] repeated() {
        long[] sorted = Arrays.copyOf(hashes, size);
        Arrays.sort(sorted);
        int count = 0;
        for (int i = 1; i < size; i++) {
            boolean isListed = count > 0 && sorted[count - 1] == sorted[i];
            if (sorted[i] == sorted[i - 1] && !isListed) {
                sorted[count++] = sorted[i];
            }
        }
        return Arrays.copyOf(sorted, count);
    }

    /** Whether this position, added last, occurs for the third time. */
    boolean isThird(ArcanorBoard now) {
        if (isNew) {
            return false;
        }
        int seen = 1;
        for (int i = size - 5; i >= 0; i -= 2) { // no position recurs in fewer than four plies
            if (hashes[i] == now.hash() && ++seen == 3) {
                return isReallyThird(now);
            }
        }
        return false;
    }

    /** Hashes may coincide: walks back and compares the pieces themselves. */
    private boolean isReallyThird(ArcanorBoard now) {
        ArcanorBoard past = now.copy();
        int seen = 1;
        for (int i = size - 1; i > 0; i--) {
            past.undo(actions[i]);
            seen += past.isSame(now) ? 1 : 0;
        }
        return seen >= 3;
    }
}
