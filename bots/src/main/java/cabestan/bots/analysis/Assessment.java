package cabestan.bots.analysis;

import cabestan.rules.game.State;
import java.util.List;

/**
 * What the seat on turn may expect, and of what.
 *
 * @param lines the best ways to go on, best first; none in a {@link Part} that had nothing to look into
 * @param after how best to go on after each action that was asked about, as far as the same search judged them; where
 *     nothing is known of how to go on, only the chances
 * @param options how many actions there were to choose from; 1 where nothing is judged
 * @param obvious the action that looked best at first sight
 * @param nodes how many positions were looked at
 * @param depth how far ahead, in units of the search
 */
public record Assessment(List<Line> lines, List<Line> after, int options, int obvious, long nodes, int depth) {

    /** How many lines are shown at most. */
    public static final int LINES = 3;

    public Assessment {
        lines = List.copyOf(lines);
        after = List.copyOf(after);
    }

    /** What a part finds that has nothing to look into. */
    public static Assessment nothing() {
        return new Assessment(List.of(), List.of(), 0, State.NO_ACTION, 0, 0);
    }

    public Line best() {
        return lines.getFirst();
    }
}
