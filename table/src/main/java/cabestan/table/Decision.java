package cabestan.table;

import cabestan.rules.game.Rejection;
import cabestan.table.event.LoggedEvent;
import java.util.List;
import java.util.Optional;

/** What a table answers to a command. */
public sealed interface Decision {

    /**
     * These events follow, none when there is nothing to do; they are still to be applied.
     *
     * @param opened the head of the table that a rematch opens
     */
    record Accepted(List<LoggedEvent> events, Optional<TableHead> opened) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The same command was carried out before, and led to this version. */
    record Repeated(int version) implements Decision {}

    record Rejected(Rejection rejection) implements Decision {}
}
