package cabestan.server.cluster;

import cabestan.server.store.MatchRepository;
import cabestan.server.store.SiteRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks into the shared store for what no news told: now and then, and often while the bus is away. */
public final class Reconciler implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Reconciler.class);
    private static final Duration OFTEN = Duration.ofSeconds(1);
    private static final int NOW_AND_THEN = 10; // in units of the above

    private final MatchRepository matches;
    private final SiteRepository site;
    private final Bus bus;
    private final Reconcilable shown;
    private final Thread thread = Thread.ofPlatform().name("sweep").daemon().unstarted(this::run);

    public Reconciler(MatchRepository matches, SiteRepository site, Bus bus, Reconcilable shown) {
        this.matches = matches;
        this.site = site;
        this.bus = bus;
        this.shown = shown;
    }

    public void start() {
        thread.start();
    }

    private void run() {
        boolean wasUp = bus.isUp();
        try {
            for (int round = 1; !Thread.interrupted(); round++) {
                Thread.sleep(OFTEN);
                boolean seldom = round % NOW_AND_THEN == 0;
                boolean isUp = bus.isUp();
                if (isUp != wasUp) {
                    LOG.info("bus={}", isUp ? "up" : "away, news of other nodes come late");
                }
                try {
                    if (seldom || !isUp || !wasUp) {
                        lookAtMatches();
                        shown.refreshLobby();
                    }
                    site.alive(System.currentTimeMillis());
                    if (seldom || isUp && !wasUp) {
                        shown.announcePresence();
                    }
                } catch (StoreFailure e) {
                    LOG.warn("the store could not be swept: {}", e.getMessage());
                }
                wasUp = isUp;
            }
        } catch (InterruptedException e) {
            LOG.debug("the sweep is switched off");
        }
    }

    private void lookAtMatches() {
        Map<String, Integer> seen = shown.versionsSeen();
        matches.versions(seen.keySet()).forEach((match, version) -> {
            if (seen.get(match) < version) {
                shown.catchUp(match, version);
            }
        });
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
