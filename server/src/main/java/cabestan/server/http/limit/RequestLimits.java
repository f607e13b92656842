package cabestan.server.http.limit;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.BusMessage;
import cabestan.server.cluster.message.ConnectionsOpen;
import cabestan.server.cluster.message.LimitSpent;
import cabestan.table.TableCommand;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;

/** Applies the limits to players and addresses; all nodes on the bus count together. */
public final class RequestLimits implements AutoCloseable {

    private static final Duration SHARE_EVERY = Duration.ofMillis(500);
    private static final int UNDOS_PER_MATCH_MADE = 4; // 120 a minute by default
    private static final int REVISIONS_PER_MATCH_MADE = 4;
    private static final double WORDS_AT_ONCE = 1 / 3.0; // ten of 30 a minute

    private final RateLimiter requests;
    private final RateLimiter making;
    private final RateLimiter undoing;
    private final RateLimiter saying;
    private final RateLimiter revising;
    private final RateLimiter addresses;
    private final Map<String, RateLimiter> shared;
    private final TrustedProxies proxies;
    private final ConnectionLimiter connections;
    private final Bus bus;
    private final BackgroundLoop loop;

    public RequestLimits(Limits limits, Bus bus, BackgroundTasks tasks) {
        double makePerSecond = limits.makePerMinute() / 60.0;
        this.requests = new RateLimiter(limits.perSecond(), 10.0 * limits.perSecond());
        this.making = new RateLimiter(makePerSecond, limits.makePerMinute());
        this.undoing = new RateLimiter(
                UNDOS_PER_MATCH_MADE * makePerSecond, (double) UNDOS_PER_MATCH_MADE * limits.makePerMinute());
        this.saying = new RateLimiter(makePerSecond, Math.max(1, WORDS_AT_ONCE * limits.makePerMinute()));
        this.revising = new RateLimiter(
                REVISIONS_PER_MATCH_MADE * makePerSecond, (double) REVISIONS_PER_MATCH_MADE * limits.makePerMinute());
        this.addresses = new RateLimiter(limits.addressPerSecond(), 5.0 * limits.addressPerSecond());
        this.proxies = limits.proxies();
        this.connections = new ConnectionLimiter(limits.socketsPerAddress(), System::nanoTime);
        this.shared = Map.of(
                "requests",
                requests,
                "making",
                making,
                "undoing",
                undoing,
                "saying",
                saying,
                "revising",
                revising,
                "addresses",
                addresses);
        this.bus = bus;
        bus.subscribe(this::receive);
        this.loop = tasks.loop("limit-sharing", Thread.ofVirtual(), this::share);
    }

    public void start() {
        loop.start();
    }

    private void share() throws InterruptedException {
        Thread.sleep(SHARE_EVERY);
        shared.forEach(
                (limit, limiter) -> publish(limiter.takeSpent(), spent -> new LimitSpent(bus.node(), limit, spent)));
        publish(connections.worthTelling(), open -> new ConnectionsOpen(bus.node(), open));
    }

    private void publish(Map<String, Integer> counts, Function<Map<String, Integer>, BusMessage> message) {
        if (!counts.isEmpty() && bus.isUp()) { // without a bus every node counts for itself
            bus.publish(message.apply(counts));
        }
    }

    private void receive(BusMessage message) {
        if (message instanceof LimitSpent(String node, String limit, Map<String, Integer> spent)
                && !node.equals(bus.node())
                && shared.containsKey(limit)) {
            spent.forEach(shared.get(limit)::spentElsewhere);
        } else if (message instanceof ConnectionsOpen(String node, Map<String, Integer> open)
                && !node.equals(bus.node())) {
            connections.openElsewhere(node, open);
        }
    }

    @Override
    public void close() {
        loop.close();
    }

    /** The key under which the visitor's address is counted, or empty if it is not. */
    public String addressKey(Context ctx) {
        return proxies.limitKey(ctx);
    }

    public void checkAddress(Context ctx) {
        String address = addressKey(ctx);
        if (!address.isEmpty()) {
            addresses.check(address);
        }
    }

    /** Whether one more request of the visitor's address is within its limit, and counts it. */
    public boolean allowsAddress(Context ctx) {
        String address = addressKey(ctx);
        return address.isEmpty() || addresses.tryAcquire(address);
    }

    public void checkRequest(String player) {
        requests.check(player);
    }

    /** Whether one more message may be sent under this key. */
    public boolean allowsMessage(String key) {
        return requests.tryAcquire(key);
    }

    /** Rejects visitors who create too much in a short time; anonymous ones are counted by address. */
    public void checkMaking(Context ctx, String player) {
        String who = player.isEmpty() ? addressKey(ctx) : player;
        if (!who.isEmpty()) {
            making.check(who);
        }
    }

    /** Rejects players who write to others too often. */
    public void checkSaying(String player) {
        saying.check(player);
    }

    /** Rejects players who change studies too often. */
    public void checkRevising(String player) {
        revising.check(player);
    }

    /** Counts commands that write a lot: a rematch makes a match, and what can be revoked could go on forever. */
    public void checkCommand(TableCommand command, String player) {
        if (player.isEmpty()) {
            return; // the table rejects it
        }
        switch (command) {
            case TableCommand.Rematch rematch -> making.check(player);
            case TableCommand.Undo undo -> undoing.check(player);
            case TableCommand.AskTakeBack ask -> undoing.check(player);
            case TableCommand.AnswerTakeBack answer -> undoing.check(player);
            case TableCommand.OfferDraw offer -> undoing.check(player);
            case TableCommand.AnswerDraw answer -> undoing.check(player);
            case TableCommand.TakeHoliday holiday -> undoing.check(player);
            default -> {} // a match can have only so many of them
        }
    }

    public ConnectionLimiter connections() {
        return connections;
    }
}
