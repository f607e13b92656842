package cabestan.server.live;

import cabestan.server.cluster.Bus;
import cabestan.server.cluster.message.PresenceChanged;
import cabestan.server.room.Presence;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Tracks which players have a match open on any node; what other nodes report expires unless they repeat it. */
public final class PresenceTracker implements Presence {

    private static final long GOOD_FOR = Duration.ofMinutes(1).toNanos();

    private record Seen(Set<String> players, int anonymous, long nanos) {

        boolean isSame(Seen other) {
            return players.equals(other.players) && anonymous == other.anonymous;
        }

        boolean isNobody() {
            return players.isEmpty() && anonymous == 0;
        }
    }

    private final Followers followers;
    private final Bus bus;
    private final Map<String, Map<String, Seen>> elsewhere = new HashMap<>();

    public PresenceTracker(Followers followers, Bus bus) {
        this.followers = followers;
        this.bus = bus;
    }

    @Override
    public boolean isPresent(String match, String player) {
        return followers.present(match).contains(player) || isElsewhere(match, player);
    }

    private boolean isElsewhere(String match, String player) {
        return seenElsewhere(match).anyMatch(seen -> seen.players.contains(player));
    }

    private synchronized Stream<Seen> seenElsewhere(String match) {
        long now = System.nanoTime();
        return elsewhere.getOrDefault(match, Map.of()).values().stream()
                .filter(seen -> now - seen.nanos < GOOD_FOR)
                .toList()
                .stream();
    }

    /** The players who have this match open on any node. */
    Set<String> present(String match) {
        Set<String> players = new HashSet<>(followers.present(match));
        seenElsewhere(match).forEach(seen -> players.addAll(seen.players));
        return players;
    }

    /** How many have it open on any node without a name. */
    int anonymous(String match) {
        return followers.anonymous(match)
                + seenElsewhere(match).mapToInt(Seen::anonymous).sum();
    }

    /** Tells the other nodes who has this match open here. */
    void announce(String match, boolean wantsAnswer) {
        if (bus.isUp()) {
            bus.publish(new PresenceChanged(
                    match, bus.node(), followers.present(match), followers.anonymous(match), wantsAnswer));
        }
    }

    /** Repeats it for all matches, and forgets those that nobody follows here. */
    void announceAll() {
        Set<String> followed = followers.told().keySet();
        synchronized (this) {
            elsewhere.keySet().retainAll(followed);
        }
        followed.forEach(match -> announce(match, false));
    }

    /** Takes the report of another node and returns whether it changes who is present. */
    boolean hear(PresenceChanged message) {
        if (message.node().equals(bus.node()) || !followers.isFollowed(message.match())) {
            return false;
        }
        if (message.wantsAnswer()) {
            announce(message.match(), false);
        }
        Seen seen = new Seen(message.players(), message.anonymous(), System.nanoTime());
        synchronized (this) {
            Seen before = elsewhere
                    .computeIfAbsent(message.match(), match -> new HashMap<>())
                    .put(message.node(), seen);
            return before == null ? !seen.isNobody() : !before.isSame(seen);
        }
    }
}
