package cabestan.server.room;

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
 * Rings when the clock of a match runs out; only what is due soon is kept in memory, the rest is in the store.
 *
 * <p>The node on which a match is played rings at once. The others look a little later whether one of them has.
 */
final class DeadlineTimer implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(DeadlineTimer.class);
    private static final long SOON = Duration.ofMinutes(1).toMillis();
    private static final long SWEEP = Duration.ofSeconds(30).toMillis();
    private static final long SHARED_SWEEP = Duration.ofSeconds(5).toMillis(); // how late a dead node's clocks may ring
    private static final int SHORTEST_WAIT = 500;
    private static final int LONGEST_WAIT = 2_000;

    /** @param swept found in the store, so that another node may have it in mind too */
    private record Due(String match, long deadline, boolean swept) implements Delayed {

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
    private final long between;
    private final Consumer<String> ring;
    private final DelayQueue<Due> soon = new DelayQueue<>();
    private final Thread thread = Thread.ofPlatform().name("alarm").daemon().unstarted(this::run);

    /**
     * @param shared whether other nodes look at the same clocks
     * @param ring called when a clock may have run out; it looks for itself whether it has
     */
    DeadlineTimer(MatchRepository repository, boolean shared, Consumer<String> ring) {
        this.repository = repository;
        this.shared = shared;
        this.between = shared ? SHARED_SWEEP : SWEEP;
        this.ring = ring;
    }

    void start() {
        thread.start();
    }

    /** Remembers the deadline when it comes before a later sweep would find it. */
    void set(String match, long deadline) {
        if (deadline > 0 && deadline < System.currentTimeMillis() + SOON) {
            soon.add(new Due(match, deadline + 1, false));
        }
    }

    private void run() {
        long nextSweep = 0;
        try {
            while (!Thread.interrupted()) {
                long now = System.currentTimeMillis();
                if (now >= nextSweep) {
                    reconciler(now);
                    nextSweep = now + between;
                }
                Due due = soon.poll(nextSweep - now, TimeUnit.MILLISECONDS);
                if (due != null) {
                    Thread.startVirtualThread(() -> ring(due));
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("the alarm is switched off");
        }
    }

    private void ring(Due due) {
        try {
            if (!due.swept || repository.isDue(due.match, System.currentTimeMillis())) {
                ring.accept(due.match);
            }
        } catch (StoreFailure e) {
            LOG.warn("match={} the clock was not looked at: {}", due.match, e.getMessage()); // the next sweep does
        }
    }

    private void reconciler(long now) {
        try {
            repository.dueBefore(now + 2 * between).forEach((match, deadline) -> {
                int wait = shared ? ThreadLocalRandom.current().nextInt(SHORTEST_WAIT, LONGEST_WAIT) : 1;
                soon.add(new Due(match, deadline + wait, shared));
            });
        } catch (StoreFailure e) {
            LOG.warn("clocks were not looked at: {}", e.getMessage());
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
