package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.OPENED_AT;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.rules.game.BadText;
import cabestan.table.clock.ClockRule;
import cabestan.table.clock.Outage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Clocks with exact numbers, in milliseconds. */
class ClockTest {

    private static final long DAY = 24 * 60 * 60 * 1000L;
    private static final ClockRule MINUTE_AND_FIVE = new ClockRule.WholeMatch(60, 5);

    private static TestTable arcanor(ClockRule clock) {
        return TestTable.of("open 2", clock, player(ANA), player(BO));
    }

    private static List<Long> left(TestTable test) {
        return test.table.view(ANA).summary().left();
    }

    /** The site was away for this span of time. */
    private static TestTable away(TestTable test, long from, long until) {
        test.outages = List.of(new Outage(OPENED_AT + from, OPENED_AT + until));
        return test;
    }

    @Test
    void time_for_the_whole_match_grows_after_each_turn() {
        TestTable test = arcanor(MINUTE_AND_FIVE);
        assertEquals(List.of(60_000L, 60_000L), left(test));
        assertEquals(OPENED_AT + 60_000, test.table.deadline());
        test.later(10_000).act();
        assertEquals(List.of(55_000L, 60_000L), left(test));
        assertEquals(OPENED_AT + 70_000, test.table.deadline());
        test.later(20_000).act();
        assertEquals(List.of(55_000L, 45_000L), left(test));
        assertEquals(OPENED_AT + 85_000, test.table.deadline());
        test.later(55_000).act();
        assertEquals(List.of(5_000L, 45_000L), left(test));
    }

    @Test
    void days_for_each_turn_are_full_again_after_it() {
        TestTable test = arcanor(new ClockRule.EachTurn(3));
        test.later(2 * DAY).act();
        assertEquals(List.of(3 * DAY, 3 * DAY), left(test));
        assertEquals(OPENED_AT + 5 * DAY, test.table.deadline());
        assertEquals("nothing", test.later(3 * DAY).giveAsSite(new TableCommand.CheckClock()));
        assertEquals("timed-out", test.later(1).giveAsSite(new TableCommand.CheckClock()));
    }

    @Test
    void several_actions_of_one_turn_share_its_time() {
        TestTable test = TestTable.of("standard 2", MINUTE_AND_FIVE, player(ANA), player(BO))
                .placeDockers();
        long before = left(test).get(0);
        test.later(1_000).act(TestTable::staysInTurn);
        test.later(2_000).act(TestTable::staysInTurn);
        assertEquals(before - 3_000, left(test).get(0));
    }

    @Test
    void without_a_clock_there_is_no_deadline() {
        TestTable test = arcanor(new ClockRule.None());
        assertEquals(0, test.table.deadline());
        assertEquals(List.of(), left(test));
        assertEquals("nothing", test.later(100 * DAY).giveAsSite(new TableCommand.CheckClock()));
    }

    @Test
    void no_clock_runs_before_the_start_or_after_the_end() {
        TestTable test = TestTable.of("open 2", MINUTE_AND_FIVE, player(ANA), open("key-b"));
        assertEquals(0, test.table.deadline());
        assertEquals(List.of(), left(test));
        test.later(DAY).give(BO, new TableCommand.Join("key-b", TableCommand.Join.ANY));
        assertEquals(OPENED_AT + DAY + 60_000, test.table.deadline());
        test.later(1_000).end();
        assertEquals(0, test.table.deadline());
        assertEquals("nothing", test.later(DAY).giveAsSite(new TableCommand.CheckClock()));
    }

    @Test
    void bots_have_no_deadline_here() {
        TestTable test = TestTable.of("open 2", MINUTE_AND_FIVE, bot(), player(BO));
        assertEquals(0, test.table.deadline());
        assertEquals("acted", test.later(DAY).giveAsSite(new TableCommand.Act(0, test.firstAction())));
        assertEquals(test.now + 60_000, test.table.deadline());
    }

    @Test
    void undoing_gives_no_time_back() {
        TestTable test = TestTable.of("standard 2", new ClockRule.WholeMatch(60, 0), player(ANA), player(BO))
                .placeDockers();
        test.later(1_000).act(TestTable::staysInTurn);
        test.later(2_000).give(ANA, new TableCommand.Undo(0));
        assertEquals(List.of(57_000L, 60_000L), left(test));
        assertEquals(test.now + 57_000, test.table.deadline());
    }

    @Test
    void a_take_back_charges_whoever_was_on_turn_and_gives_nobody_time_back() {
        TestTable test = arcanor(new ClockRule.WholeMatch(60, 0));
        test.later(10_000).act();
        test.later(3_000).give(ANA, new TableCommand.AskTakeBack(0));
        test.later(4_000).give(BO, new TableCommand.AnswerTakeBack(1, true));
        assertEquals(List.of(50_000L, 53_000L), left(test));
        assertEquals(test.now + 50_000, test.table.deadline());
    }

    @Test
    void a_turn_that_is_taken_back_has_all_its_days_when_it_comes_again() {
        TestTable test = arcanor(new ClockRule.EachTurn(3));
        test.act();
        test.later(2 * DAY).give(ANA, new TableCommand.AskTakeBack(0));
        test.give(BO, new TableCommand.AnswerTakeBack(1, true));
        assertEquals(List.of(3 * DAY, 3 * DAY), left(test));
        test.act();
        assertEquals(test.now + 3 * DAY, test.table.deadline());
    }

    @Test
    void resigning_out_of_turn_charges_the_seat_on_turn() {
        TestTable test =
                TestTable.of("jamaica 3", new ClockRule.WholeMatch(60, 0), player(ANA), player(BO), player("cleo"));
        test.later(7_000).give(BO, new TableCommand.Resign(1));
        assertEquals(List.of(53_000L, 60_000L, 60_000L), left(test));
        assertEquals(OPENED_AT + 60_000, test.table.deadline());
    }

    @Test
    void nobody_is_charged_for_an_outage() {
        TestTable test = away(arcanor(new ClockRule.WholeMatch(60, 0)).later(50_000), 10_000, 40_000);
        assertEquals("time-forgiven acted", test.give(ANA, new TableCommand.Act(0, test.firstAction())));
        assertEquals(List.of(40_000L, 60_000L), left(test));
        assertEquals(test.now + 60_000, test.table.deadline());
    }

    @Test
    void nobody_is_charged_for_any_of_several_outages() {
        TestTable test = arcanor(new ClockRule.WholeMatch(60, 0)).later(100_000);
        test.outages = List.of(
                new Outage(OPENED_AT - 5_000, OPENED_AT + 10_000),
                new Outage(OPENED_AT + 20_000, OPENED_AT + 50_000),
                new Outage(OPENED_AT + 60_000, OPENED_AT + 80_000));
        assertEquals("time-forgiven acted", test.give(ANA, new TableCommand.Act(0, test.firstAction())));
        assertEquals(List.of(20_000L, 60_000L), left(test));
    }

    @Test
    void a_deadline_that_passed_in_an_outage_is_put_off() {
        TestTable test = away(arcanor(new ClockRule.WholeMatch(60, 0)).later(100_000), 10_000, 90_000);
        assertEquals("nothing", test.giveAsSite(new TableCommand.CheckClock()));
        assertEquals(OPENED_AT + 140_000, test.table.deadlineAfter(test.outages, test.now));
        assertEquals("time-forgiven acted", test.give(ANA, new TableCommand.Act(0, test.firstAction())));
        assertEquals(List.of(40_000L, 60_000L), left(test));
    }

    @Test
    void whoever_is_late_all_the_same_loses_with_the_outage_in_the_log() {
        TestTable test = away(arcanor(new ClockRule.WholeMatch(60, 0)).later(140_001), 10_000, 90_000);
        assertEquals("rejected time-up", test.give(ANA, new TableCommand.Act(0, test.firstAction())));
        assertEquals("time-forgiven timed-out", test.giveAsSite(new TableCommand.CheckClock()));
    }

    @Test
    void only_time_that_has_passed_since_the_last_action_is_forgiven() {
        TestTable test =
                arcanor(new ClockRule.WholeMatch(60, 0)).later(20_000).act().later(10_000);
        assertEquals("acted", away(test, 0, 20_000).ask(BO, new TableCommand.Act(1, test.firstAction())));
        assertEquals("acted", away(test, 40_000, 35_000).ask(BO, new TableCommand.Act(1, test.firstAction())));
        assertEquals(
                "time-forgiven acted", // but not the future
                away(test, 0, 99_000).give(BO, new TableCommand.Act(1, test.firstAction())));
        assertEquals(List.of(40_000L, 60_000L), left(test));
    }

    @Test
    void the_same_time_is_forgiven_once() {
        TestTable test = away(arcanor(new ClockRule.WholeMatch(60, 0)).later(50_000), 10_000, 40_000);
        assertEquals("time-forgiven draw-offered", test.give(ANA, new TableCommand.OfferDraw(0)));
        assertEquals(OPENED_AT + 90_000, test.table.deadline());
        assertEquals("draw-declined", test.later(10_000).give(BO, new TableCommand.AnswerDraw(1, false)));
        away(test, 30_000, 60_000);
        assertEquals("time-forgiven draw-offered", test.give(ANA, new TableCommand.OfferDraw(0)));
        assertEquals(OPENED_AT + 100_000, test.table.deadline());
    }

    @Test
    void nothing_is_forgiven_where_no_clock_runs() {
        TestTable untimed = away(arcanor(new ClockRule.None()).later(50_000), 10_000, 40_000);
        assertEquals("draw-offered", untimed.give(ANA, new TableCommand.OfferDraw(0)));
        TestTable over = away(arcanor(MINUTE_AND_FIVE).later(50_000).end(), 10_000, 40_000);
        assertEquals("rematch", over.give(ANA, TestTable.rematch(0, 2)));
        TestTable ofBot =
                away(TestTable.of("open 2", MINUTE_AND_FIVE, bot(), player(BO)).later(50_000), 10_000, 40_000);
        assertEquals("acted", ofBot.giveAsSite(new TableCommand.Act(0, ofBot.firstAction())));
    }

    @Test
    void a_clock_that_steps_backwards_gives_nobody_time() {
        TestTable test = arcanor(new ClockRule.WholeMatch(60, 0));
        test.later(10_000).act();
        test.later(-4_000).act();
        assertEquals(List.of(50_000L, 60_000L), left(test));
        assertEquals(test.now + 50_000, test.table.deadline());
        test.later(1_000).act();
        assertEquals(List.of(49_000L, 60_000L), left(test));
    }

    /** How release 0.1 reads a clock: the first word, then the numbers that it knows of, and nothing behind them. */
    private static String asRelease01Reads(String text) {
        String[] words = text.split(" ");
        return switch (words[0]) {
            case "none" -> "none";
            case "match" -> "match " + Integer.parseInt(words[1]) + " " + Integer.parseInt(words[2]);
            case "turn" -> "turn " + Integer.parseInt(words[1]);
            default -> throw new IllegalArgumentException(text);
        };
    }

    @Test
    void a_node_of_release_01_beside_newer_ones_reads_every_clock() {
        assertEquals("none", asRelease01Reads(new ClockRule.None(7).write()));
        assertEquals("none", asRelease01Reads(new ClockRule.None().write()));
        assertEquals("match 60 5", asRelease01Reads(MINUTE_AND_FIVE.write()));
        assertEquals("turn 3", asRelease01Reads(new ClockRule.EachTurn(3).write()));
    }

    @Test
    void rules_are_written_and_read() {
        for (ClockRule rule :
                List.of(new ClockRule.None(), new ClockRule.None(7), MINUTE_AND_FIVE, new ClockRule.EachTurn(3))) {
            assertEquals(rule, ClockRule.read(rule.write()));
        }
        assertEquals("match 60 5", MINUTE_AND_FIVE.write());
        assertEquals("none", new ClockRule.None().write(), "as in release 0.1");
        for (String text : List.of(
                "",
                " ",
                "none x",
                "none -1",
                "none 7 7",
                "match 60",
                "match 60 x",
                "match -1 0",
                "match 60 -1",
                "turn -1")) {
            assertThrows(BadText.class, () -> ClockRule.read(text), text);
        }
    }
}
