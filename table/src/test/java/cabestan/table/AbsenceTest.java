package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.OPENED_AT;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cabestan.table.TableCommand.CheckClock;
import cabestan.table.TableCommand.CloseSilent;
import cabestan.table.TableCommand.Nudge;
import cabestan.table.TableCommand.SeatBot;
import cabestan.table.TableCommand.TakeHoliday;
import cabestan.table.clock.ClockRule;
import cabestan.table.clock.Outage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** People who are away from a match that lasts for days: holidays, nudges, silence. The first day is 1 January 1970. */
class AbsenceTest {

    private static final long DAY = 24 * 60 * 60 * 1000L;

    private static TestTable byDays(int days) {
        return TestTable.of("open 2", new ClockRule.EachTurn(days), player(ANA), player(BO));
    }

    private static List<Long> left(TestTable test) {
        return test.table.view(ANA).summary().left();
    }

    @Test
    void the_clock_rests_while_whoever_is_on_turn_is_on_holiday() {
        TestTable test = byDays(3);
        assertEquals("holiday", test.later(DAY).give(ANA, new TakeHoliday(0, 10)));
        assertEquals(OPENED_AT + (1 + 10 + 2) * DAY, test.table.deadline());
        assertEquals(
                OPENED_AT + 11 * DAY, test.table.view(BO).summary().holidays().getFirst());
        test.later(11 * DAY).act();
        assertEquals(List.of(3 * DAY, 3 * DAY), left(test));
        assertEquals(test.now + 3 * DAY, test.table.deadline());
    }

    @Test
    void a_holiday_taken_before_the_turn_counts_from_its_beginning() {
        TestTable test = byDays(3);
        test.give(BO, new TakeHoliday(1, 10));
        assertEquals(OPENED_AT + 3 * DAY, test.table.deadline());
        test.later(2 * DAY).act();
        assertEquals(OPENED_AT + (10 + 3) * DAY, test.table.deadline());
        assertEquals("nothing", test.later(11 * DAY).giveAsSite(new CheckClock()));
        assertEquals("timed-out", test.later(1).giveAsSite(new CheckClock()));
    }

    @Test
    void a_holiday_can_end_early_and_its_rest_be_taken_later() {
        TestTable test = byDays(3);
        test.give(ANA, new TakeHoliday(0, 30));
        assertEquals("holiday", test.later(5 * DAY).give(ANA, new TakeHoliday(0, 0)));
        assertEquals(test.now + 3 * DAY, test.table.deadline());
        assertEquals("rejected no-holidays", test.give(ANA, new TakeHoliday(0, 0)));
        assertEquals("rejected too-many-holidays", test.give(ANA, new TakeHoliday(0, 26)));
        assertEquals("holiday", test.give(ANA, new TakeHoliday(0, 25)));
        test.later(25 * DAY);
        assertEquals("rejected too-many-holidays", test.give(ANA, new TakeHoliday(0, 1)));
    }

    @Test
    void every_calendar_year_has_thirty_days_of_holidays() {
        TestTable december = playedUntil(334); // 1 December 1970
        assertEquals("holiday", december.give(ANA, new TakeHoliday(0, 30)));
        december.later(30 * DAY);
        assertEquals("rejected too-many-holidays", december.give(ANA, new TakeHoliday(0, 3)));
        december.later(DAY); // 1 January 1971
        assertEquals("holiday", december.give(ANA, new TakeHoliday(0, 30)));
    }

    /** Ana is on turn after so many days. */
    private static TestTable playedUntil(int days) {
        TestTable test = byDays(30);
        int turns = 2 * (days / 50);
        for (int turn = 0; turn < turns; turn++) {
            test.later(days * DAY / turns).act();
        }
        return test;
    }

    @Test
    void nobody_is_forgiven_an_outage_in_which_the_clock_rested() {
        TestTable test = byDays(3);
        test.give(ANA, new TakeHoliday(0, 10));
        test.outages = List.of(
                new Outage(OPENED_AT + 2 * DAY, OPENED_AT + 4 * DAY),
                new Outage(OPENED_AT + 11 * DAY, OPENED_AT + 12 * DAY));
        test.later(12 * DAY);
        assertEquals(OPENED_AT + (10 + 1 + 3) * DAY, test.table.deadlineAfter(test.outages, test.now));
        assertEquals("time-forgiven acted", test.give(ANA, new TableCommand.Act(0, test.firstAction())));
        assertEquals(List.of(3 * DAY, 3 * DAY), left(test));
    }

    @Test
    void only_matches_by_days_have_holidays() {
        TestTable live = TestTable.of("open 2", new ClockRule.WholeMatch(60, 0), player(ANA), player(BO));
        assertEquals("rejected no-holidays", live.give(ANA, new TakeHoliday(0, 1)));
        assertEquals("rejected no-holidays", TestTable.ofPeople("open 2").give(ANA, new TakeHoliday(0, 1)));
        assertEquals("rejected not-your-seat", byDays(3).give(BO, new TakeHoliday(0, 1)));
        assertEquals("rejected no-holidays", byDays(3).give(ANA, new TakeHoliday(0, -1)));
    }

    @Test
    void whoever_waits_may_nudge_once_a_day() {
        TestTable test = byDays(3);
        assertEquals("rejected no-nudge", test.give(ANA, new Nudge(0)));
        assertEquals("nudged", test.give(BO, new Nudge(1)));
        assertEquals("rejected too-soon", test.later(DAY - 1).give(BO, new Nudge(1)));
        assertEquals("nudged", test.later(1).give(BO, new Nudge(1)));
        test.act();
        assertEquals("nudged", test.give(ANA, new Nudge(0)));
    }

    @Test
    void nobody_nudges_a_bot_somebody_beside_them_or_on_holiday_or_with_a_short_clock() {
        TestTable test = byDays(3);
        test.give(ANA, new TakeHoliday(0, 5));
        assertEquals("rejected on-holiday", test.give(BO, new Nudge(1)));
        assertEquals(
                "rejected no-nudge", TestTable.of("open 2", bot(), player(BO)).give(BO, new Nudge(1)));
        assertEquals(
                "rejected no-nudge",
                TestTable.of("open 2", guestOf(ANA), player(ANA)).give(ANA, new Nudge(1)));
        TestTable live = TestTable.of("open 2", new ClockRule.WholeMatch(60, 0), player(ANA), player(BO));
        assertEquals("rejected no-nudge", live.give(BO, new Nudge(1)));
    }

    @Test
    void after_two_weeks_of_silence_a_bot_may_take_the_seat() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals(OPENED_AT + 14 * DAY, test.table.silentFrom());
        assertEquals("rejected forbidden", test.later(14 * DAY - 1).give(BO, new SeatBot(0, 3)));
        assertEquals("rejected forbidden", test.later(1).give(VISITOR, new SeatBot(0, 3)));
        assertEquals("rejected forbidden", test.give(CLEO, new SeatBot(0, 3)));
        assertEquals("rejected seat-taken", test.give(ANA, new SeatBot(0, 3)));
        assertEquals("bot-took-seat", test.give(BO, new SeatBot(0, 3)));
        assertEquals(0, test.table.silentFrom());
    }

    @Test
    void after_two_weeks_of_silence_the_others_may_close_the_match() {
        TestTable test = TestTable.ofPeople("open 2");
        test.later(DAY).act();
        assertEquals("rejected not-silent", test.later(14 * DAY - 1).give(ANA, new CloseSilent(0)));
        assertEquals("rejected not-silent", test.later(1).give(BO, new CloseSilent(1)));
        assertEquals("closed", test.give(ANA, new CloseSilent(0)));
        assertEquals("silence", test.table.result().orElseThrow().code());
        assertEquals(
                "seat 2 was silent for too long",
                test.table.result().orElseThrow().reason());
        assertEquals(List.of(1, 1), test.table.result().orElseThrow().ranks());
        assertFalse(test.table.result().orElseThrow().isResult());
        assertEquals(
                1, test.table.record(List.of("Ana", "Bo"), true).verify().length(), "the record says how it ended");
    }

    @Test
    void where_a_clock_runs_nobody_counts_as_silent() {
        TestTable test = byDays(30);
        assertEquals(0, test.table.silentFrom());
        assertEquals("rejected not-silent", test.later(20 * DAY).give(BO, new CloseSilent(1)));
    }

    @Test
    void how_long_somebody_may_be_silent_is_settled_when_the_table_is_opened() {
        TestTable week = TestTable.of("open 2", new ClockRule.None(7), player(ANA), player(BO));
        assertEquals(OPENED_AT + 7 * DAY, week.table.silentFrom());
        assertEquals("rejected not-silent", week.later(7 * DAY - 1).give(BO, new CloseSilent(1)));
        assertEquals("bot-took-seat", week.later(1).give(BO, new SeatBot(0, 2)));
        assertEquals(OPENED_AT + 14 * DAY, TestTable.ofPeople("open 2").table.silentFrom());
    }
}
