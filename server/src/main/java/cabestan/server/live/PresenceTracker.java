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

/**
 * Tracks which players have a match open on any node; what other nodes report expires unless they repeat it.
 *
 * <p>Presence is tracked only for matches that are followed here, because only their followers see it. Who is looking is
 * tracked for all matches, because any node may have to decide whether to send a notice.
 */
public final class PresenceTracker implements Presence {

    private static final long VALID_FOR = Duration.ofMinutes(1).toNanos();

    private record Seen(Set<String> players, int anonymous, long nanos) {

        boolean isSame(Seen other) {
            return players.equals(other.players) && anonymous == other.anonymous;
        }

        boolean isNobody() {
            return players.isEmpty() && anonymous == 0;
        }
    }

    private record Looking(Set<String> players, long nanos) {

        boolean isValid(long now) {
            return now - nanos < VALID_FOR;
        }
    }

    private final Followers followers;
    private final Bus bus;
    private final Map<String, Map<String, Seen>> elsewhere = new HashMap<>();
    private final Map<String, Map<String, Looking>> lookingElsewhere = new HashMap<>();

    public PresenceTracker(Followers followers, Bus bus) {
        this.followers = followers;
        this.bus = bus;
    }

    @Override
    public boolean isPresent(String match, String player) {
        return followers.isPresent(match, player) || isElsewhere(match, player);
    }

    /** Whether this player is looking at this match, on any node. */
    public boolean isLooking(String match, String player) {
        return followers.looking(match).contains(player) || isLookingElsewhere(match, player);
    }

    private synchronized boolean isLookingElsewhere(String match, String player) {
        long now = System.nanoTime();
        return lookingElsewhere.getOrDefault(match, Map.of()).values().stream()
                .anyMatch(looking -> looking.isValid(now) && looking.players.contains(player));
    }

    private boolean isElsewhere(String match, String player) {
        return seenElsewhere(match).anyMatch(seen -> seen.players.contains(player));
    }

    private synchronized Stream<Seen> seenElsewhere(String match) {
        long now = System.nanoTime();
        return elsewhere.getOrDefault(match, Map.of()).values().stream()
                .filter(seen -> now - seen.nanos < VALID_FOR)
                .toList()
                .stream();
    }

    /** The players who have this match open on any node. */
    Set<String> present(String match) {
        Set<String> players = new HashSet<>(followers.present(match));
        seenElsewhere(match).forEach(seen -> players.addAll(seen.players));
        return players;
    }

    /** How many anonymous visitors have it open on any node. */
    int anonymous(String match) {
        return followers.anonymous(match)
                + seenElsewhere(match).mapToInt(Seen::anonymous).sum();
    }

    /** Tells the other nodes who has this match open here. */
    void announce(String match, boolean wantsAnswer) {
        if (bus.isUp()) {
            bus.publish(new PresenceChanged(
                    match,
                    bus.node(),
                    followers.present(match),
                    followers.looking(match),
                    followers.anonymous(match),
                    wantsAnswer));
        }
    }

    /** Repeats the announcement for all matches, and forgets those that nobody follows here. */
    void announceAll() {
        Set<String> followed = followers.told().keySet();
        synchronized (this) {
            elsewhere.keySet().retainAll(followed);
            forgetExpired();
        }
        followed.forEach(match -> announce(match, false));
    }

    private void forgetExpired() {
        long now = System.nanoTime();
        lookingElsewhere.values().forEach(nodes -> nodes.values().removeIf(looking -> !looking.isValid(now)));
        lookingElsewhere.values().removeIf(Map::isEmpty);
    }

    /** Processes a report of another node and returns whether it changes who is present. */
    boolean receive(PresenceChanged message) {
        if (message.node().equals(bus.node())) {
            return false;
        }
        receiveLooking(message);
        if (!followers.isFollowed(message.match())) {
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

    private synchronized void receiveLooking(PresenceChanged message) {
        if (!message.looking().isEmpty()) {
            lookingElsewhere
                    .computeIfAbsent(message.match(), match -> new HashMap<>())
                    .put(message.node(), new Looking(message.looking(), System.nanoTime()));
        } else {
            lookingElsewhere.computeIfPresent(message.match(), (match, nodes) -> {
                nodes.remove(message.node());
                return nodes.isEmpty() ? null : nodes;
            });
        }
    }
}
