package cabestan.picture;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
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
        return new Moment(match.game().id(), match.stateAfter(step).position(), match.turnAfter(step), State.WATCHER);
    }

    /** A match after so many actions, as this seat saw it. */
    public static Moment ofSeat(Match match, int step, int seat) {
        String position = match.stateAfter(step).view(seat).position();
        return new Moment(match.game().id(), position, match.turnAfter(step), seat);
    }
}
