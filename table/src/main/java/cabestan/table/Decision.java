package cabestan.table;

import cabestan.rules.game.Rejection;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlans;
import java.util.List;
import java.util.Optional;

/** The answer of a table to a command. */
public sealed interface Decision {

    /**
     * These events follow, or none if there is nothing to do; the caller still has to apply them.
     *
     * @param opened the head of the table that a rematch opens
     * @param plans the replies that the seats have planned from then on
     */
    record Accepted(List<LoggedEvent> events, Optional<TableHead> opened, ReplyPlans plans) implements Decision {

        public Accepted {
            events = List.copyOf(events);
        }
    }

    /** The same command was carried out before and led to this version. */
    record Repeated(int version) implements Decision {}

    record Rejected(Rejection rejection) implements Decision {}
}
