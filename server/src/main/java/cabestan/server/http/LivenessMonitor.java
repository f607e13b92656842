package cabestan.server.http;

import java.time.Duration;

/**
 * Detects a connection that is dead without having been closed: what is sent seems to arrive, but nothing comes back.
 *
 * <p>Any byte received is a sign of life, including the answer to a ping.
 */
final class LivenessMonitor {

    /** What is to be done about a connection. */
    enum Verdict {
        LEAVE,
        PING,
        DROP
    }

    private static final long PING_AFTER = Duration.ofSeconds(10).toNanos(); // also keeps proxies from closing it
    private static final long DROP_AFTER = Duration.ofSeconds(20).toNanos();

    private long bytesReceived;
    private long receivedAt;
    private boolean pinged;

    LivenessMonitor(long now) {
        this.receivedAt = now;
    }

    /**
     * @param bytes how many bytes have been received so far
     * @param now in nanoseconds
     */
    Verdict check(long bytes, long now) {
        if (bytes != bytesReceived) {
            bytesReceived = bytes;
            receivedAt = now;
            pinged = false;
        }
        long silent = now - receivedAt;
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
