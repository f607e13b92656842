package cabestan.server.http.limit;

import cabestan.server.protocol.RequestRejected;
import java.util.HashMap;
import java.util.Map;

/** Limits the connections that each address keeps open; an empty key, which is this machine, is not counted. */
public final class ConnectionLimiter {

    private final int most;
    private final Map<String, Integer> open = new HashMap<>();

    ConnectionLimiter(int most) {
        this.most = most;
    }

    /** Rejects addresses that already have too many connections open. */
    public synchronized void mustHaveRoom(String address) {
        if (open.getOrDefault(address, 0) >= most) {
            throw new RequestRejected(
                    429, "too-many", "your address has " + most + " connections open; close one first");
        }
    }

    public synchronized void enter(String address) {
        if (!address.isEmpty()) {
            open.merge(address, 1, Integer::sum);
        }
    }

    public synchronized void leave(String address) {
        open.computeIfPresent(address, (who, count) -> count == 1 ? null : count - 1);
    }
}
