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

/** Tables of Arcanor for tests of the store: mostly Anna, who begins, against a bot. */
public final class SampleTables {

    private static final Seat ANNA = Seat.of(new Occupant.Player("anna", ""));
    private static final Seat BOT = Seat.of(new Occupant.Bot(3, ""));
    private static final Seat FREE = new Seat(new Occupant.Nobody(""), "invite-key");

    private SampleTables() {}

    /** A listed match that has started. */
    public static Table started(String id) {
        return begin(id, 0, "anna", List.of(ANNA, BOT));
    }

    /** A match in which a bot is on turn. */
    public static Table withBotOnTurn(String id) {
        return begin(id, 1, "anna", List.of(ANNA, BOT));
    }

    /** A match that has not begun, and whose host does not sit there. */
    public static Table openedBy(String id, String host) {
        return begin(id, 0, host, List.of(FREE, FREE));
    }

    private static Table begin(String id, int first, String host, List<Seat> seats) {
        var game = Games.named("arcanor");
        Setup setup = Setup.of(game.variant("open"), 2, Seed.of(7))
                .with("release", "any")
                .beginning(first);
        TableHead head = new TableHead(
                id,
                game,
                new Beginning.FromSetup(setup),
                new ClockRule.None(),
                seats,
                host,
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
