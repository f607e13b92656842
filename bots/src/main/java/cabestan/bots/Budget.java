package cabestan.bots;

/** How long a bot may think: for a time, for a number of nodes, or until it is stopped. */
public final class Budget {

    /** The result of {@link #maxMillis} and {@link #maxNodes} where there is no such limit. */
    public static final long UNLIMITED = Long.MAX_VALUE;

    private static final int NODES_BETWEEN_LOOKS = 64;

    private final long start = System.nanoTime();
    private final long nanos;
    private final long maxNodes;
    private long nodes;
    private boolean spent;
    private volatile boolean stopped;

    private Budget(long nanos, long maxNodes) {
        this.nanos = nanos;
        this.maxNodes = maxNodes;
    }

    public static Budget ofMillis(long millis) {
        return new Budget(millis * 1_000_000, UNLIMITED);
    }

    public static Budget ofNodes(long nodes) {
        return new Budget(UNLIMITED, nodes);
    }

    /** Counts one node and returns whether more are allowed. */
    public boolean spend() {
        nodes++;
        if (nodes >= maxNodes || stopped) {
            spent = true;
        } else if (nodes % NODES_BETWEEN_LOOKS == 0) {
            look();
        }
        return !spent;
    }

    /** Whether the budget is spent; reads the clock. */
    public boolean isSpent() {
        look();
        return spent;
    }

    /** The fraction of the time or nodes that has been used, from 0 to 1. */
    public double used() {
        return maxNodes != UNLIMITED ? (double) nodes / maxNodes : (double) (System.nanoTime() - start) / nanos;
    }

    private void look() {
        if (stopped || nodes >= maxNodes || nanos != UNLIMITED && System.nanoTime() - start >= nanos) {
            spent = true;
        }
    }

    /** Stops the bot from another thread; it answers with the best it has found. */
    public void stop() {
        stopped = true;
    }

    public long maxMillis() {
        return nanos == UNLIMITED ? UNLIMITED : nanos / 1_000_000;
    }

    public long maxNodes() {
        return maxNodes;
    }

    /** How many nodes were spent so far. */
    public long nodes() {
        return nodes;
    }
}
