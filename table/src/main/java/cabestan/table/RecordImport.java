package cabestan.table;

import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;

/** Takes up a match that was recorded elsewhere: the events of its record at a table of one's own. */
public final class RecordImport {

    private RecordImport() {}

    /** How the recorded match began. */
    public static Opening opening(MatchRecord record, Match replayed) {
        return record.setup() == null
                ? new Opening.FromPosition(replayed.state().variant(), record.start())
                : new Opening.FromSetup(record.setup());
    }

    /**
     * The table after all actions of the record.
     *
     * @param fresh where chance comes from henceforth when seats are open: the host knows the seed of the record
     */
    public static Table open(TableHead head, MatchRecord record, Seed fresh) {
        List<TableEvent> events = new ArrayList<>();
        events.add(new TableEvent.Started());
        addDeals(events, record, 0);
        for (int i = 0; i < record.actions().size(); i++) {
            MatchRecord.Played played = record.actions().get(i);
            events.add(new TableEvent.Acted(played.seat(), played.text()));
            addDeals(events, record, i + 1);
        }
        if (record.endsByHand()) {
            events.add(new TableEvent.Closed(TableEvent.NO_SEAT, record.result()));
        }
        if (!head.isComplete()) {
            events.add(new TableEvent.Dealt(seatOfHost(head), fresh));
        }
        Table table = Table.open(head);
        for (TableEvent event : events) {
            table.apply(new LoggedEvent(table.version() + 1, head.created(), "", "", event));
        }
        return table;
    }

    private static void addDeals(List<TableEvent> events, MatchRecord record, int after) {
        for (MatchRecord.Deal deal : record.deals()) {
            if (deal.after() == after) {
                events.add(new TableEvent.Dealt(deal.seat(), deal.seed()));
            }
        }
    }

    private static int seatOfHost(TableHead head) {
        for (int seat = 0; seat < head.seats().size(); seat++) {
            if (head.seats().get(seat).occupant() instanceof Occupant.Player) {
                return seat;
            }
        }
        return State.WATCHER;
    }
}
