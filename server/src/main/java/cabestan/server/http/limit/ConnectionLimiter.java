package cabestan.server.http.limit;

import cabestan.server.protocol.RequestRejected;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits the connections that each address keeps open; an empty key, which is this machine, is not counted.
 *
 * <p>A handshake reserves its place, so that handshakes at the same time cannot exceed the limit together. One that does
 * not lead to a connection gives its place back after a while.
 *
 * <p>Nodes report to each other the addresses that have used a good part of the limit. A node that stops reporting is
 * gone, and so are its connections.
 */
public final class ConnectionLimiter {

    private static final long REMEMBERED_NANOS = Duration.ofSeconds(5).toNanos();
    private static final long RESERVED_NANOS = Duration.ofSeconds(10).toNanos();
    private static final int WORTH_TELLING = 8; // an eighth of the limit

    private record Elsewhere(long heard, Map<String, Integer> open) {}

    private final int most;
    private final LongSupplier nanos;
    private final Map<String, Integer> open = new HashMap<>();
    private final Map<String, Deque<Long>> reservedAt = new HashMap<>();
    private final Map<String, Elsewhere> byNode = new HashMap<>();

    ConnectionLimiter(int most, LongSupplier nanos) {
        this.most = most;
        this.nanos = nanos;
    }

    /** Reserves a place for a connection whose handshake begins; rejects addresses that already have too many. */
    public synchronized void reserve(String address) {
        if (address.isEmpty()) {
            return;
        }
        if (count(address) >= most) {
            throw new RequestRejected(
                    429, "too-many", "your address has " + most + " connections open; close one first");
        }
        reservedAt.computeIfAbsent(address, who -> new ArrayDeque<>()).add(nanos.getAsLong());
    }

    private int count(String address) {
        long now = nanos.getAsLong();
        byNode.values().removeIf(elsewhere -> now - elsewhere.heard > REMEMBERED_NANOS);
        reservedAt.values().removeIf(times -> {
            times.removeIf(time -> now - time > RESERVED_NANOS);
            return times.isEmpty();
        });
        int count = open.getOrDefault(address, 0);
        count += reservedAt.getOrDefault(address, new ArrayDeque<>()).size();
        for (Elsewhere elsewhere : byNode.values()) {
            count += elsewhere.open.getOrDefault(address, 0);
        }
        return count;
    }

    /** Counts a connection that is open; it takes the place that its handshake reserved. */
    public synchronized void enter(String address) {
        if (!address.isEmpty()) {
            reservedAt.computeIfPresent(address, (who, times) -> {
                times.poll();
                return times.isEmpty() ? null : times;
            });
            open.merge(address, 1, Integer::sum);
        }
    }

    public synchronized void leave(String address) {
        open.computeIfPresent(address, (who, count) -> count == 1 ? null : count - 1);
    }

    /** The counts that the other nodes should know. */
    synchronized Map<String, Integer> worthTelling() {
        Map<String, Integer> many = new HashMap<>(open);
        many.values().removeIf(count -> count * WORTH_TELLING < most);
        return many;
    }

    /** Counts the connections open on another node, and forgets its earlier report. */
    synchronized void openElsewhere(String node, Map<String, Integer> reported) {
        byNode.put(node, new Elsewhere(nanos.getAsLong(), reported));
    }
}
