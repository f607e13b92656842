package cabestan.server.match;

import cabestan.server.bus.MatchBus;
import cabestan.server.store.HouseRepository;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks into the shared store for what no news told: now and then, and often while the bus is away. */
final class Sweep implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Sweep.class);
    private static final Duration OFTEN = Duration.ofSeconds(1);
    private static final int NOW_AND_THEN = 10; // in units of the above

    private final MatchRepository matches;
    private final HouseRepository house;
    private final MatchBus bus;
    private final Audience audience;
    private final Presences presences;
    private final Herald herald;
    private final Lobby lobby;
    private final Thread thread = Thread.ofPlatform().name("sweep").daemon().unstarted(this::run);

    Sweep(
            MatchRepository matches,
            HouseRepository house,
            MatchBus bus,
            Audience audience,
            Presences presences,
            Herald herald,
            Lobby lobby) {
        this.matches = matches;
        this.house = house;
        this.bus = bus;
        this.audience = audience;
        this.presences = presences;
        this.herald = herald;
        this.lobby = lobby;
    }

    void start() {
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
                        lobby.lookAgain();
                    }
                    house.alive(System.currentTimeMillis());
                    if (seldom || isUp && !wasUp) {
                        presences.announceAll();
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
        Map<String, Integer> told = audience.told();
        matches.versions(told.keySet()).forEach((match, version) -> {
            if (told.get(match) < version) {
                herald.tell(match, version);
            }
        });
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
