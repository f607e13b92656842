package cabestan.server.http.limit;

import cabestan.server.cache.LruMap;
import cabestan.server.protocol.RequestRejected;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * A token bucket for each player or address; only the most recent ones are remembered.
 *
 * <p>Nodes share what was spent once half of a bucket is used. Ordinary players are never shared, so that sharing
 * costs next to nothing, and nobody gets much more from many nodes than from one.
 */
final class RateLimiter {

    private static final int REMEMBERED = 20_000;

    private static final class Bucket {
        private double tokens;
        private long filled;
        private int unshared;

        Bucket(double tokens, long now) {
            this.tokens = tokens;
            this.filled = now;
        }
    }

    private final double perNano;
    private final double burst;
    private final Map<String, Bucket> buckets = new LruMap<>(REMEMBERED);
    private final Set<String> toShare = new HashSet<>();

    RateLimiter(double perSecond, double burst) {
        this.perNano = perSecond / 1e9;
        this.burst = burst;
    }

    private Bucket filled(String who) {
        long now = System.nanoTime();
        Bucket bucket = buckets.computeIfAbsent(who, key -> new Bucket(burst, now));
        bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.filled) * perNano);
        bucket.filled = now;
        return bucket;
    }

    synchronized boolean tryAcquire(String who) {
        Bucket bucket = filled(who);
        if (bucket.tokens < 1) {
            return false;
        }
        bucket.tokens--;
        bucket.unshared++;
        if (bucket.tokens < burst / 2) {
            toShare.add(who);
        }
        return true;
    }

    void check(String who) {
        if (!tryAcquire(who)) {
            throw new RequestRejected(429, "too-many", "too many requests; wait a moment");
        }
    }

    /** What was spent since the last call, by those whom the other nodes should know. */
    synchronized Map<String, Integer> takeSpent() {
        Map<String, Integer> spent = new HashMap<>();
        for (String who : toShare) {
            Bucket bucket = buckets.get(who);
            if (bucket != null) {
                spent.put(who, bucket.unshared);
                bucket.unshared = 0;
            }
        }
        toShare.clear();
        return spent;
    }

    /** Counts what was spent on another node. */
    synchronized void spentElsewhere(String who, int tokens) {
        Bucket bucket = filled(who);
        bucket.tokens = Math.max(-burst, bucket.tokens - tokens);
    }
}
