package cabestan.server.live;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.SiteClock;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.Summary;
import cabestan.server.room.MatchViews;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.MatchRepository.Listing;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sends the listed matches that wait for players to those who watch the lobby; changes are gathered for a moment. */
public final class Lobby {

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final int GATHER_MILLIS = 200;
    private static final Duration FRESH = Duration.ofDays(2);

    private final MatchRepository repository;
    private final SiteClock clock;
    private final MatchViews views;
    private final Followers followers;
    private final BackgroundTasks tasks;
    private final AtomicBoolean pending = new AtomicBoolean();
    private volatile List<Listing> told = List.of();

    public Lobby(
            MatchRepository repository, SiteClock clock, MatchViews views, Followers followers, BackgroundTasks tasks) {
        this.tasks = tasks;
        this.repository = repository;
        this.clock = clock;
        this.views = views;
        this.followers = followers;
    }

    List<Summary> tables(String player) {
        return listings().stream()
                .map(listing -> views.summary(listing, player))
                .toList();
    }

    void changed() {
        if (!followers.lobby().isEmpty() && pending.compareAndSet(false, true)) {
            tasks.once("lobby", this::tellSoon);
        }
    }

    private void tellSoon() throws InterruptedException {
        Thread.sleep(GATHER_MILLIS);
        pending.set(false);
        try {
            tell(listings());
        } catch (StoreFailure e) {
            LOG.warn("the lobby could not be sent: {}", e.getMessage());
        }
    }

    /** Sends the lobby again if it has changed without a message. */
    void lookAgain() {
        if (!followers.lobby().isEmpty()) {
            List<Listing> now = listings();
            if (!now.equals(told)) {
                tell(now);
            }
        }
    }

    private List<Listing> listings() {
        return repository.lobby(clock.now() - FRESH.toMillis());
    }

    private void tell(List<Listing> listings) {
        told = listings;
        for (Follower follower : followers.lobby()) {
            follower.tell(new ServerMessage.Lobby(listings.stream()
                    .map(listing -> views.summary(listing, follower.player()))
                    .toList()));
        }
    }
}
