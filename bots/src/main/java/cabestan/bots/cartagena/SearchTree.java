package cabestan.bots.cartagena;

import cabestan.bots.search.Pool;
import java.util.Arrays;

/**
 * The actions that a search tried, as a tree in flat arrays: for each its seat, how likely it seemed to be the best,
 * how often it was tried, and what it brought its seat. Number 0 is the root, which stands for no action. Closed
 * trees are used again.
 */
final class SearchTree implements AutoCloseable {

    /** No action. */
    static final int NONE = 0;

    static final int ROOT = 0;

    /** At 27 bytes each, 22 MB. */
    private static final int MOST = 800_000;

    private static final int MOST_CHILDREN = 64;
    private static final int AT_FIRST = 1 << 12;
    private static final int POSITIONS_AT_FIRST = 1 << 9;

    private static final Pool<SearchTree> CLOSED = new Pool<>();

    private short[] action = new short[AT_FIRST];
    private byte[] seat = new byte[AT_FIRST];
    private float[] chance = new float[AT_FIRST];
    private int[] visits = new int[AT_FIRST];
    private double[] won = new double[AT_FIRST]; // as a float it would stop to grow after some million visits
    private int[] firstChild = new int[AT_FIRST];
    private int[] sibling = new int[AT_FIRST];
    private int count = 1;

    // The first action after each position, found by the position's key.
    private long[] keys = new long[POSITIONS_AT_FIRST];
    private int[] first = new int[POSITIONS_AT_FIRST];
    private int positions;

    private SearchTree() {}

    /** A tree of nothing but the root. */
    static SearchTree empty() {
        SearchTree tree = CLOSED.take(closed -> true, SearchTree::new);
        tree.clear();
        return tree;
    }

    private void clear() {
        Arrays.fill(visits, 0, count, 0);
        Arrays.fill(won, 0, count, 0);
        Arrays.fill(firstChild, 0, count, NONE);
        Arrays.fill(sibling, 0, count, NONE);
        Arrays.fill(first, NONE);
        count = 1;
        positions = 0;
    }

    /** The tree must not be used any more. */
    @Override
    public void close() {
        CLOSED.putBack(this);
    }

    int action(int node) {
        return action[node];
    }

    int seat(int node) {
        return seat[node];
    }

    double chance(int node) {
        return chance[node];
    }

    int visits(int node) {
        return visits[node];
    }

    /** What all its visits brought to its seat. */
    double won(int node) {
        return won[node];
    }

    int firstChild(int node) {
        return firstChild[node];
    }

    /** The next action after the same position. */
    int sibling(int node) {
        return sibling[node];
    }

    void visit(int node, double share) {
        visits[node]++;
        won[node] += share;
    }

    /** Whether to look beyond an action: the fuller the tree, the more often it must have been tried before. */
    boolean isRipe(int node) {
        return firstChild[node] != NONE || !isFull() && visits[node] > 8L * count / MOST;
    }

    boolean isFull() {
        return count + MOST_CHILDREN > MOST;
    }

    /** A new child, after those that are there. */
    int grow(int parent, int last, int action, int seat, double chance) {
        if (count == this.action.length) {
            enlarge();
        }
        int node = count++;
        this.action[node] = (short) action;
        this.seat[node] = (byte) seat;
        this.chance[node] = (float) chance;
        if (last == NONE) {
            firstChild[parent] = node;
        } else {
            sibling[last] = node;
        }
        return node;
    }

    private void enlarge() {
        int more = Math.min(MOST + MOST_CHILDREN, 2 * count);
        action = Arrays.copyOf(action, more);
        seat = Arrays.copyOf(seat, more);
        chance = Arrays.copyOf(chance, more);
        visits = Arrays.copyOf(visits, more);
        won = Arrays.copyOf(won, more);
        firstChild = Arrays.copyOf(firstChild, more);
        sibling = Arrays.copyOf(sibling, more);
    }

    /** Lets an action share the children of one that leads to the same position, if there is one. */
    void share(int node, long key) {
        firstChild[node] = first[place(key)];
    }

    /** Says which position an action leads to, so that others can share its children. */
    void publish(int node, long key) {
        if (2 * ++positions > keys.length) {
            long[] oldKeys = keys;
            int[] oldFirst = first;
            keys = new long[2 * oldKeys.length];
            first = new int[keys.length];
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldFirst[i] != NONE) {
                    put(oldKeys[i], oldFirst[i]);
                }
            }
        }
        put(key, firstChild[node]);
    }

    private void put(long key, int child) {
        int place = place(key);
        keys[place] = key;
        first[place] = child;
    }

    private int place(long key) {
        int place = (int) (key >>> 40) & keys.length - 1;
        while (first[place] != NONE && keys[place] != key) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    /** The child that was tried most often, or {@link #NONE}. */
    int mostVisited(int node) {
        int best = firstChild[node];
        for (int child = best; child != NONE; child = sibling[child]) {
            if (visits[child] > visits[best] || visits[child] == visits[best] && chance[child] > chance[best]) {
                best = child;
            }
        }
        return best;
    }
}
