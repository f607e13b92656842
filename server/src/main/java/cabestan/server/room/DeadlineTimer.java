package cabestan.server.room;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.SiteClock;
import cabestan.server.room.DeadlineQueue.Due;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fires when the time of somebody on turn is up; only deadlines of the next minute are in memory, the rest in the store.
 *
 * <p>The node on which a match is played fires at once. The others check a little later, in case it did not.
 */
final class DeadlineTimer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DeadlineTimer.class);
    private static final long SOON = Duration.ofMinutes(1).toMillis();
    private static final long SCAN_EVERY = Duration.ofSeconds(30).toMillis();
    private static final long SHARED_SCAN_EVERY =
            Duration.ofSeconds(5).toMillis(); // how late those of a dead node may fire
    private static final int SHORTEST_WAIT = 500;
    private static final int LONGEST_WAIT = 2_000;

    private final MatchRepository repository;
    private final SiteClock clock;
    private final boolean shared;
    private final long scanEvery;
    private final Consumer<String> check;
    private final DeadlineQueue queue = new DeadlineQueue();
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private long nextScan = System.nanoTime();

    /**
     * @param shared whether other nodes check the same deadlines
     * @param check called when a deadline may have passed; it checks whether it has
     */
    DeadlineTimer(
            MatchRepository repository,
            SiteClock clock,
            boolean shared,
            BackgroundTasks tasks,
            Consumer<String> check) {
        this.repository = repository;
        this.clock = clock;
        this.shared = shared;
        this.scanEvery = shared ? SHARED_SCAN_EVERY : SCAN_EVERY;
        this.check = check;
        this.tasks = tasks;
        this.loop = tasks.loop("deadline-timer", Thread.ofPlatform().daemon(), this::awaitNext);
    }

    void start() {
        loop.start();
    }

    /** Sets the one deadline of a match, or none with 0; a later scan finds what is further away. */
    void set(String match, long deadline) {
        if (deadline == 0 || deadline > clock.now() + SOON) {
            queue.remove(match);
        } else {
            queue.set(new Due(match, nanosAt(deadline + 1), false));
        }
    }

    private long nanosAt(long millis) {
        return System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis - clock.now());
    }

    private void awaitNext() throws InterruptedException {
        long now = System.nanoTime();
        if (now - nextScan >= 0) {
            nextScan = now + TimeUnit.MILLISECONDS.toNanos(scanEvery);
            scan();
        }
        Due due = queue.poll(nextScan - now);
        if (due != null) {
            tasks.once("deadline", () -> fire(due));
        }
    }

    private void fire(Due due) {
        try {
            if (!due.scanned() || repository.isDue(due.match(), clock.now())) {
                check.accept(due.match());
            }
        } catch (StoreFailure e) {
            LOG.warn("match={} its deadline was not checked: {}", due.match(), e.getMessage()); // the next scan does
        }
    }

    private void scan() {
        try {
            repository.dueBefore(clock.now() + 2 * scanEvery).forEach((match, deadline) -> {
                int wait = shared ? ThreadLocalRandom.current().nextInt(SHORTEST_WAIT, LONGEST_WAIT) : 1;
                queue.setIfEarlier(new Due(match, nanosAt(deadline + wait), true));
            });
        } catch (StoreFailure e) {
            LOG.warn("deadlines were not scanned: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
