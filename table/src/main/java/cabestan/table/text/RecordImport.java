package cabestan.table.text;

import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.State;
import cabestan.table.Beginning;
import cabestan.table.Occupant;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Imports a recorded match: replays its record as the events of a new table. */
public final class RecordImport {

    private RecordImport() {}

    /** How the recorded match began. */
    public static Beginning beginning(MatchRecord record, Match replayed) {
        return switch (record.opening()) {
            case Opening.FromSetup(Setup setup, String seedHash) -> new Beginning.FromSetup(setup);
            case Opening.FromPosition(String position) ->
                new Beginning.FromPosition(replayed.state().variant(), position);
            case Opening.FromCommitment hidden ->
                throw new IllegalArgumentException("a record without its seed cannot be replayed");
        };
    }

    /**
     * How a running match could go on, as far as this seat knows it: a record that begins with its last position, in
     * which everything the seat cannot see is dealt from the seed, and so is all that follows. So neither the end of the
     * branch nor a look back at it tells what is hidden in the match.
     */
    public static MatchRecord branch(MatchRecord record, int seat, Seed seed) {
        State known = record.verify().view(seat).determinize(seed.dice());
        Opening opening = new Opening.FromPosition(known.position());
        MatchRecord.Deal deal = new MatchRecord.Deal(0, seat, seed.hash(), Optional.of(seed)); // straws to come, too
        return new MatchRecord(record.game(), opening, record.names(), List.of(), List.of(deal), record.status());
    }

    /**
     * The table after all actions of the record.
     *
     * @param fresh the seed of all further randomness if a seat is open, because the host knows that of the record
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
        if (record.endsByHand() && record.status() instanceof MatchRecord.Ended(Outcome outcome)) {
            events.add(new TableEvent.Closed(TableEvent.NO_SEAT, outcome));
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
                events.add(new TableEvent.Dealt(deal.seat(), deal.seed().orElseThrow()));
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
