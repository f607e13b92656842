package cabestan.server.http;

import cabestan.table.TableCommand;
import io.javalin.http.Context;

/** Applies the limits to players, and to addresses as far as they are counted. */
final class RequestLimits {

    private static final int UNDOS_PER_MATCH_MADE = 4; // 120 a minute by default

    private final RateLimiter requests;
    private final RateLimiter making;
    private final RateLimiter undoing;
    private final RateLimiter addresses;
    private final TrustedProxies proxies;
    private final ConnectionLimiter connections;

    RequestLimits(Limits limits) {
        double makePerSecond = limits.makePerMinute() / 60.0;
        this.requests = new RateLimiter(limits.perSecond(), 10.0 * limits.perSecond());
        this.making = new RateLimiter(makePerSecond, limits.makePerMinute());
        this.undoing = new RateLimiter(
                UNDOS_PER_MATCH_MADE * makePerSecond, (double) UNDOS_PER_MATCH_MADE * limits.makePerMinute());
        this.addresses = new RateLimiter(limits.addressPerSecond(), 5.0 * limits.addressPerSecond());
        this.proxies = limits.proxies();
        this.connections = new ConnectionLimiter(limits.socketsPerAddress());
    }

    /** The key under which the visitor's address is counted, or empty if it is not. */
    String addressKey(Context ctx) {
        return proxies.limitKey(ctx);
    }

    void checkAddress(Context ctx) {
        String address = addressKey(ctx);
        if (!address.isEmpty()) {
            addresses.pass(address);
        }
    }

    void checkRequest(String player) {
        requests.pass(player);
    }

    /** Whether one more message may be sent under this key. */
    boolean allowsMessage(String key) {
        return requests.lets(key);
    }

    /** Rejects visitors who create too much in a short time; those without a name are counted by address. */
    void checkMaking(Context ctx, String player) {
        String who = player.isEmpty() ? addressKey(ctx) : player;
        if (!who.isEmpty()) {
            making.pass(who);
        }
    }

    /** Counts commands that write more than their share: a rematch makes a match, and undoing never ends a match. */
    void checkCommand(TableCommand command, String player) {
        if (player.isEmpty()) {
            return; // is rejected by the table
        }
        switch (command) {
            case TableCommand.Rematch rematch -> making.pass(player);
            case TableCommand.Undo undo -> undoing.pass(player);
            case TableCommand.AskTakeBack ask -> undoing.pass(player);
            default -> {}
        }
    }

    ConnectionLimiter connections() {
        return connections;
    }
}
