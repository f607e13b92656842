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
 * @param tries of how many tries the chances are the mean; 1 where they come from looking ahead
 */
public record Line(int[] actions, int[] chances, int winIn, int tries) {

    public Line(int[] actions, int[] chances, int winIn) {
        this(actions, chances, winIn, 1);
    }

    /** Chances of which no line is known. */
    public static Line of(int[] chances) {
        return new Line(new int[0], chances, 0);
    }

    public int action() {
        return actions[0];
    }

    /** The points that its actions bring, to whomever, from the position they begin in. */
    public List<Gain> gains(State from) {
        State state = from.copy();
        List<Gain> gains = new ArrayList<>();
        for (int i = 0; i < actions.length && state.reject(actions[i]).isEmpty(); i++) {
            State after = state.copy();
            after.play(actions[i]);
            for (int seat = 0; seat < state.seats(); seat++) {
                int points = after.points(seat) - state.points(seat);
                if (points != 0) {
                    gains.add(new Gain(i, seat, points));
                }
            }
            state = after;
        }
        return gains;
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
