package cabestan.picture;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What a picture shows.
 *
 * @param game the id of the game
 * @param position as somebody may see it, in the game's text format
 * @param recent the actions of the last turn
 * @param seat whose side of the board is nearer; {@link State#WATCHER} for the usual side
 */
public record Moment(String game, String position, List<Gesture> recent, int seat) {

    public Moment {
        recent = List.copyOf(recent);
    }

    /** A match after so many actions with everything that is on the board. */
    public static Moment ofTruth(Match match, int step) {
        return new Moment(match.game().id(), match.stateAfter(step).position(), recent(match, step), State.WATCHER);
    }

    /** A match after so many actions, as this seat saw it. */
    public static Moment ofSeat(Match match, int step, int seat) {
        String position = match.stateAfter(step).view(seat).position();
        return new Moment(match.game().id(), position, recent(match, step), seat);
    }

    private static List<Gesture> recent(Match match, int step) {
        int first = step;
        while (first > 0 && match.turn(first - 1) == match.turn(step - 1)) {
            first--;
        }
        State state = match.stateAfter(first);
        List<Gesture> gestures = new ArrayList<>();
        for (int i = first; i < step; i++) {
            gestures.add(state.gesture(match.action(i)));
            state.play(match.action(i));
        }
        return gestures;
    }
}
