package cabestan.server;

import cabestan.server.http.Health;
import cabestan.server.http.HttpServer;
import cabestan.server.http.ListenFailure;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A node that only thinks for bots and watches clocks; its port serves operators, not users. */
public final class Worker implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Worker.class);

    private final ServerOptions options;
    private final Node node;
    private final Health health;
    private final HttpServer http;

    /** Opens the store; throws {@code StoreFailure} with a message for the operator if it cannot. */
    public Worker(ServerOptions options) {
        this.options = options;
        PrometheusMeterRegistry metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        this.node = Node.open(options, metrics);
        this.health = node.health(metrics);
        this.http = new HttpServer(health);
    }

    /** Listens and starts thinking; throws {@link ListenFailure} if the address is not available. */
    public void start() {
        try {
            http.start(options.host(), options.port());
        } catch (ListenFailure failure) {
            close();
            throw failure;
        }
        node.start();
        LOG.info("thinking host={} port={}", options.host(), port());
    }

    public int port() {
        return http.port();
    }

    @Override
    public void close() {
        health.stopping();
        node.stopPlay();
        http.stop();
        node.close();
        LOG.info("stopped");
    }
}
