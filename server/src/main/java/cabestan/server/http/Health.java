package cabestan.server.http;

import cabestan.server.cluster.Bus;
import cabestan.server.live.Subscriptions;
import cabestan.server.room.Rooms;
import cabestan.server.store.Database;
import io.javalin.config.RoutesConfig;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;

/** Liveness, readiness and metrics for operators. */
public final class Health {

    private final Database database;
    private final String node;
    private final PrometheusMeterRegistry metrics;
    private final JvmGcMetrics collector = new JvmGcMetrics();
    private volatile boolean stopping;

    public Health(
            Database database, Bus bus, Rooms rooms, Subscriptions subscriptions, PrometheusMeterRegistry metrics) {
        this.database = database;
        this.node = bus.node();
        this.metrics = metrics;
        new JvmMemoryMetrics().bindTo(metrics);
        new FileDescriptorMetrics().bindTo(metrics);
        new ProcessorMetrics().bindTo(metrics);
        collector.bindTo(metrics);
        Gauge.builder("cabestan.sockets", subscriptions, Subscriptions::connected)
                .description("open sockets and streams")
                .register(metrics);
        Gauge.builder("cabestan.matches.in.memory", rooms, Rooms::inMemory)
                .description("matches in memory")
                .register(metrics);
        Gauge.builder("cabestan.bus.up", bus, up -> up.isUp() ? 1 : 0)
                .description("whether messages of other nodes arrive; 0 also without a bus")
                .register(metrics);
        Gauge.builder("cabestan.bots.waiting", rooms, Rooms::waitingForBots)
                .description("matches that wait for a bot")
                .register(metrics);
    }

    void add(RoutesConfig routes) {
        routes.get("/health", ctx -> ctx.result("ok\n"));
        routes.get("/ready", ctx -> {
            ctx.header("X-Cabestan-Node", node);
            boolean ready = !stopping && database.answers();
            ctx.status(ready ? 200 : 503).result(ready ? "ready\n" : stopping ? "stopping\n" : "no database\n");
        });
        routes.get(
                "/metrics", ctx -> ctx.contentType("text/plain; version=0.0.4").result(metrics.scrape()));
    }

    /** From now on load balancers should send no requests here. */
    public void stopping() {
        stopping = true;
        collector.close();
    }
}
