package cabestan.server.store;

import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.text.OccupantCodec;
import java.util.List;

/**
 * A row of the table of seats.
 *
 * @param opening who sat there at the beginning, or empty in rows of release 0.1
 */
record SeatRow(String match, Seat now, String opening) {

    /**
     * The seat as it was at the beginning.
     *
     * <p>Release 0.1 kept only how seats are now. Then the events tell: a seat that was ever joined was free at first, as
     * was one with an invite; any other that a bot took had been the host's own or that of a guest at the host's device.
     */
    Seat atOpening(int seat, String host, List<LoggedEvent> events) {
        if (!opening.isEmpty()) {
            return new Seat(OccupantCodec.read(opening), now.invite());
        }
        for (LoggedEvent logged : events) {
            if (logged.event().seat() == seat) {
                switch (logged.event()) {
                    case TableEvent.Joined joined -> {
                        return new Seat(new Occupant.Nobody(""), now.invite());
                    }
                    case TableEvent.BotTookSeat took -> {
                        Occupant first = now.invite().isEmpty()
                                ? new Occupant.Guest(host, now.occupant().name())
                                : new Occupant.Nobody("");
                        return new Seat(first, now.invite());
                    }
                    default -> {}
                }
            }
        }
        return now;
    }
}
