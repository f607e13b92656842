package cabestan.server.http;

import cabestan.server.cache.LruMap;
import cabestan.server.protocol.RequestRejected;
import java.util.Map;

/** A token bucket for each player or address; only the most recent ones are remembered. */
final class RateLimiter {

    private static final int REMEMBERED = 20_000;

    private static final class Bucket {
        private double tokens;
        private long filled;

        Bucket(double tokens, long now) {
            this.tokens = tokens;
            this.filled = now;
        }
    }

    private final double perNano;
    private final double burst;
    private final Map<String, Bucket> buckets = new LruMap<>(REMEMBERED);

    RateLimiter(double perSecond, double burst) {
        this.perNano = perSecond / 1e9;
        this.burst = burst;
    }

    synchronized boolean lets(String who) {
        long now = System.nanoTime();
        Bucket bucket = buckets.computeIfAbsent(who, key -> new Bucket(burst, now));
        bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.filled) * perNano);
        bucket.filled = now;
        if (bucket.tokens < 1) {
            return false;
        }
        bucket.tokens--;
        return true;
    }

    void pass(String who) {
        if (!lets(who)) {
            throw new RequestRejected(429, "too-many", "too many requests; wait a moment");
        }
    }
}
