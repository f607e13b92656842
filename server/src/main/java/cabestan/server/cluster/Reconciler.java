package cabestan.server.cluster;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Compares what followers have seen with the shared database, in case a message was lost: now and then, and often while the bus is down. */
public final class Reconciler implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Reconciler.class);
    private static final Duration INTERVAL = Duration.ofSeconds(1);
    private static final int INTERVALS_WHILE_UP = 10;

    private final MatchRepository matches;
    private final Bus bus;
    private final Reconcilable shown;
    private final BackgroundLoop loop;
    private int round;
    private boolean wasUp;

    public Reconciler(MatchRepository matches, Bus bus, Reconcilable shown, BackgroundTasks tasks) {
        this.matches = matches;
        this.bus = bus;
        this.shown = shown;
        this.loop = tasks.loop("reconciler", Thread.ofPlatform().daemon(), this::reconcile);
    }

    public void start() {
        wasUp = bus.isUp();
        loop.start();
    }

    private void reconcile() throws InterruptedException {
        Thread.sleep(INTERVAL);
        round++;
        boolean due = round % INTERVALS_WHILE_UP == 0;
        boolean isUp = bus.isUp();
        boolean cameBack = isUp && !wasUp;
        if (isUp != wasUp) {
            LOG.info("bus={}", isUp ? "up" : "down, changes on other nodes arrive late");
        }
        wasUp = isUp;
        try {
            if (due || !isUp || cameBack) {
                reconcileMatches();
            }
            if (due || cameBack) {
                shown.announcePresence();
            }
        } catch (StoreFailure e) {
            LOG.warn("could not reconcile with the database: {}", e.getMessage());
        }
    }

    private void reconcileMatches() {
        Map<String, Integer> seen = shown.versionsSeen();
        matches.versions(seen.keySet()).forEach((match, version) -> {
            if (seen.get(match) < version) {
                catchUp(match, version);
            }
        });
    }

    /** A match that cannot be read, perhaps because a newer program wrote to it, must not keep the others waiting. */
    private void catchUp(String match, int version) {
        try {
            shown.catchUp(match, version);
        } catch (RuntimeException e) {
            LOG.warn("match={} could not be reconciled: {}", match, e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
