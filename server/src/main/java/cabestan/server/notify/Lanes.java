package cabestan.server.notify;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The attempts under way, by receiver: one that answers slowly or never must not take up all places. */
final class Lanes {

    private static final Duration SHORTEST_PAUSE = Duration.ofMillis(100);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

    private final Map<String, Deque<Long>> underWay = new HashMap<>(); // when they began, the oldest first

    /** A place in a lane, for one attempt. */
    record Place(String lane, long begun) {}

    /** Takes a place in a lane of this width, unless it is full. */
    synchronized Optional<Place> enter(String lane, int width) {
        Deque<Long> begun = underWay.computeIfAbsent(lane, first -> new ArrayDeque<>());
        if (begun.size() >= width) {
            return Optional.empty();
        }
        Place place = new Place(lane, System.nanoTime());
        begun.add(place.begun);
        return Optional.of(place);
    }

    synchronized void leave(Place place) {
        underWay.computeIfPresent(place.lane, (lane, begun) -> {
            begun.remove(place.begun);
            return begun.isEmpty() ? null : begun;
        });
    }

    /**
     * How long to wait before asking again for a place in a full lane: not long if its attempts are short. The oldest
     * attempt tells, even while nothing was answered yet, or only a few of those beside it.
     */
    synchronized Duration pause(String lane) {
        Deque<Long> begun = underWay.getOrDefault(lane, new ArrayDeque<>());
        long oldest = begun.isEmpty() ? 0 : System.nanoTime() - begun.getFirst();
        return Duration.ofNanos(Math.clamp(oldest, SHORTEST_PAUSE.toNanos(), LONGEST_PAUSE.toNanos()));
    }
}
