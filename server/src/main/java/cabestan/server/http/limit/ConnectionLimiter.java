package cabestan.server.http.limit;

import cabestan.server.protocol.RequestRejected;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Limits the connections that each address keeps open; an empty key, which is this machine, is not counted.
 *
 * <p>Nodes tell each other of addresses that have a good part of the limit open. A node that falls silent is gone, and so
 * are its connections.
 */
public final class ConnectionLimiter {

    private static final long REMEMBERED_NANOS = Duration.ofSeconds(5).toNanos();
    private static final int WORTH_TELLING = 8; // an eighth of the limit

    private record Elsewhere(long heard, Map<String, Integer> open) {}

    private final int most;
    private final LongSupplier nanos;
    private final Map<String, Integer> open = new HashMap<>();
    private final Map<String, Elsewhere> byNode = new HashMap<>();

    ConnectionLimiter(int most, LongSupplier nanos) {
        this.most = most;
        this.nanos = nanos;
    }

    /** Rejects addresses that already have too many connections open. */
    public synchronized void mustHaveRoom(String address) {
        if (count(address) >= most) {
            throw new RequestRejected(
                    429, "too-many", "your address has " + most + " connections open; close one first");
        }
    }

    private int count(String address) {
        long now = nanos.getAsLong();
        byNode.values().removeIf(elsewhere -> now - elsewhere.heard > REMEMBERED_NANOS);
        int count = open.getOrDefault(address, 0);
        for (Elsewhere elsewhere : byNode.values()) {
            count += elsewhere.open.getOrDefault(address, 0);
        }
        return count;
    }

    public synchronized void enter(String address) {
        if (!address.isEmpty()) {
            open.merge(address, 1, Integer::sum);
        }
    }

    public synchronized void leave(String address) {
        open.computeIfPresent(address, (who, count) -> count == 1 ? null : count - 1);
    }

    /** What the other nodes should know. */
    synchronized Map<String, Integer> worthTelling() {
        Map<String, Integer> many = new HashMap<>(open);
        many.values().removeIf(count -> count * WORTH_TELLING < most);
        return many;
    }

    /** Counts what is open on another node, and forgets what it reported before. */
    synchronized void openElsewhere(String node, Map<String, Integer> reported) {
        byNode.put(node, new Elsewhere(nanos.getAsLong(), reported));
    }
}
