package cabestan.table;

import cabestan.rules.game.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * How a match stands, for lists of matches; all of it follows from the events.
 *
 * @param onTurn the seat that acts next, or -1
 * @param points the points of each seat; empty before the start
 * @param botTurn whether a bot has to think
 * @param deadline when the seat on turn runs out of time, or 0
 * @param updated when the last event happened
 */
public record Standing(
        int version,
        Phase phase,
        int onTurn,
        int turn,
        List<Integer> points,
        Optional<Outcome> result,
        boolean botTurn,
        long deadline,
        long updated) {

    public Standing {
        points = List.copyOf(points);
    }
}
