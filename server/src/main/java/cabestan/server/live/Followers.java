package cabestan.server.live;

import cabestan.server.protocol.ServerMessage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The followers connected to this node, and what each of them follows. */
public final class Followers {

    private final Map<Follower, Set<String>> followed = new HashMap<>();
    private final Map<String, Set<Follower>> byPlayer = new HashMap<>();
    private final Map<String, Map<Follower, Subscription>> byMatch = new HashMap<>();

    synchronized void arrive(Follower follower) {
        followed.put(follower, new HashSet<>());
        byPlayer.computeIfAbsent(follower.player(), player -> new HashSet<>()).add(follower);
    }

    /** Removes the follower and returns the matches it followed. */
    synchronized Set<String> depart(Follower follower) {
        Set<String> matches = Set.copyOf(followed.getOrDefault(follower, Set.of()));
        matches.forEach(match -> unfollow(match, follower));
        followed.remove(follower);
        byPlayer.computeIfPresent(follower.player(), (player, siblings) -> {
            siblings.remove(follower);
            return siblings.isEmpty() ? null : siblings;
        });
        return matches;
    }

    /** @param told the version the follower has been sent */
    synchronized void follow(String match, Follower follower, int told) {
        if (followed.containsKey(follower)) { // it may have disconnected meanwhile
            followed.get(follower).add(match);
            byMatch.computeIfAbsent(match, id -> new LinkedHashMap<>()).put(follower, new Subscription(follower, told));
        }
    }

    synchronized void unfollow(String match, Follower follower) {
        followed.getOrDefault(follower, new HashSet<>()).remove(match);
        byMatch.computeIfPresent(match, (id, followers) -> {
            followers.remove(follower);
            return followers.isEmpty() ? null : followers;
        });
    }

    synchronized int countFollowed(Follower follower) {
        return followed.getOrDefault(follower, Set.of()).size();
    }

    public synchronized boolean follows(Follower follower, String match) {
        return followed.getOrDefault(follower, Set.of()).contains(match);
    }

    synchronized List<Subscription> of(String match) {
        return List.copyOf(byMatch.getOrDefault(match, Map.of()).values());
    }

    synchronized boolean isFollowed(String match) {
        return byMatch.containsKey(match);
    }

    /** Records whether the follower is looking at the match; returns whether that is a change. */
    synchronized boolean look(String match, Follower follower, boolean looking) {
        Subscription subscription = byMatch.getOrDefault(match, Map.of()).get(follower);
        boolean isChange = subscription != null && subscription.isLooking() != looking;
        if (isChange) {
            subscription.look(looking);
        }
        return isChange;
    }

    /** The players who are looking at this match, on pages that are connected to this node. */
    synchronized Set<String> looking(String match) {
        Set<String> players = new HashSet<>();
        byMatch.getOrDefault(match, Map.of()).forEach((follower, subscription) -> {
            if (subscription.isLooking()) {
                players.add(follower.player());
            }
        });
        players.remove("");
        return players;
    }

    /** Whether this player has this match open here; must be cheap, as every view asks it for every seat. */
    synchronized boolean isPresent(String match, String player) {
        for (Follower page : byPlayer.getOrDefault(player, Set.of())) { // few, while a match may have many followers
            if (!player.isEmpty() && followed.get(page).contains(match)) {
                return true;
            }
        }
        return false;
    }

    /** The players who have this match open here. */
    synchronized Set<String> present(String match) {
        Set<String> players = new HashSet<>();
        byMatch.getOrDefault(match, Map.of()).keySet().forEach(follower -> players.add(follower.player()));
        players.remove("");
        return players;
    }

    /** How many anonymous visitors have this match open here. */
    synchronized int anonymous(String match) {
        return (int) byMatch.getOrDefault(match, Map.of()).keySet().stream()
                .filter(follower -> follower.player().isEmpty())
                .count();
    }

    /** The players who are connected to this node. */
    public synchronized Set<String> players() {
        Set<String> players = new HashSet<>(byPlayer.keySet());
        players.remove("");
        return players;
    }

    /** Every match that somebody follows, with the oldest version that one of its followers has been sent. */
    synchronized Map<String, Integer> told() {
        Map<String, Integer> oldest = new HashMap<>();
        byMatch.forEach((match, followers) ->
                followers.values().forEach(subscription -> oldest.merge(match, subscription.told(), Math::min)));
        return oldest;
    }

    /** Sends a message to every page of a player that is connected to this node. */
    public void send(String player, ServerMessage message) {
        List<Follower> pages;
        synchronized (this) {
            pages = List.copyOf(byPlayer.getOrDefault(player, Set.of()));
        }
        pages.forEach(page -> page.tell(message));
    }

    public synchronized boolean isConnected(Follower follower) {
        return followed.containsKey(follower);
    }

    /** Whether a page or script of this player is connected to this node. */
    public synchronized boolean isHere(String player) {
        return byPlayer.containsKey(player);
    }

    synchronized List<Follower> everybody() {
        return List.copyOf(followed.keySet());
    }

    synchronized int size() {
        return followed.size();
    }
}
