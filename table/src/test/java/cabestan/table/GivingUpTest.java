package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.PEOPLE;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Outcome;
import cabestan.table.clock.ClockRule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Resigning and running out of time; if enough others are at the table, a bot takes over. */
class GivingUpTest {

    private static final ClockRule ONE_MINUTE = new ClockRule.WholeMatch(60, 0);

    @Test
    void of_two_the_other_wins() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals("resigned", test.give(BO, new TableCommand.Resign(1))); // even out of turn
        assertEquals(
                new Outcome(List.of(1, 2), "resigned", "seat 2 resigned"),
                test.table.result().orElseThrow());
        assertEquals(Phase.OVER, test.table.phase());
        assertEquals(-1, test.table.onTurn());
    }

    @Test
    void of_three_a_bot_plays_on_for_the_one_who_goes() {
        TestTable test = TestTable.ofPeople("jamaica 3");
        assertEquals("resigned bot-took-seat", test.give(ANA, new TableCommand.Resign(0)));
        assertEquals(new Occupant.Bot(3, ""), test.table.seat(0).occupant());
        assertTrue(test.table.isBotTurn());
        assertEquals("rejected not-your-seat", test.give(ANA, new TableCommand.Act(0, test.firstAction())));
        assertEquals("acted", test.giveAsSite(new TableCommand.Act(0, test.firstAction())));
        assertEquals("resigned bot-took-seat", test.give(CLEO, new TableCommand.Resign(2)));
        assertEquals("resigned", test.give(BO, new TableCommand.Resign(1)));
        assertEquals(List.of(1, 3, 1), test.table.result().orElseThrow().ranks());
    }

    @Test
    void of_five_the_last_person_to_go_comes_last_and_all_others_are_first() {
        TestTable test = TestTable.ofPeople("jamaica 5");
        for (int seat : List.of(3, 0, 4, 1)) {
            assertEquals("resigned bot-took-seat", test.give(PEOPLE.get(seat), new TableCommand.Resign(seat)));
        }
        assertEquals("resigned", test.give(CLEO, new TableCommand.Resign(2)));
        assertEquals(List.of(1, 1, 5, 1, 1), test.table.result().orElseThrow().ranks());
    }

    @Test
    void a_person_among_bots_ends_the_match_by_going() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), bot(), bot());
        assertEquals("resigned", test.give(ANA, new TableCommand.Resign(0)));
        assertEquals(List.of(3, 1, 1), test.table.result().orElseThrow().ranks());
    }

    @Test
    void guests_at_one_device_are_people_too() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), guestOf(ANA), bot());
        assertEquals("resigned bot-took-seat", test.give(ANA, new TableCommand.Resign(1)));
        assertEquals("resigned", test.give(ANA, new TableCommand.Resign(0)));
    }

    @Test
    void whoever_runs_out_of_time_loses_against_one_and_gets_a_bot_among_more() {
        TestTable two = TestTable.of("open 2", ONE_MINUTE, player(ANA), player(BO));
        assertEquals("nothing", two.later(60_000).giveAsSite(new TableCommand.CheckClock()));
        assertEquals("timed-out", two.later(1).giveAsSite(new TableCommand.CheckClock()));
        assertEquals(
                new Outcome(List.of(2, 1), "time", "seat 1 ran out of time"),
                two.table.result().orElseThrow());
        TestTable three = TestTable.of("jamaica 3", ONE_MINUTE, player(ANA), player(BO), player(CLEO));
        assertEquals("timed-out bot-took-seat", three.later(60_001).giveAsSite(new TableCommand.CheckClock()));
        assertTrue(three.table.isBotTurn());
        assertEquals(0, three.table.deadline());
        assertEquals("nothing", three.later(99_000).giveAsSite(new TableCommand.CheckClock()));
    }

    @Test
    void giving_up_withdraws_an_open_offer() {
        TestTable test = TestTable.ofPeople("jamaica 3").endTurn();
        test.give(ANA, new TableCommand.AskTakeBack(0));
        test.give(CLEO, new TableCommand.Resign(2));
        assertTrue(test.table.offer().isEmpty());
    }
}
