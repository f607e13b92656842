package cabestan.server;

import cabestan.server.http.Health;
import cabestan.server.http.HttpServer;
import cabestan.server.http.ListenFailure;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A complete server: opens the store, resumes the matches, listens, and stops without losing anything. */
public final class Server implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int RECONNECT_MILLIS = 2_000;
    private static final Duration FAREWELL = Duration.ofMillis(100);

    private final ServerOptions options;
    private final Node node;
    private final Health health;
    private final HttpServer http;

    /** Opens the store; throws {@code StoreFailure} with a message for the operator if it cannot. */
    public Server(ServerOptions options) {
        this.options = options;
        PrometheusMeterRegistry metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        this.node = Node.open(options, metrics);
        this.health = node.health(metrics);
        this.http = new HttpServer(
                node.services(),
                health,
                options.limits(),
                metrics,
                options.web(),
                options.docs(),
                options.publicUrl(),
                options.embedding());
    }

    /** Listens and resumes the matches; throws {@link ListenFailure} if the address is not available. */
    public void start() {
        try {
            http.start(options.host(), options.port());
        } catch (ListenFailure failure) {
            stop();
            throw failure;
        }
        node.start();
        LOG.info("listening host={} port={}", options.host(), port());
    }

    /** The sizes of the tables, for measuring. */
    public Map<String, Long> countRows() {
        return node.stored().site().countRows();
    }

    public int port() {
        return http.port();
    }

    /** Tells clients when to come back, finishes what is being written, then closes. */
    public void stop() {
        health.stopping();
        node.services().subscriptions().announceShutdown(RECONNECT_MILLIS);
        LockSupport.parkNanos(FAREWELL.toNanos()); // time for the message to be sent
        node.stopPlay();
        http.stop();
        node.close();
        LOG.info("stopped");
    }

    @Override
    public void close() {
        stop();
    }
}
