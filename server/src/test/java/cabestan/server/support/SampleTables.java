package cabestan.server.support;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.table.Beginning;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.List;

/** Tables of Arcanor for tests of the store: Anna, who begins, against a bot. */
public final class SampleTables {

    private SampleTables() {}

    /** A listed match that has started. */
    public static Table started(String id) {
        return started(id, 0);
    }

    /** A match in which a bot is on turn. */
    public static Table withBotOnTurn(String id) {
        return started(id, 1);
    }

    private static Table started(String id, int first) {
        var game = Games.named("arcanor");
        Setup setup = Setup.of(game.variant("open"), 2, Seed.of(7))
                .with("release", "any")
                .beginning(first);
        TableHead head = new TableHead(
                id,
                game,
                new Beginning.FromSetup(setup),
                new ClockRule.None(),
                List.of(Seat.of(new Occupant.Player("anna", "")), Seat.of(new Occupant.Bot(3, ""))),
                "anna",
                true,
                "watch-key",
                "",
                1_000);
        return Table.begin(head);
    }

    /** Anna's next action. */
    public static LoggedEvent acted(Table table, String action) {
        int version = table.version() + 1;
        return new LoggedEvent(version, 1_000 + version, "anna", "c" + version, new TableEvent.Acted(0, action));
    }
}
