package cabestan.server.room;

import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.EventRow;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.MatchRepository.Stored;
import cabestan.server.store.SeatRow;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of one match in memory; who holds its lock acts alone.
 *
 * <p>It is only a cache: it can be dropped at any time, and when two of them race the store's key decides.
 */
final class Room {

    private final String id;
    private final MatchRepository repository;
    private Table table;

    Room(String id, MatchRepository repository) {
        this.id = id;
        this.repository = repository;
    }

    /** A room for a match that has just been written. */
    Room(Table table, MatchRepository repository) {
        this(table.head().id(), repository);
        this.table = table;
    }

    String id() {
        return id;
    }

    /** The table, replayed from the store when it is not in memory. */
    synchronized Table table() {
        if (table == null) {
            Stored stored =
                    repository.load(id).orElseThrow(() -> RequestRejected.notFound("there is no match of this name"));
            Table replayed = new Table(stored.head(), stored.seats());
            stored.events().forEach(replayed::apply);
            table = replayed;
        }
        return table;
    }

    /** The table with everything that other nodes have written. */
    synchronized Table fresh() {
        return table == null ? table() : after(repository.eventsSince(id, table.version()));
    }

    /** The table with these events, as far as it does not know them yet. */
    synchronized Table after(List<EventRow> events) {
        table();
        boolean applied = false;
        try {
            events.stream().filter(event -> event.version() > table.version()).forEach(table::apply);
            applied = true;
        } finally {
            if (!applied) {
                distrust();
            }
        }
        return table;
    }

    synchronized boolean isOver() {
        return table != null && table.isOver();
    }

    /** Reads everything again before the next use. */
    synchronized void distrust() {
        table = null;
    }

    /**
     * Lets the drafts happen: on disk first; when that fails, memory is thrown away and nothing has happened.
     *
     * @param lease until when this node thinks, should a bot be on turn then
     */
    synchronized int commit(List<Draft> drafts, String player, String command, long lease) {
        List<SeatRow> seatsBefore = table().seats();
        long now = System.currentTimeMillis();
        List<EventRow> rows = new ArrayList<>();
        boolean written = false;
        try {
            for (Draft draft : drafts) {
                EventRow row = new EventRow(
                        table.version() + 1, draft.kind().word(), draft.seat(), player, command, draft.detail(), now);
                table.apply(row);
                rows.add(row);
            }
            List<SeatRow> changedSeats = new ArrayList<>(table.seats());
            changedSeats.removeAll(seatsBefore);
            repository.append(id, rows, changedSeats, table.index().leased(table.isBotTurn() ? lease : 0));
            written = true;
        } finally {
            if (!written) {
                distrust();
            }
        }
        return table.version();
    }
}
