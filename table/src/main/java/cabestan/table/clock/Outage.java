package cabestan.table.clock;

/** A span of time in which no action could be taken, in milliseconds; it is charged to nobody. */
public record Outage(long from, long until) {

    /** How much of it lies between these two moments. */
    public long overlap(long after, long before) {
        return Math.max(0, Math.min(until, before) - Math.max(from, after));
    }
}
