package cabestan.cli.arena;

/** How long a player took for its actions: in total, and for the slowest. */
final class ThinkingTime {

    private long nanos;
    private long slowest;
    private int actions;

    void add(long actionNanos) {
        nanos += actionNanos;
        slowest = Math.max(slowest, actionNanos);
        actions++;
    }

    void add(ThinkingTime other) {
        nanos += other.nanos;
        slowest = Math.max(slowest, other.slowest);
        actions += other.actions;
    }

    double averageMillis() {
        return actions == 0 ? 0 : nanos / 1e6 / actions;
    }

    double slowestMillis() {
        return slowest / 1e6;
    }
}
