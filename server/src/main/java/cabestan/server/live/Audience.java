package cabestan.server.live;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.identity.Players;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.room.Rooms;
import cabestan.server.store.StoreFailure;
import cabestan.table.Table;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells those who sit at a match who watches it; changes are collected for a moment. */
public final class Audience {

    private static final Logger LOG = LoggerFactory.getLogger(Audience.class);
    private static final Duration GATHER = Duration.ofMillis(300);
    private static final int MOST_NAMES = 20;

    private final Rooms rooms;
    private final Players players;
    private final Followers followers;
    private final PresenceTracker presences;
    private final BackgroundTasks tasks;
    private final Set<String> pending = new HashSet<>();
    private final Set<String> watched = new HashSet<>();
    private volatile boolean closed;

    public Audience(
            Rooms rooms, Players players, Followers followers, PresenceTracker presences, BackgroundTasks tasks) {
        this.rooms = rooms;
        this.players = players;
        this.followers = followers;
        this.presences = presences;
        this.tasks = tasks;
    }

    /** Somebody has opened or left this match, or has sat down. */
    void changed(String match) {
        synchronized (this) {
            if (!followers.isFollowed(match)) {
                watched.remove(match);
                return;
            }
            if (!pending.add(match)) {
                return;
            }
        }
        tasks.once("audience", () -> {
            Thread.sleep(GATHER);
            if (!closed) {
                tryToTell(match);
            }
        });
    }

    /** Discards collected changes: all connections are being closed, and the database is next. */
    void close() {
        closed = true;
    }

    private void tryToTell(String match) {
        synchronized (this) {
            pending.remove(match);
        }
        try {
            rooms.withinKnown(match, this::tell);
        } catch (RequestRejected | StoreFailure e) {
            LOG.warn("match={} nobody was told who watches: {}", match, e.getMessage()); // the next to come tells
        }
    }

    /** Where nobody watches and nobody did, there is nothing to tell. */
    private void tell(Table table) {
        String match = table.head().id();
        ServerMessage.Watchers now = watchers(table);
        boolean isAnybody = now.others() > 0 || !now.names().isEmpty();
        boolean wasAnybody;
        synchronized (this) {
            wasAnybody = isAnybody ? !watched.add(match) : watched.remove(match);
        }
        if (isAnybody || wasAnybody) {
            followers.of(match).stream()
                    .map(Subscription::follower)
                    .filter(follower -> !table.heldBy(follower.player()).isEmpty())
                    .forEach(follower -> follower.tell(now));
        }
    }

    private ServerMessage.Watchers watchers(Table table) {
        String match = table.head().id();
        List<String> names = presences.present(match).stream()
                .filter(player -> table.heldBy(player).isEmpty())
                .map(players::name)
                .sorted()
                .toList();
        List<String> shown =
                names.stream().filter(name -> !name.isEmpty()).limit(MOST_NAMES).toList();
        return new ServerMessage.Watchers(match, shown, names.size() - shown.size() + presences.anonymous(match));
    }
}
