package cabestan.bots.analysis;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A way to go on from a position.
 *
 * @param actions in order; the first is that of the seat on turn
 * @param chances of all seats if it is played
 * @param winIn after how many actions of this seat its forced win is complete; negative for a forced loss, after so many
 *     actions of the winner; 0 if nothing is proved
 */
public record Line(int[] actions, int[] chances, int winIn) {

    /** Chances of which no line is known. */
    public static Line of(int[] chances) {
        return new Line(new int[0], chances, 0);
    }

    public int action() {
        return actions[0];
    }

    /** The actions as a board shows them, from the position they begin in. */
    public List<Gesture> gestures(State from) {
        State state = from.copy();
        List<Gesture> gestures = new ArrayList<>();
        for (int action : actions) {
            if (state.reject(action).isPresent()) {
                break;
            }
            gestures.add(state.gesture(action));
            state.play(action);
        }
        return gestures;
    }
}
