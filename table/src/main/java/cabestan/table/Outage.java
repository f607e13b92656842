package cabestan.table;

/** A span of time in which no action could be taken, in milliseconds; it is charged to nobody. */
public record Outage(long from, long until) {

    /** No outage. */
    public static final Outage NONE = new Outage(0, 0);
}
