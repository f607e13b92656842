package cabestan.server.chat;

import cabestan.server.live.Follower;
import cabestan.server.store.social.ChatRepository.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The listeners to chats on this node. */
final class Listeners {

    private final Map<String, Map<Follower, Listener>> byMatch = new HashMap<>();
    private final Map<Follower, Map<String, Listener>> byFollower = new HashMap<>();

    synchronized void add(Listener listener) {
        String match = listener.place().match();
        byMatch.computeIfAbsent(match, id -> new HashMap<>()).put(listener.follower(), listener);
        byFollower
                .computeIfAbsent(listener.follower(), follower -> new HashMap<>())
                .put(match, listener);
    }

    synchronized void remove(Follower follower, String match) {
        drop(byMatch, match, follower);
        drop(byFollower, follower, match);
    }

    synchronized void remove(Follower follower) {
        byFollower.getOrDefault(follower, Map.of()).keySet().forEach(match -> drop(byMatch, match, follower));
        byFollower.remove(follower);
    }

    private static <A, B> void drop(Map<A, Map<B, Listener>> from, A first, B second) {
        from.computeIfPresent(first, (key, inner) -> {
            inner.remove(second);
            return inner.isEmpty() ? null : inner;
        });
    }

    synchronized List<Listener> at(Place place) {
        return byMatch.getOrDefault(place.match(), Map.of()).values().stream()
                .filter(listener -> listener.place().equals(place))
                .toList();
    }

    /** Every channel with listeners, and the lowest number of a last message sent to any of them. */
    synchronized Map<Place, Integer> lastSent() {
        Map<Place, Integer> oldest = new HashMap<>();
        byMatch.values()
                .forEach(inner -> inner.values()
                        .forEach(listener -> oldest.merge(listener.place(), listener.lastSent(), Math::min)));
        return oldest;
    }
}
