package cabestan.server.match;

import cabestan.server.bus.MatchBus;
import cabestan.server.bus.Presence;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** Who looks at a match, on this node or another; what others have said is forgotten unless they say it again. */
final class Presences {

    private static final long GOOD_FOR = Duration.ofMinutes(1).toMillis();

    private record Seen(Set<String> players, long at) {}

    private final Audience audience;
    private final MatchBus bus;
    private final Map<String, Map<String, Seen>> elsewhere = new HashMap<>();

    Presences(Audience audience, MatchBus bus) {
        this.audience = audience;
        this.bus = bus;
    }

    boolean isPresent(String match, String player) {
        return audience.present(match).contains(player) || isElsewhere(match, player);
    }

    private synchronized boolean isElsewhere(String match, String player) {
        long oldest = System.currentTimeMillis() - GOOD_FOR;
        return elsewhere.getOrDefault(match, Map.of()).values().stream()
                .anyMatch(seen -> seen.at > oldest && seen.players.contains(player));
    }

    /** Tells the other nodes who looks at this match here. */
    void announce(String match, boolean wantsAnswer) {
        if (bus.isUp()) {
            bus.publish(new Presence(match, bus.node(), audience.present(match), wantsAnswer));
        }
    }

    /** Says it again for all matches, and forgets those that nobody here looks at. */
    void announceAll() {
        Set<String> followed = audience.told().keySet();
        synchronized (this) {
            elsewhere.keySet().retainAll(followed);
        }
        followed.forEach(match -> announce(match, false));
    }

    /** Another node has spoken; says whether that changes who is there. */
    boolean hear(Presence news) {
        if (news.node().equals(bus.node()) || !audience.isFollowed(news.match())) {
            return false;
        }
        if (news.wantsAnswer()) {
            announce(news.match(), false);
        }
        synchronized (this) {
            Seen before = elsewhere
                    .computeIfAbsent(news.match(), match -> new HashMap<>())
                    .put(news.node(), new Seen(news.players(), System.currentTimeMillis()));
            return before == null ? !news.players().isEmpty() : !before.players.equals(news.players());
        }
    }
}
