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
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);

    /** A receiver: when its attempts began, the oldest first, how many it may have, and when the next that waits is to ask. */
    private static final class Lane {
        private final Deque<Long> begun = new ArrayDeque<>();
        private int width;
        private long nextTurn = System.nanoTime();

        /** For how long the oldest attempt has been under way. */
        long oldest() {
            return System.nanoTime() - begun.getFirst();
        }
    }

    private final Map<String, Lane> underWay = new HashMap<>();

    /** A place in a lane, for one attempt. */
    record Place(String lane, long begun) {}

    /** Takes a place in a lane of this width, unless it is full. */
    synchronized Optional<Place> enter(String name, int width) {
        Lane lane = underWay.computeIfAbsent(name, first -> new Lane());
        lane.width = width;
        if (lane.begun.size() >= width) {
            return Optional.empty();
        }
        Place place = new Place(name, System.nanoTime());
        lane.begun.add(place.begun);
        return Optional.of(place);
    }

    synchronized void leave(Place place) {
        underWay.computeIfPresent(place.lane, (name, lane) -> {
            lane.begun.remove(place.begun);
            return lane.begun.isEmpty() ? null : lane;
        });
    }

    /**
     * How long to wait before asking again for a place in a full lane: not long if its attempts are short. The oldest
     * attempt tells, even while nothing was answered yet, or only a few of those beside it.
     */
    synchronized Duration pause(String name) {
        long pause = underWay.containsKey(name) ? underWay.get(name).oldest() : 0;
        return Duration.ofNanos(Math.clamp(pause, SHORTEST_PAUSE.toNanos(), LONGEST_PAUSE.toNanos()));
    }

    /** The same for one of many: after those that were told to wait before, at twice the pace at which attempts end so far. */
    synchronized Duration turn(String name) {
        Duration pause = pause(name);
        Lane lane = underWay.get(name);
        if (lane == null) {
            return pause;
        }
        long now = System.nanoTime();
        long turn = Math.clamp(lane.nextTurn, now + pause.toNanos(), now + LONGEST_WAIT.toNanos());
        lane.nextTurn = turn + Math.max(lane.oldest(), SHORTEST_PAUSE.toNanos()) / (2L * lane.width);
        return Duration.ofNanos(turn - now);
    }
}
