package cabestan.server.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.server.torture.History.Outcome;
import cabestan.server.torture.PlanHistory.Planned;
import cabestan.table.Beginning;
import cabestan.table.Occupant;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlans;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The checker of conditional actions finds what it is there for: Anna plays d1-d2, to which Bert may have a reply. */
class PlanHistoryTest {

    private static final List<List<String>> REPLY = List.of(List.of("d1-d2", "d7-d6"));
    private static final List<List<String>> OTHER = List.of(List.of("b1-b2", "b7-b6"));
    private static final ReplyPlans OTHER_IS_LEFT = ReplyPlans.NONE.with(1, new ReplyPlan(OTHER));

    private final PlanHistory history = new PlanHistory();
    private final Table table = Table.begin(new TableHead(
            "m1",
            Games.named("arcanor"),
            new Beginning.FromSetup(Setup.of(Games.named("arcanor").variant("open"), 2, Seed.of(7))
                    .beginning(0)),
            new ClockRule.None(),
            List.of(Seat.of(new Occupant.Player("anna", "")), Seat.of(new Occupant.Player("bert", ""))),
            "anna",
            true,
            "watch-key",
            "",
            1_000));

    private void bertPlans(List<List<String>> lines, Outcome outcome) {
        history.add(new Planned("m1", table.version(), 2, lines, System.nanoTime(), outcome));
    }

    private void annaActs() {
        table.apply(new LoggedEvent(2, 2_000, "anna", "c2", new TableEvent.Acted(0, "d1-d2")));
    }

    private void bertReplies(long at) {
        table.apply(new LoggedEvent(3, at, "bert", LoggedEvent.REPLY, new TableEvent.Acted(1, "d7-d6")));
    }

    private void assertRight() {
        assertEquals(Optional.empty(), history.check(table, ReplyPlans.NONE));
    }

    private void assertWrong(ReplyPlans left) {
        assertTrue(history.check(table, left).isPresent());
    }

    @Test
    void a_reply_stands_behind_what_it_answers() {
        bertPlans(REPLY, Outcome.ACCEPTED);
        annaActs();
        bertReplies(2_000);
        assertRight();
        assertEquals("1 1", history.accepted() + " " + history.replies());
    }

    @Test
    void a_reply_that_is_missing_or_came_later_is_found() {
        bertPlans(REPLY, Outcome.ACCEPTED);
        annaActs();
        assertWrong(ReplyPlans.NONE);
        bertReplies(2_001);
        assertWrong(ReplyPlans.NONE);
    }

    @Test
    void a_reply_that_nobody_planned_is_found() {
        bertPlans(OTHER, Outcome.ACCEPTED);
        bertPlans(REPLY, Outcome.REJECTED);
        annaActs();
        bertReplies(2_000);
        assertWrong(ReplyPlans.NONE);
    }

    @Test
    void a_reply_after_the_plan_was_dropped_is_found() {
        bertPlans(REPLY, Outcome.ACCEPTED);
        bertPlans(List.of(), Outcome.ACCEPTED);
        annaActs();
        assertRight();
        bertReplies(2_000);
        assertWrong(ReplyPlans.NONE);
    }

    @Test
    void a_plan_that_does_not_fit_is_gone() {
        bertPlans(OTHER, Outcome.ACCEPTED);
        assertEquals(Optional.empty(), history.check(table, OTHER_IS_LEFT));
        assertWrong(ReplyPlans.NONE);
        annaActs();
        assertRight();
        assertWrong(OTHER_IS_LEFT);
    }

    @Test
    void an_action_that_takes_the_place_of_another_in_one_command_is_one_decision() {
        bertPlans(REPLY, Outcome.ACCEPTED);
        table.apply(new LoggedEvent(2, 2_000, "anna", "c2", new TableEvent.Acted(0, "d1-d2")));
        bertReplies(2_000);
        table.apply(new LoggedEvent(4, 3_000, "anna", "c4", new TableEvent.Acted(0, "a1-a2")));
        table.apply(new LoggedEvent(5, 4_000, "anna", "c5", new TableEvent.TakeBackGranted(0, 1)));
        table.apply(new LoggedEvent(6, 5_000, "anna", "c6", new TableEvent.TimeForgiven(0, 0)));
        table.apply(new LoggedEvent(7, 5_000, "anna", "c6", new TableEvent.Acted(0, "b1-b2")));
        assertRight();
    }

    @Test
    void a_plan_without_an_answer_may_have_been_accepted_or_not() {
        bertPlans(REPLY, Outcome.UNKNOWN);
        annaActs();
        assertRight();
        bertReplies(2_000);
        assertRight();
    }
}
