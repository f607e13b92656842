package cabestan.cli.arena;

/** How long a player thought, in all and at worst. */
final class ThinkingTime {

    private long nanos;
    private long slowest;
    private int actions;

    void add(long thoughtNanos) {
        nanos += thoughtNanos;
        slowest = Math.max(slowest, thoughtNanos);
        actions++;
    }

    void add(ThinkingTime more) {
        nanos += more.nanos;
        slowest = Math.max(slowest, more.slowest);
        actions += more.actions;
    }

    double averageMillis() {
        return actions == 0 ? 0 : nanos / 1e6 / actions;
    }

    double slowestMillis() {
        return slowest / 1e6;
    }
}
