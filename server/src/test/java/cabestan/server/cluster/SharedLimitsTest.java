package cabestan.server.cluster;

import static cabestan.server.support.ServerTest.await;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.http.limit.TrustedProxies;
import cabestan.server.support.Client;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nodes with one database limit their visitors together. */
class SharedLimitsTest {

    @TempDir
    Path data;

    private String database;
    private Redis redis;

    @BeforeEach
    void start() throws IOException {
        database = Postgres.fresh();
        redis = new Redis(data);
    }

    @AfterEach
    void stop() {
        redis.close();
    }

    private Server node(Limits limits) {
        Server server = new Server(ServerOptions.in(data)
                .withPort(0)
                .withDatabase(database)
                .withBus(redis.url())
                .withLimits(limits));
        server.start();
        return server;
    }

    /**
     * Whoever has used up a limit on one node soon has nothing left on the other. However late the news of it comes on a
     * busy machine, it comes in time for somebody who asks slowly enough.
     */
    @Test
    void a_limit_is_shared_by_the_nodes() {
        Limits limits = new Limits(1_000, 30, 1_000, 1_000, TrustedProxies.NONE);
        try (Server three = node(limits);
                Server four = node(limits)) {
            int elsewhere = 30;
            for (long millis = 100; elsewhere > 10 && millis <= 3_200; millis *= 2) {
                Client anna = new Client(three.port(), "Anna");
                assertEquals(30, tokensMade(anna, 30, 0), "what is hers is taken from her");
                elsewhere = tokensMade(anna.at(four.port()), 11, millis);
            }
            assertTrue(elsewhere <= 10, "the other node counts for itself");
        }
    }

    /** How many are made until one is rejected, but not more than there are to be, with a pause after each. */
    private static int tokensMade(Client who, int most, long pauseMillis) {
        int made = 0;
        while (made < most && who.send("POST", "/api/me/tokens", "{}").statusCode() != 429) {
            made++;
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(pauseMillis));
        }
        return made;
    }

    @Test
    void the_nodes_count_together_how_many_sockets_an_address_keeps_open() {
        Limits limits = new Limits(1_000, 1_000, 1_000, 8, TrustedProxies.of(List.of("127.0.0.1")));
        try (Server three = node(limits);
                Server four = node(limits);
                HttpClient proxy = HttpClient.newHttpClient()) {
            List<WebSocket> sockets = IntStream.range(0, 8)
                    .mapToObj(i -> forwarded(proxy, three.port()).orElseThrow())
                    .toList();
            await(
                    () -> forwarded(proxy, four.port())
                            .map(SharedLimitsTest::closed)
                            .isEmpty(),
                    "the other node counts for itself");
            sockets.forEach(WebSocket::abort);
            await(
                    () -> forwarded(proxy, four.port())
                            .map(SharedLimitsTest::closed)
                            .isPresent(),
                    "they are counted for ever");
        }
    }

    /** A socket of a visitor behind a proxy, if the node admits it. */
    private static Optional<WebSocket> forwarded(HttpClient proxy, int port) {
        try {
            return Optional.of(proxy.newWebSocketBuilder()
                    .header("Origin", "http://127.0.0.1:" + port)
                    .header("X-Forwarded-For", "203.0.113.7")
                    .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/socket"), new WebSocket.Listener() {})
                    .join());
        } catch (CompletionException rejected) {
            return Optional.empty();
        }
    }

    private static WebSocket closed(WebSocket socket) {
        socket.abort();
        return socket;
    }
}
