package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.keptFor;
import static cabestan.table.TestTable.player;
import static cabestan.table.TestTable.rematch;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Outcome;
import cabestan.rules.game.Setup;
import cabestan.table.TestTable.Kind;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The same match again. */
class RematchTest {

    static Stream<Kind> kinds() {
        return TestTable.kinds();
    }

    private static TableHead opened(TestTable test, String player, int seat) {
        Decision decision = test.decide(player, rematch(seat, test.table.seatCount()));
        assertEquals("rematch", test.carryOut(decision));
        return assertInstanceOf(Decision.Accepted.class, decision).opened().orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void everybody_moves_up_one_seat_and_other_people_have_to_come(Kind kind) {
        TestTable test = TestTable.ofPeople(kind);
        test.give(ANA, new TableCommand.Resign(0));
        TableHead head = opened(test.end(), BO, 1);
        assertEquals(player(BO), head.seats().getFirst());
        Seat last = kind.seats() == 2 ? keptFor(ANA, "new-key-1") : Seat.of(new Occupant.Bot(3, ""));
        assertEquals(last, head.seats().getLast());
        assertEquals(BO, head.host());
    }

    @Test
    void only_chance_and_invites_are_new() {
        ClockRule clock = new ClockRule.WholeMatch(600, 5);
        TestTable test = TestTable.listed("jamaica 2", player(ANA), player(BO));
        TableHead old = test.table.head();
        old = new TableHead(
                "t1",
                old.game(),
                old.beginning(),
                clock,
                old.seats(),
                ANA,
                true,
                "watch-key",
                "hook",
                TestTable.OPENED_AT);
        test = TestTable.of(old).end();
        TableHead head = opened(test, ANA, 0);
        Setup setup = Kind.of("jamaica 2").setup();
        Setup fresh = new Setup(setup.variant(), 2, setup.options(), 0, TestTable.NEW_SEED);
        assertEquals(
                new TableHead(
                        "t2",
                        old.game(),
                        new Beginning.FromSetup(fresh),
                        clock,
                        List.of(keptFor(BO, "new-key-0"), player(ANA)),
                        ANA,
                        false,
                        "watch-key", // whoever watched may go on watching
                        "hook",
                        test.now),
                head);
        assertEquals("t2", test.table.next());
    }

    @Test
    void guests_and_bots_come_along() {
        TestTable test = TestTable.of("jamaica 4", player(ANA), guestOf(ANA), bot(), player(CLEO));
        test.give(CLEO, new TableCommand.Resign(3));
        Outcome outcome = new Outcome(List.of(1, 2, 3, 4), "all-home", "all pirates are home");
        test.apply(new LoggedEvent(test.table.version() + 1, test.now, "", "", new TableEvent.Closed(0, outcome)));
        TableHead head = opened(test, ANA, 0);
        assertEquals(guestOf(ANA), head.seats().get(0));
        assertEquals(bot(), head.seats().get(1));
        assertEquals(Seat.of(new Occupant.Bot(3, "")), head.seats().get(2)); // in place of Cleo, who resigned
        assertEquals(player(ANA), head.seats().get(3));
        assertTrue(head.isComplete());
    }

    @Test
    void the_kept_seat_starts_the_new_match() {
        TableHead head = opened(TestTable.ofPeople("open 2").end(), ANA, 0);
        TestTable again = TestTable.of(head);
        assertEquals("joined started", again.give(BO, new TableCommand.Join("", TableCommand.Join.ANY)));
        assertEquals(List.of(0), again.table.heldBy(BO));
    }

    @Test
    void there_is_one_rematch() {
        TestTable test = TestTable.ofPeople("open 2").end();
        opened(test, ANA, 0);
        assertEquals("rejected rematch-made", test.give(BO, rematch(1, 2)));
        assertEquals("rejected not-your-seat", test.give(CLEO, rematch(1, 2)));
    }

    @Test
    void a_problem_is_not_played_again_by_rematch() {
        TestTable test = TestTable.problem();
        test.give(ANA, new TableCommand.Resign(0));
        assertEquals("rejected no-rematch", test.give(ANA, rematch(0, 1)));
    }

    @ParameterizedTest
    @CsvSource({
        "open 2, release, any",
        "memory 2, release, any",
        "standard 2, last-turn, all",
        "standard 2, quiet-end, off",
        "basic 2, path, 4b-2a-3ar-1a-6br",
        "jamaica 2, path, 6-5r-4-3-2r-1",
    })
    void a_match_from_a_position_begins_from_its_beginning_with_the_options_of_the_position(
            String kind, String option, String value) {
        Kind of = Kind.of(kind);
        TestTable test = fromPosition(of, of.setup().with(option, value)).act();
        TableSummary summary = TableSummary.of(test.table, ANA, "");
        assertEquals(Map.of(option, value), summary.options());
        TableHead head = opened(test.end(), ANA, 0);
        Setup fresh = Setup.of(of.variant(), 2, TestTable.NEW_SEED).with(option, value);
        assertEquals(new Beginning.FromSetup(fresh), head.beginning());
    }

    @Test
    void a_new_path_is_drawn_if_that_of_the_position_cannot_be_laid() {
        Kind jamaica = Kind.of("jamaica 2");
        TestTable test = fromPosition(jamaica, jamaica.setup().with("path", "seed-0.1"));
        assertEquals(Map.of(), TableSummary.of(test.table, ANA, "").options());
        TableHead head = opened(test.end(), ANA, 0);
        assertEquals(new Beginning.FromSetup(Setup.of(jamaica.variant(), 2, TestTable.NEW_SEED)), head.beginning());
    }

    @Test
    void a_match_of_release_0_1_is_played_again_on_a_path_of_today() {
        Kind tortuga = Kind.of("tortuga 2");
        Setup silent = new Setup("tortuga", 2, Map.of(), 0, TestTable.SEED);
        TestTable test = of(tortuga, new Beginning.FromSetup(silent));
        TableHead head = opened(test.end(), ANA, 0);
        assertEquals(Map.of("path", "seed"), head.beginning().options(head.game()));
    }

    private static TestTable fromPosition(Kind kind, Setup setup) {
        String position = kind.game().begin(setup).position();
        return of(kind, new Beginning.FromPosition(kind.variant().id(), position));
    }

    private static TestTable of(Kind kind, Beginning beginning) {
        List<Seat> seats = List.of(player(ANA), player(BO));
        return TestTable.of(TestTable.head(kind.game(), beginning, new ClockRule.None(), false, seats));
    }
}
