package cabestan.table.event;

import cabestan.rules.game.Gesture;
import java.util.Optional;

/**
 * An event and its effect on the board.
 *
 * @param gesture the action as a board shows it, if one was played
 * @param length the number of actions after it
 * @param turn the turn in which that action was played, or 0
 */
public record TableChange(LoggedEvent logged, Optional<Gesture> gesture, int length, int turn) {}
