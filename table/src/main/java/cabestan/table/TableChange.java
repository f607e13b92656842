package cabestan.table;

import cabestan.rules.game.Gesture;
import cabestan.table.event.LoggedEvent;
import java.util.Optional;

/**
 * An event with what it did to the board.
 *
 * @param gesture the action as a board shows it, when one was played
 * @param length the number of actions after it
 */
public record TableChange(LoggedEvent logged, Optional<Gesture> gesture, int length) {}
