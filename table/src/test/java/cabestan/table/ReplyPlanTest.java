package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import cabestan.table.TableCommand.Act;
import cabestan.table.TableCommand.PlanReplies;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlanCodec;
import cabestan.table.reply.ReplyPlans;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Conditional actions: if they play this, I answer that. A line is written here with bars between its turns. */
class ReplyPlanTest {

    private static PlanReplies plan(int seat, String... lines) {
        return new PlanReplies(
                seat, Stream.of(lines).map(line -> List.of(line.split(" \\| "))).toList());
    }

    /** What this seat plans, with bars between turns. */
    private static List<String> planned(TestTable test, int seat) {
        return test.plans.of(seat).map(ReplyPlan::lines).orElse(List.of()).stream()
                .map(line -> String.join(" | ", line))
                .toList();
    }

    private static String played(TestTable test) {
        List<String> texts = new ArrayList<>();
        Match match = test.table.match();
        for (int i = 0; i < match.length(); i++) {
            texts.add(match.text(i));
        }
        return String.join(" ", texts);
    }

    @Test
    void a_reply_follows_in_the_same_decision() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals("nothing", test.give(BO, plan(1, "d1-d2 | d7-d6", "a1^a2 | b7-b6")));
        assertEquals(1, test.table.version(), "a plan is no event");
        assertEquals("acted acted", test.give(ANA, new Act(0, "a1^a2")));
        assertEquals("a1^a2 b7-b6", played(test));
        assertTrue(test.plans.isEmpty());
        LoggedEvent reply = test.table.events().getLast();
        assertEquals(BO + "/" + test.now, reply.player() + "/" + reply.at());
    }

    @Test
    void a_command_that_is_sent_again_gets_the_version_after_the_reply_too() {
        TestTable test = TestTable.ofPeople("open 2");
        test.give(BO, plan(1, "d1-d2 | d7-d6"));
        Caller ana = new Caller.Person(ANA, "c1", 1);
        Act act = new Act(0, "d1-d2");
        var accepted = (Decision.Accepted) test.table.decide(act, ana, test.now, List.of(), test.plans);
        accepted.events().forEach(test.table::apply);
        assertEquals(new Decision.Repeated(3), test.table.decide(act, ana, test.now, List.of(), accepted.plans()));
    }

    @Test
    void a_plan_that_does_not_fit_is_dropped() {
        TestTable test = TestTable.ofPeople("open 2");
        test.give(BO, plan(1, "d1-d2 | d7-d6"));
        assertEquals("acted", test.give(ANA, new Act(0, "a1^a2")));
        assertTrue(test.plans.isEmpty());
    }

    @Test
    void a_tree_goes_on_below_the_reply() {
        TestTable test = TestTable.ofPeople("open 2");
        test.give(BO, plan(1, "d1-d2 | d7-d6 | a1^a2 | b7-b6", "d1-d2 | d7-d6 | h1-g2 | g7^h6", "a1^a2 | b7-b6"));
        assertEquals("acted acted", test.give(ANA, new Act(0, "d1-d2")));
        assertEquals(List.of("a1^a2 | b7-b6", "h1-g2 | g7^h6"), planned(test, 1));
        assertEquals("acted acted", test.give(ANA, new Act(0, "h1-g2")));
        assertEquals("d1-d2 d7-d6 h1-g2 g7^h6", played(test));
    }

    @Test
    void a_new_plan_takes_the_place_of_the_old_and_an_empty_one_of_all() {
        TestTable test = TestTable.ofPeople("open 2");
        test.give(BO, plan(1, "d1-d2 | d7-d6"));
        test.give(BO, plan(1, "a1^a2 | b7-b6"));
        assertEquals(List.of("a1^a2 | b7-b6"), planned(test, 1));
        assertEquals("nothing", test.give(BO, plan(1)));
        assertTrue(test.plans.isEmpty());
    }

    @Test
    void bad_plans_are_rejected_and_leave_the_old_one() {
        TestTable test = TestTable.ofPeople("open 2");
        test.give(BO, plan(1, "d1-d2 | d7-d6"));
        assertEquals("rejected bad-plan", test.ask(BO, plan(1, "d1-d2 | d7-d6", "d1-d2 | b7-b6")), "two replies");
        assertEquals("rejected bad-plan", test.ask(BO, plan(1, "d1-d2")), "no reply");
        assertEquals("rejected bad-plan", test.ask(BO, plan(1, "nonsense | d7-d6")));
        assertEquals("rejected bad-plan", test.ask(BO, plan(1, "d1-d2 | d7-d6 d6-d5")), "two actions in a turn");
        assertEquals("rejected bad-plan", test.ask(BO, new PlanReplies(1, List.of(List.of()))));
        List<String> deep = Collections.nCopies(ReplyPlan.MOST_TURNS + 1, "d1-d2");
        assertEquals("rejected bad-plan", test.ask(BO, new PlanReplies(1, List.of(deep))));
        String[] many =
                Collections.nCopies(ReplyPlan.MOST_LINES + 1, "d1-d2 | d7-d6").toArray(new String[0]);
        assertEquals("rejected bad-plan", test.ask(BO, plan(1, many)));
        assertFalse(test.ask(BO, plan(1, "d1-h7 | d7-d6")).equals("nothing"), "the rule says why");
        assertEquals(List.of("d1-d2 | d7-d6"), planned(test, 1));
    }

    @Test
    void only_those_who_wait_for_another_person_can_plan() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals("rejected no-plans-now", test.ask(ANA, plan(0, "d1-d2")));
        assertEquals("rejected not-your-seat", test.ask(ANA, plan(1, "d1-d2 | d7-d6")));
        TestTable withBot = TestTable.of("open 2", bot(), player(ANA));
        assertEquals("rejected no-plans-now", withBot.ask(ANA, plan(1, "d1-d2 | d7-d6")));
    }

    @Test
    void nothing_is_planned_where_something_is_hidden_or_left_to_chance_or_a_clock_runs_for_the_match() {
        for (String kind : List.of("memory 2", "jamaica 2", "tortuga 2", "straws 3")) {
            TestTable test = TestTable.ofPeople(kind);
            assertEquals("rejected no-plans", test.ask(BO, plan(1, "end")), kind);
        }
        TestTable quick = TestTable.of("open 2", new ClockRule.WholeMatch(60, 0), player(ANA), player(BO));
        assertEquals("rejected no-plans", quick.ask(BO, plan(1, "d1-d2 | d7-d6")));
        TestTable slow = TestTable.of("open 2", new ClockRule.EachTurn(2), player(ANA), player(BO));
        assertEquals("nothing", slow.ask(BO, plan(1, "d1-d2 | d7-d6")));
    }

    @Test
    void plans_go_when_an_action_is_taken_back_the_seat_changes_hands_or_the_match_ends() {
        TestTable test = TestTable.ofPeople("open 2").act(0, "d1-d2").act(1, "d7-d6");
        test.give(BO, plan(1, "a1^a2 | b7-b6"));
        test.give(ANA, new TableCommand.AskTakeBack(0));
        assertFalse(test.plans.isEmpty());
        test.give(BO, new TableCommand.AnswerTakeBack(1, true));
        assertTrue(test.plans.isEmpty());

        test.give(BO, plan(1, "d1-d2 | d7-d6"));
        test.give(ANA, new TableCommand.Resign(0));
        assertTrue(test.plans.isEmpty());

        TestTable three = TestTable.ofPeople("standard 3");
        three.give(CLEO, plan(2, turnsUpTo(three, 2)));
        three.give(BO, plan(1, turnsUpTo(three, 1)));
        assertEquals("resigned bot-took-seat", three.give(CLEO, new TableCommand.Resign(2)));
        assertEquals(List.of(), planned(three, 2));
        assertEquals(1, planned(three, 1).size());
    }

    @Test
    void with_three_seats_one_reply_can_lead_to_the_next() {
        TestTable test = TestTable.ofPeople("standard 3");
        String line = turnsUpTo(test, 2);
        test.give(CLEO, plan(2, line));
        test.give(BO, plan(1, line.substring(0, line.lastIndexOf(" | "))));
        assertEquals("acted acted acted", test.give(ANA, new Act(0, line.substring(0, line.indexOf(' ')))));
        assertEquals(line.replace(" | ", " "), played(test));
    }

    @Test
    void a_turn_of_several_actions_counts_by_what_it_led_to() {
        TestTable test = TestTable.ofPeople("standard 2").placeDockers();
        String[] swapped = swappable(test.table.match().state());
        State after = test.table.match().state();
        for (String action : List.of(swapped[0], swapped[1], "end")) {
            after.play(after.read(action));
        }
        String reply = wholeTurn(after);
        test.give(BO, plan(1, swapped[0] + " " + swapped[1] + " end | " + reply));
        String before = played(test);
        test.act(0, swapped[0]);
        assertEquals("undone", test.give(ANA, new TableCommand.Undo(0)));
        test.act(0, swapped[1]).act(0, swapped[0]).act(0, "end");
        assertEquals(before + " " + swapped[1] + " " + swapped[0] + " end " + reply, played(test));
        assertEquals(0, test.table.onTurn());
    }

    @Test
    void a_plan_made_in_the_middle_of_a_turn_begins_where_the_turn_did() {
        TestTable test = TestTable.ofPeople("standard 2").placeDockers();
        String[] actions = swappable(test.table.match().state());
        test.act(0, actions[0]);
        State after = test.table.match().state();
        for (String action : List.of(actions[1], "end")) {
            after.play(after.read(action));
        }
        test.give(BO, plan(1, actions[0] + " " + actions[1] + " end | " + wholeTurn(after)));
        test.act(0, actions[1]).act(0, "end");
        assertEquals(0, test.table.onTurn(), "Bo has replied");
    }

    @Test
    void a_plan_is_text_in_the_store() {
        ReplyPlan plan = new ReplyPlan(List.of(List.of("A1-B1 end", "end"), List.of("end", "C3-C4 end")));
        assertEquals("A1-B1 end\tend\nend\tC3-C4 end", ReplyPlanCodec.write(plan));
        assertEquals(plan, ReplyPlanCodec.read(ReplyPlanCodec.write(plan)));
        assertFalse(ReplyPlans.NONE.with(1, plan).toString().contains("A1"), "no log tells a plan");
    }

    /** First legal actions from now on, up to and including the next turn of this seat. */
    private static String turnsUpTo(TestTable test, int seat) {
        State state = test.table.match().state();
        List<String> turns = new ArrayList<>();
        int last;
        do {
            last = state.onTurn();
            String turn = wholeTurn(state);
            for (String action : turn.split(" ")) {
                state.play(state.read(action));
            }
            turns.add(turn);
        } while (last != seat);
        return String.join(" | ", turns);
    }

    private static String wholeTurn(State state) {
        State played = state.copy();
        List<String> actions = new ArrayList<>();
        while (played.turn() == state.turn()) {
            int[] legal = new int[played.maxActions()];
            played.legalActions(legal);
            actions.add(played.write(legal[0]));
            played.play(legal[0]);
        }
        return String.join(" ", actions);
    }

    /** Two actions that lead to the same position in either order. */
    private static String[] swappable(State state) {
        int[] legal = new int[state.maxActions()];
        int count = state.legalActions(legal);
        for (int i = 0; i < count; i++) {
            for (int j = i + 1; j < count; j++) {
                if (both(state, legal[i], legal[j]).equals(both(state, legal[j], legal[i]))) {
                    return new String[] {state.write(legal[i]), state.write(legal[j])};
                }
            }
        }
        throw new AssertionError("no such actions in " + state.position());
    }

    /** The position after a turn of both actions, or what tells apart where that cannot be. */
    private static String both(State state, int one, int other) {
        State after = state.copy();
        after.play(one);
        if (after.turn() != state.turn() || after.reject(other).isPresent()) {
            return "not after " + one;
        }
        after.play(other);
        int end = after.read("end");
        if (after.turn() != state.turn() || after.reject(end).isPresent()) {
            return "no end after " + one;
        }
        after.play(end);
        return after.position();
    }
}
