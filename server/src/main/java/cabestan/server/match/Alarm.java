package cabestan.server.match;

import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Rings when the clock of a match runs out; only what is due soon is kept in memory, the rest is in the store. */
final class Alarm implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Alarm.class);
    private static final long SWEEP = Duration.ofSeconds(30).toMillis();

    private final MatchRepository repository;
    private final Consumer<String> ring;
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().name("alarm").daemon().factory());

    Alarm(MatchRepository repository, Consumer<String> ring) {
        this.repository = repository;
        this.ring = ring;
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    void start() {
        timer.scheduleWithFixedDelay(this::sweep, 0, SWEEP, TimeUnit.MILLISECONDS);
    }

    /** Remembers the deadline when it comes before the next sweep would find it. */
    void set(String match, long deadline) {
        long wait = deadline - System.currentTimeMillis();
        if (deadline > 0 && wait < 2 * SWEEP && !timer.isShutdown()) {
            timer.schedule(() -> Thread.ofVirtual().start(() -> ring.accept(match)), wait + 1, TimeUnit.MILLISECONDS);
        }
    }

    private void sweep() {
        try {
            long now = System.currentTimeMillis();
            repository.dueBefore(now + 2 * SWEEP).forEach((match, deadline) -> set(match, deadline));
        } catch (StoreFailure e) {
            LOG.warn("clocks were not looked at: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
    }
}
