package cabestan.cli.play;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.table.Beginning;
import cabestan.table.Phase;
import cabestan.table.Table;
import cabestan.table.clock.ClockRule;
import cabestan.table.text.RecordImport;
import cabestan.table.text.TableText;
import java.util.List;

/** Continues a saved table or a recorded match at this terminal. */
final class ResumedTable {

    private ResumedTable() {}

    /** Throws {@link BadText} if the match cannot go on at a terminal. */
    static TerminalTable read(String text) {
        return TableText.isTable(text)
                ? of(TableText.read(text, Games::named))
                : of(MatchRecord.read(text, Games::named));
    }

    private static TerminalTable of(Table table) {
        table.result().ifPresent(ResumedTable::rejectOver);
        if (table.phase() == Phase.WAITING) {
            throw new BadText("the match has not started; expected one that is running");
        }
        boolean shared = table.seats().stream()
                .allMatch(seat -> seat.isBot() || seat.isHeldBy(table.head().host()));
        if (!shared || !(table.head().clock() instanceof ClockRule.None)) {
            throw new BadText("expected a match without a clock whose players all sit at one device");
        }
        List<Player> players = table.seats().stream()
                .map(seat -> Player.of(table.game(), seat.occupant()))
                .toList();
        return new TerminalTable(table, players);
    }

    private static TerminalTable of(MatchRecord record) {
        if (record.status() instanceof MatchRecord.Ended(Outcome outcome)) {
            rejectOver(outcome);
        }
        Beginning beginning = RecordImport.beginning(record, record.verify());
        List<Player> players = record.names().stream()
                .map(name -> Player.recorded(record.game(), name))
                .toList();
        Seed fresh = Seed.of(1); // never used: no seat is open, so nothing is dealt again
        return new TerminalTable(
                RecordImport.open(TerminalTable.head(record.game(), beginning, players), record, fresh), players);
    }

    private static void rejectOver(Outcome result) {
        throw new BadText("the match is over (" + result.code() + "); expected one that is running");
    }
}
