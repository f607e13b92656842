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
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    @Test
    void a_match_from_a_position_of_a_variant_begins_from_its_beginning() {
        Kind kind = Kind.of("jamaica 2");
        String position = TestTable.ofPeople(kind).act().table.match().state().position();
        Beginning beginning = new Beginning.FromPosition("jamaica", position);
        TestTable test = TestTable.of(
                TestTable.head(kind.game(), beginning, new ClockRule.None(), false, List.of(player(ANA), player(BO))));
        TableHead head = opened(test.end(), ANA, 0);
        assertEquals(new Beginning.FromSetup(Setup.of(kind.variant(), 2, TestTable.NEW_SEED)), head.beginning());
    }
}
