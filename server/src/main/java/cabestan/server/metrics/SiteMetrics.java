package cabestan.server.metrics;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.SiteClock;
import cabestan.server.store.SiteRepository;
import cabestan.server.store.SiteRepository.Sample;
import cabestan.server.store.StoreFailure;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.TimeGauge;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks the database now and then for what only it knows: how much waits in it, and how large it has become. */
public final class SiteMetrics implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(SiteMetrics.class);
    private static final Duration EVERY = Duration.ofSeconds(15);

    private final SiteRepository site;
    private final SiteClock clock;
    private final MeterRegistry metrics;
    private final BackgroundLoop loop;
    private final Set<String> registered = new HashSet<>();
    private volatile Sample last = Sample.NONE;

    public SiteMetrics(SiteRepository site, SiteClock clock, MeterRegistry metrics, BackgroundTasks tasks) {
        this.site = site;
        this.clock = clock;
        this.metrics = metrics;
        this.loop = tasks.loop("metrics", Thread.ofVirtual(), () -> {
            sample();
            Thread.sleep(EVERY);
        });
        Gauge.builder("cabestan.notices.waiting", () -> last.notices())
                .description("notices that wait for a webhook, push service or SMTP server to answer")
                .register(metrics);
        TimeGauge.builder("cabestan.bots.oldest", () -> since(last.oldestBotTurn()), TimeUnit.MILLISECONDS)
                .description("how long a bot's turn has waited without a node that thinks about it")
                .register(metrics);
        analyses("waiting", () -> last.analyses().waiting());
        analyses("running", () -> last.analyses().running());
        analyses("failed", () -> last.analyses().failed());
        TimeGauge.builder(
                        "cabestan.analyses.oldest", () -> since(last.analyses().oldest()), TimeUnit.MILLISECONDS)
                .description("how long an analysis has waited without a node that works on it")
                .register(metrics);
        TimeGauge.builder("cabestan.clock.skew", clock::skewMillis, TimeUnit.MILLISECONDS)
                .description("how far this machine's clock is from that of the site")
                .register(metrics);
    }

    public void start() {
        loop.start();
    }

    private long since(long time) {
        return time == 0 ? 0 : Math.max(0, clock.now() - time);
    }

    private void analyses(String state, Supplier<Number> count) {
        Gauge.builder("cabestan.analyses", count)
                .description("analyses of matches that are not done")
                .tag("state", state)
                .register(metrics);
    }

    private void sample() {
        try {
            last = site.sample(clock.now());
            last.bytes().keySet().stream().filter(registered::add).forEach(this::register);
        } catch (StoreFailure e) {
            LOG.warn("the database could not be measured: {}", e.getMessage());
        }
    }

    private void register(String part) {
        Gauge.builder("cabestan.database.size", () -> last.bytes().getOrDefault(part, 0L))
                .description("how large a table with its indexes is, or a file of SQLite")
                .baseUnit("bytes")
                .tag("part", part)
                .register(metrics);
    }

    @Override
    public void close() {
        loop.close();
    }
}
