package cabestan.bots.analysis;

import cabestan.rules.game.Gesture;
import java.util.List;

/**
 * What one piece could score by itself in a turn of its player.
 *
 * @param piece where it stands
 * @param points what its player would gain
 * @param actions how, as a board shows them
 */
public record Prospect(int seat, String piece, int points, List<Gesture> actions) {

    public Prospect {
        actions = List.copyOf(actions);
    }
}
