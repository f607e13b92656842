package cabestan.server.background;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.TimeGauge;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs a node's background work under names that operators know: an unexpected exception is logged and counted, and the work goes on. */
public final class BackgroundTasks {

    private static final Logger LOG = LoggerFactory.getLogger(BackgroundTasks.class);

    /** A piece of background work. */
    @FunctionalInterface
    public interface Work {
        void run() throws InterruptedException;
    }

    private record Watched(Counter failures, AtomicLong lastSuccess) {}

    private final MeterRegistry metrics;
    private final Map<String, Watched> watched = new ConcurrentHashMap<>();

    public BackgroundTasks(MeterRegistry metrics) {
        this.metrics = metrics;
    }

    /** A loop that has not been started yet; it repeats the work, which does its own waiting, until it is closed. */
    public BackgroundLoop loop(String name, Thread.Builder thread, Work work) {
        watch(name);
        return new BackgroundLoop(thread.name(name), () -> attempt(name, work));
    }

    /** Does the work once, on a virtual thread of its own. */
    public void once(String name, Work work) {
        watch(name);
        Thread.ofVirtual().name(name).start(() -> {
            try {
                attempt(name, work);
            } catch (InterruptedException e) {
                LOG.debug("task={} was interrupted", name);
            }
        });
    }

    /** Does the work and returns whether it succeeded. */
    private boolean attempt(String name, Work work) throws InterruptedException {
        Watched task = watch(name);
        try {
            work.run();
            task.lastSuccess.set(System.currentTimeMillis());
            return true;
        } catch (RuntimeException | Error e) {
            task.failures.increment();
            LOG.error("task={} failed unexpectedly", name, e);
            return false;
        }
    }

    private Watched watch(String name) {
        return watched.computeIfAbsent(name, task -> {
            AtomicLong lastSuccess = new AtomicLong();
            TimeGauge.builder("cabestan.background.last.success", lastSuccess, TimeUnit.MILLISECONDS, AtomicLong::get)
                    .description("when a background task last did its work without an error, since 1970")
                    .tag("task", task)
                    .register(metrics);
            Counter failures = Counter.builder("cabestan.background.failures")
                    .description("unexpected exceptions in background tasks")
                    .tag("task", task)
                    .register(metrics);
            return new Watched(failures, lastSuccess);
        });
    }
}
