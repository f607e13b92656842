package cabestan.server.http;

import java.time.Duration;

/**
 * Notices that a wire is dead although nothing says so: what is sent into it seems to arrive, but nothing comes back.
 *
 * <p>Any byte is a sign of life, the answer to a ping included.
 */
final class WireWatch {

    /** What is to be done about a wire. */
    enum Verdict {
        LEAVE,
        PING,
        DROP
    }

    private static final long PING_AFTER = Duration.ofSeconds(10).toNanos(); // also keeps proxies from closing it
    private static final long DROP_AFTER = Duration.ofSeconds(20).toNanos();

    private long bytesHeard;
    private long heardAt;
    private boolean pinged;

    WireWatch(long now) {
        this.heardAt = now;
    }

    /**
     * @param bytes how many bytes the wire has brought so far
     * @param now in nanoseconds
     */
    Verdict look(long bytes, long now) {
        if (bytes != bytesHeard) {
            bytesHeard = bytes;
            heardAt = now;
            pinged = false;
        }
        long silent = now - heardAt;
        if (silent >= DROP_AFTER) {
            return Verdict.DROP;
        }
        if (silent >= PING_AFTER && !pinged) {
            pinged = true;
            return Verdict.PING;
        }
        return Verdict.LEAVE;
    }
}
