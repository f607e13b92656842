package cabestan.server;

import cabestan.server.bus.LocalBus;
import cabestan.server.bus.MatchBus;
import cabestan.server.bus.RedisBus;
import cabestan.server.match.Matches;
import cabestan.server.match.NodeRole;
import cabestan.server.match.Players;
import cabestan.server.match.Signature;
import cabestan.server.match.Webhooks;
import cabestan.server.store.Database;
import cabestan.server.store.Repositories;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;

/** What every node has, whether it serves people or only thinks: the store, the bus and the matches. */
record Node(
        Database database,
        Repositories stored,
        MatchBus bus,
        Signature signature,
        Webhooks webhooks,
        Players players,
        Matches matches) {

    private static final long AWAY = Duration.ofSeconds(2).toMillis(); // living nodes say so every second

    /** Opens the store; throws {@code StoreFailure} with a sentence for the operator when it cannot. */
    static Node open(ServerOptions options, PrometheusMeterRegistry metrics) {
        MatchBus bus = options.bus().isEmpty() ? new LocalBus() : new RedisBus(options.bus());
        try {
            Database database = options.database().isEmpty()
                    ? Database.alone(options.data())
                    : Database.postgresql(options.database());
            return over(database, bus, options, metrics);
        } catch (RuntimeException e) {
            bus.close();
            throw e;
        }
    }

    private static Node over(Database database, MatchBus bus, ServerOptions options, PrometheusMeterRegistry metrics) {
        boolean shared = database.isShared();
        Repositories stored = Repositories.of(database);
        if (!shared) {
            stored.leases().releaseAll(); // whoever held them is gone, as this one has the folder to itself
        }
        long now = System.currentTimeMillis();
        long back = shared ? stored.house().comeBack(now, AWAY) : now;
        NodeRole role = new NodeRole(shared, options.thinks(), back, options.remembered());
        Signature signature = shared ? Signature.of(stored.house(), options.data()) : Signature.in(options.data());
        Webhooks webhooks = new Webhooks(signature, options.privateWebhooks());
        Players players = new Players(stored.players(), bus);
        Matches matches = new Matches(role, stored, players, bus, webhooks, metrics);
        return new Node(database, stored, bus, signature, webhooks, players, matches);
    }

    /** After the matches have stopped. */
    void close() {
        bus.close();
        database.close();
    }
}
