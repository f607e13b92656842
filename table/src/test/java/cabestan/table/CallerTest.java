package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.VISITOR;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.open;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.table.clock.ClockRule;
import org.junit.jupiter.api.Test;

/** Whose commands count: only the site acts for bots, no command counts twice, and none counts late. */
class CallerTest {

    private static Caller person(String player, String command, int version) {
        return new Caller.Person(player, command, version);
    }

    @Test
    void a_bot_acts_by_the_site_alone() {
        TestTable test = TestTable.of("open 2", bot(), player(ANA));
        TableCommand act = new TableCommand.Act(0, test.firstAction());
        assertEquals("rejected not-your-seat", test.ask(VISITOR, act)); // although a bot's player is empty too
        assertEquals("rejected not-your-seat", test.ask(ANA, act));
        assertEquals("acted", test.giveAsSite(act));
    }

    @Test
    void nobody_else_speaks_for_a_bot_either() {
        TestTable test = TestTable.of("open 2", bot(), player(ANA));
        assertEquals("rejected not-your-seat", test.ask(VISITOR, new TableCommand.Resign(0)));
        assertEquals("rejected not-your-seat", test.ask(VISITOR, new TableCommand.AnswerDraw(0, true)));
        assertEquals("rejected not-your-seat", test.ask(VISITOR, new TableCommand.AnswerTakeBack(0, true)));
        assertEquals("rejected not-your-seat", test.ask(VISITOR, new TableCommand.Leave(0)));
    }

    @Test
    void the_site_does_not_act_for_people() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals("rejected not-your-seat", test.giveAsSite(new TableCommand.Act(0, test.firstAction())));
    }

    @Test
    void seats_are_counted_from_one_in_words() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals("you do not hold seat 2 of this match", reason(test.decide(ANA, new TableCommand.Resign(1))));
        TableCommand early = new TableCommand.Act(1, test.firstAction());
        assertEquals("seat 1 is on turn", reason(test.decide(BO, early)));
    }

    private static String reason(Decision decision) {
        return ((Decision.Rejected) decision).rejection().reason();
    }

    @Test
    void a_repeated_command_is_carried_out_once() {
        TestTable test = TestTable.ofPeople("open 2");
        TableCommand act = new TableCommand.Act(0, test.firstAction());
        Caller caller = person(ANA, "c1", 1);
        assertEquals("acted", test.carryOut(test.table.decide(act, caller, test.now)));
        assertEquals("repeated 2", test.carryOut(test.table.decide(act, caller, test.now)));
        test.act();
        assertEquals("repeated 2", test.carryOut(test.table.decide(act, caller, test.now)));
        assertEquals(3, test.table.version());
    }

    @Test
    void a_repeated_command_leads_to_the_last_of_its_events() {
        TestTable test = TestTable.of("open 2", player(ANA), open("key-b"));
        TableCommand join = new TableCommand.Join("key-b", TableCommand.Join.ANY);
        test.carryOut(test.table.decide(join, person(BO, "c1", 0), test.now));
        assertEquals("repeated 2", test.carryOut(test.table.decide(join, person(BO, "c1", 0), test.now)));
    }

    @Test
    void the_same_id_from_another_player_is_another_command() {
        TestTable test = TestTable.ofPeople("open 2");
        test.carryOut(test.table.decide(new TableCommand.Act(0, test.firstAction()), person(ANA, "c1", 1), test.now));
        TableCommand act = new TableCommand.Act(1, test.firstAction());
        assertEquals("acted", test.carryOut(test.table.decide(act, person(BO, "c1", 2), test.now)));
    }

    @Test
    void whoever_saw_another_version_has_to_look_again() {
        TestTable test = TestTable.ofPeople("open 2").act();
        TableCommand resign = new TableCommand.Resign(0);
        Decision decision = test.table.decide(resign, person(ANA, "", 1), test.now);
        assertEquals("rejected stale", TestTable.words(decision));
        assertEquals("the match has moved on to version 2; look again", reason(decision));
        assertEquals("rejected stale", TestTable.words(test.table.decide(resign, person(ANA, "", 3), test.now)));
        assertEquals("resigned", TestTable.words(test.table.decide(resign, person(ANA, "", 2), test.now)));
    }

    @Test
    void a_bot_that_thought_about_an_older_version_is_stale() {
        TestTable test = TestTable.of("open 2", bot(), player(ANA));
        TableCommand act = new TableCommand.Act(0, test.firstAction());
        assertEquals("rejected stale", TestTable.words(test.table.decide(act, new Caller.Site(0), test.now)));
    }

    @Test
    void joining_and_leaving_do_not_depend_on_the_version() {
        TestTable test = TestTable.of("jamaica 3", player(ANA), open("key-b"), open("key-c"));
        TableCommand join = new TableCommand.Join("key-b", TableCommand.Join.ANY);
        assertEquals("joined", test.carryOut(test.table.decide(join, person(BO, "", 7), test.now)));
        assertEquals(
                "left", TestTable.words(test.table.decide(new TableCommand.Leave(1), person(BO, "", 7), test.now)));
    }

    @Test
    void what_arrives_after_the_deadline_is_late_for_everybody() {
        TestTable test = TestTable.of("open 2", new ClockRule.WholeMatch(60, 0), player(ANA), player(BO));
        TableCommand act = new TableCommand.Act(0, test.firstAction());
        assertEquals("acted", test.later(60_000).ask(ANA, act));
        assertEquals("rejected time-up", test.later(1).ask(ANA, act));
        assertEquals("rejected time-up", test.ask(BO, new TableCommand.Resign(1)));
        assertEquals("timed-out", test.giveAsSite(new TableCommand.CheckClock()));
        assertEquals("rejected over", test.ask(ANA, act));
    }
}
