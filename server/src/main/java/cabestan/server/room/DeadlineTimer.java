package cabestan.server.room;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Calls back when the clock of a match runs out; only deadlines that are due soon are kept in memory, the rest stay in
 * the store.
 *
 * <p>The node on which a match is played reacts at once. The others check a little later whether it has.
 */
final class DeadlineTimer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DeadlineTimer.class);
    private static final long SOON = Duration.ofMinutes(1).toMillis();
    private static final long SCAN_INTERVAL = Duration.ofSeconds(30).toMillis();
    private static final long SHARED_SCAN_INTERVAL =
            Duration.ofSeconds(5).toMillis(); // bounds how late a dead node's clocks stop
    private static final int SHORTEST_WAIT = 500;
    private static final int LONGEST_WAIT = 2_000;

    /** @param scanned found in the store, so that another node may be watching it too */
    private record Due(String match, long deadline, boolean scanned) implements Delayed {

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(deadline - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(deadline, ((Due) other).deadline);
        }
    }

    private final MatchRepository repository;
    private final boolean shared;
    private final long scanInterval;
    private final Consumer<String> expired;
    private final DelayQueue<Due> soon = new DelayQueue<>();
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private long nextScan;

    /**
     * @param shared whether other nodes watch the same clocks
     * @param expired called when a clock may have run out; it checks for itself whether it has
     */
    DeadlineTimer(MatchRepository repository, boolean shared, BackgroundTasks tasks, Consumer<String> expired) {
        this.repository = repository;
        this.shared = shared;
        this.scanInterval = shared ? SHARED_SCAN_INTERVAL : SCAN_INTERVAL;
        this.expired = expired;
        this.tasks = tasks;
        this.loop = tasks.loop("deadline-timer", Thread.ofPlatform().daemon(), this::awaitNext);
    }

    void start() {
        loop.start();
    }

    /** Remembers a deadline that comes before a later scan would find it. */
    void set(String match, long deadline) {
        if (deadline > 0 && deadline < System.currentTimeMillis() + SOON) {
            soon.add(new Due(match, deadline + 1, false));
        }
    }

    private void awaitNext() throws InterruptedException {
        long now = System.currentTimeMillis();
        if (now >= nextScan) {
            nextScan = now + scanInterval;
            scan(now);
        }
        Due due = soon.poll(nextScan - now, TimeUnit.MILLISECONDS);
        if (due != null) {
            tasks.once("deadline", () -> check(due));
        }
    }

    private void check(Due due) {
        try {
            if (!due.scanned || repository.isDue(due.match, System.currentTimeMillis())) {
                expired.accept(due.match);
            }
        } catch (StoreFailure e) {
            LOG.warn("match={} the clock could not be checked; the next scan will: {}", due.match, e.getMessage());
        }
    }

    private void scan(long now) {
        try {
            repository.dueBefore(now + 2 * scanInterval).forEach((match, deadline) -> {
                int wait = shared ? ThreadLocalRandom.current().nextInt(SHORTEST_WAIT, LONGEST_WAIT) : 1;
                soon.add(new Due(match, deadline + wait, shared));
            });
        } catch (StoreFailure e) {
            LOG.warn("the store could not be scanned for deadlines: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
