package cabestan.server.live;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.SiteClock;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.Summary;
import cabestan.server.room.MatchViews;
import cabestan.server.store.LobbyRepository;
import cabestan.server.store.MatchRepository.Listing;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Shows the listed matches that wait for players to those who watch the lobby; changes are collected for a moment.
 *
 * <p>Followers who asked for changes get the lobby as everybody sees it, serialized once for all, and then only what
 * changed, in order. Pages of older releases get the whole list every time, as their player sees it.
 */
public final class Lobby implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Lobby.class);
    private static final Duration GATHER = Duration.ofMillis(200);
    private static final Duration POLL_EVERY = Duration.ofSeconds(2);

    private final LobbyRepository repository;
    private final SiteClock clock;
    private final MatchViews views;
    private final Followers followers;
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private final AtomicBoolean pending = new AtomicBoolean();
    private final Object reading = new Object(); // held from a query until its result is sent

    /** Those who watch the lobby, and whether they are sent changes only. */
    private final Map<Follower, Boolean> watching = new LinkedHashMap<>();

    private Map<String, Summary> shown = Map.of();
    private long refreshed;

    public Lobby(
            LobbyRepository repository, SiteClock clock, MatchViews views, Followers followers, BackgroundTasks tasks) {
        this.repository = repository;
        this.clock = clock;
        this.views = views;
        this.followers = followers;
        this.tasks = tasks;
        this.refreshed = System.nanoTime() - GATHER.toNanos();
        this.loop = tasks.loop("lobby", Thread.ofVirtual(), this::poll);
    }

    public void start() {
        loop.start();
    }

    List<Summary> tables(String player) {
        return summaries(repository.listings(clock.now()), player);
    }

    private List<Summary> summaries(List<Listing> listings, String player) {
        return listings.stream().map(listing -> views.summary(listing, player)).toList();
    }

    /** @param changes whether the follower understands {@code lobby-changed} */
    void follow(Follower follower, boolean changes) {
        synchronized (reading) { // so that no older list comes after a newer change
            if (System.nanoTime() - refreshed >= GATHER.toNanos()) {
                refresh();
            }
            List<Summary> whole = changes ? List.of() : tables(follower.player());
            synchronized (this) {
                if (followers.isConnected(follower)) {
                    watching.put(follower, changes);
                    follower.tell(new ServerMessage.Lobby(changes ? List.copyOf(shown.values()) : whole));
                }
            }
        }
    }

    synchronized void unfollow(Follower follower) {
        watching.remove(follower);
    }

    private synchronized boolean isWatched() {
        return !watching.isEmpty();
    }

    /** A listed match was opened or changed, here or on another node. */
    void changed() {
        if (isWatched() && pending.compareAndSet(false, true)) {
            tasks.once("lobby-change", () -> {
                Thread.sleep(GATHER);
                pending.set(false);
                tryToRefresh();
            });
        }
    }

    /** Refreshes without a message, as hosts connect and disconnect without one, and those of other nodes can be lost. */
    private void poll() throws InterruptedException {
        Thread.sleep(POLL_EVERY);
        try {
            repository.keep(followers::isHere, clock.now());
        } catch (StoreFailure e) {
            LOG.warn("the lobby could not be kept: {}", e.getMessage());
        }
        if (isWatched()) {
            tryToRefresh();
        }
    }

    private void tryToRefresh() {
        try {
            refresh();
        } catch (StoreFailure e) {
            LOG.warn("the lobby could not be sent: {}", e.getMessage());
        }
    }

    /** Reads the lobby and sends its followers what has changed. */
    private void refresh() {
        synchronized (reading) {
            refreshed = System.nanoTime();
            List<Listing> listings = repository.listings(clock.now());
            Map<String, Summary> now = new LinkedHashMap<>();
            summaries(listings, "").forEach(summary -> now.put(summary.id(), summary));
            synchronized (this) {
                ServerMessage.LobbyChanged change = difference(shown, now);
                shown = now;
                if (!change.isNone()) {
                    tell(change, listings);
                }
            }
        }
    }

    private static ServerMessage.LobbyChanged difference(Map<String, Summary> before, Map<String, Summary> now) {
        List<Summary> tables = new ArrayList<>();
        now.forEach((id, summary) -> {
            if (!summary.equals(before.get(id))) {
                tables.add(summary);
            }
        });
        Set<String> gone = new HashSet<>(before.keySet());
        gone.removeAll(now.keySet());
        return new ServerMessage.LobbyChanged(tables, List.copyOf(gone));
    }

    private void tell(ServerMessage.LobbyChanged change, List<Listing> listings) {
        String written = Json.write(change);
        watching.forEach((follower, changes) -> {
            if (changes) {
                follower.tellWritten(written);
            } else {
                follower.tell(new ServerMessage.Lobby(summaries(listings, follower.player())));
            }
        });
    }

    @Override
    public void close() {
        loop.close();
    }
}
