package cabestan.wasm;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Split;
import cabestan.rules.game.Variant;
import cabestan.table.Beginning;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.text.RecordImport;
import java.util.List;

/** How tables in this browser begin, and what they tell of their matches; no seat is open and no clock runs. */
final class LocalTable {

    private LocalTable() {}

    static Table open(
            String game, String variant, String options, String seats, int first, Seed seed, String id, long created) {
        Game played = Games.named(game);
        List<Seat> occupied = LocalSeats.read(played, seats);
        Variant kind = played.variant(variant);
        Setup setup = with(options, Setup.of(kind, occupied.size(), seed).beginning(first - 1));
        kind.accepts(setup.terms());
        return Table.begin(head(id, played, new Beginning.FromSetup(setup), occupied, created));
    }

    private static Setup with(String options, Setup setup) {
        Setup chosen = setup;
        for (String line : options.isEmpty() ? new String[0] : Split.by('\n', options.strip())) {
            String[] words = Split.by(' ', line, 2);
            if (words.length != 2) {
                throw new BadText("expected an option and its value, found " + BadText.quote(line));
            }
            chosen = chosen.with(words[0], words[1]);
        }
        return chosen;
    }

    /** A recorded match, after all its actions. */
    static Table of(MatchRecord record, String seats, String id, long created) {
        Beginning beginning = RecordImport.beginning(record, record.verify());
        List<Seat> occupied = seats.isEmpty() ? LocalSeats.of(record) : LocalSeats.read(record.game(), seats);
        if (occupied.size() != record.names().size()) {
            throw new BadText("expected " + record.names().size() + " seats, found " + occupied.size());
        }
        TableHead head = head(id, record.game(), beginning, occupied, created);
        return RecordImport.open(head, record, null); // no seat is open, so nothing is dealt anew
    }

    private static TableHead head(String id, Game game, Beginning beginning, List<Seat> seats, long created) {
        return new TableHead(
                id, game, beginning, new ClockRule.None(), seats, LocalSeats.PLAYER, false, "", "", created);
    }

    static List<String> names(Table table) {
        return LocalSeats.names(table.seats());
    }

    /** The record as the players may have it now. */
    static MatchRecord published(Table table) {
        return table.published(names(table))
                .orElseThrow(() -> new RejectedException(new Rejection(
                        "",
                        "not-over",
                        "the position it began from tells what is hidden; its record comes at the end")));
    }
}
