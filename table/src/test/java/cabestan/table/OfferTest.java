package cabestan.table;

import static cabestan.table.TestTable.ANA;
import static cabestan.table.TestTable.BO;
import static cabestan.table.TestTable.CLEO;
import static cabestan.table.TestTable.bot;
import static cabestan.table.TestTable.guestOf;
import static cabestan.table.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Outcome;
import cabestan.rules.game.Rejection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Draws, take-backs, and undoing actions of one's own turn. */
class OfferTest {

    private static TableCommand ask(int seat) {
        return new TableCommand.AskTakeBack(seat);
    }

    private static TableCommand grant(int seat) {
        return new TableCommand.AnswerTakeBack(seat, true);
    }

    private static TableCommand refuse(int seat) {
        return new TableCommand.AnswerTakeBack(seat, false);
    }

    private static TableCommand undo(int seat) {
        return new TableCommand.Undo(seat);
    }

    @Test
    void a_draw_needs_the_other() {
        TestTable test = TestTable.ofPeople("open 2");
        assertEquals("draw-offered", test.give(ANA, new TableCommand.OfferDraw(0)));
        assertEquals(new Offer(true, 0, List.of()), test.table.offer().orElseThrow());
        assertEquals("rejected no-offer", test.give(ANA, new TableCommand.AnswerDraw(0, true)));
        assertEquals("rejected no-offer", test.give(BO, grant(1)));
        assertEquals("rejected offer-open", test.give(BO, new TableCommand.OfferDraw(1)));
        assertEquals("draw-agreed", test.give(BO, new TableCommand.AnswerDraw(1, true)));
        assertEquals(
                new Outcome(List.of(1, 1), "agreed-draw", "the players agreed on a draw"),
                test.table.result().orElseThrow());
        assertTrue(test.table.offer().isEmpty());
    }

    @Test
    void who_wants_to_take_back_waits_for_the_answer_to_an_offer() {
        TestTable test = TestTable.ofPeople("open 2");
        test.act();
        test.act();
        test.give(ANA, new TableCommand.OfferDraw(0));
        assertEquals("rejected offer-open", test.give(BO, ask(1)));
    }

    @Test
    void a_draw_is_declined_in_words_or_by_playing_on() {
        TestTable test = TestTable.ofPeople("open 2");
        test.give(ANA, new TableCommand.OfferDraw(0));
        assertEquals("draw-declined", test.give(BO, new TableCommand.AnswerDraw(1, false)));
        assertTrue(test.table.offer().isEmpty());
        test.give(ANA, new TableCommand.OfferDraw(0));
        test.act();
        assertTrue(test.table.offer().isEmpty());
        assertEquals("rejected no-offer", test.give(BO, new TableCommand.AnswerDraw(1, true)));
    }

    @Test
    void a_bot_plays_on() {
        TestTable test = TestTable.of("open 2", player(ANA), bot());
        assertEquals("draw-offered draw-declined", test.give(ANA, new TableCommand.OfferDraw(0)));
        assertTrue(test.table.isRunning());
    }

    @Test
    void it_is_the_seat_of_the_bot_that_declines() {
        TestTable test = TestTable.of("open 2", bot(), player(ANA));
        Decision decision = test.decide(ANA, new TableCommand.OfferDraw(1));
        assertEquals(
                List.of(1, 0),
                ((Decision.Accepted) decision)
                        .events().stream().map(logged -> logged.event().seat()).toList());
    }

    @Test
    void at_one_device_a_draw_is_agreed_there() {
        TestTable test = TestTable.of("open 2", player(ANA), guestOf(ANA));
        assertEquals("draw-offered", test.give(ANA, new TableCommand.OfferDraw(0)));
        assertEquals("draw-agreed", test.give(ANA, new TableCommand.AnswerDraw(1, true)));
    }

    @Test
    void two_people_agree_on_a_take_back() {
        TestTable test = TestTable.ofPeople("open 2");
        String before = test.table.match().state().position();
        test.endTurn();
        assertEquals("takeback-asked", test.give(ANA, ask(0)));
        assertEquals("rejected no-offer", test.give(ANA, grant(0)));
        assertEquals("takeback-granted", test.give(BO, grant(1)));
        assertEquals(before, test.table.match().state().position());
        assertEquals(0, test.table.onTurn());
    }

    @Test
    void a_take_back_goes_to_ones_own_last_decision_over_the_turns_of_others() {
        TestTable test = TestTable.ofPeople("standard 3").endTurn();
        int length = test.table.match().length();
        test.endTurn();
        test.give(ANA, ask(0));
        test.give(BO, grant(1));
        assertEquals("takeback-granted", test.give(CLEO, grant(2)));
        assertEquals(length - 1, test.table.match().length());
        assertEquals(0, test.table.onTurn());
    }

    @Test
    void a_take_back_can_be_refused() {
        TestTable test = TestTable.ofPeople("open 2").endTurn();
        assertEquals("rejected nothing-to-undo", test.give(BO, ask(1)));
        test.give(ANA, ask(0));
        assertEquals("takeback-refused", test.give(BO, refuse(1)));
        assertEquals(1, test.table.onTurn());
        assertEquals("rejected no-offer", test.give(BO, grant(1)));
    }

    @Test
    void three_people_all_have_to_agree_each_once() {
        TestTable test = TestTable.ofPeople("standard 3").endTurn();
        int length = test.table.match().length();
        test.give(ANA, ask(0));
        assertEquals("takeback-granted", test.give(CLEO, grant(2)));
        assertEquals(new Offer(false, 0, List.of(2)), test.table.offer().orElseThrow());
        assertEquals(length, test.table.match().length());
        assertEquals("rejected no-offer", test.give(CLEO, grant(2)));
        assertEquals("rejected no-offer", test.give(CLEO, refuse(2)));
        assertEquals("takeback-granted", test.give(BO, grant(1)));
        assertEquals(length - 1, test.table.match().length());
        assertTrue(test.table.offer().isEmpty());
    }

    @Test
    void one_of_three_who_refuses_is_enough() {
        TestTable test = TestTable.ofPeople("standard 3").endTurn();
        test.give(ANA, ask(0));
        test.give(CLEO, grant(2));
        assertEquals("takeback-refused", test.give(BO, refuse(1)));
        assertTrue(test.table.offer().isEmpty());
    }

    @Test
    void among_bots_a_take_back_is_granted_at_once() {
        TestTable test = TestTable.of("standard 3", player(ANA), bot(), bot()).endTurn();
        assertEquals("takeback-asked takeback-granted", test.give(ANA, ask(0)));
        assertEquals(0, test.table.onTurn());
    }

    @Test
    void at_one_device_nobody_has_to_be_asked() {
        TestTable test = TestTable.of("open 2", player(ANA), guestOf(ANA)).endTurn();
        assertEquals("takeback-asked takeback-granted", test.give(ANA, ask(0)));
    }

    @Test
    void only_people_at_other_devices_have_to_agree() {
        TestTable test = TestTable.of("standard 4", guestOf(ANA), player(ANA), player(BO), bot())
                .endTurn();
        assertEquals("takeback-asked", test.give(ANA, ask(0)));
        assertEquals("takeback-granted", test.give(BO, grant(2)));
        assertEquals(0, test.table.match().length());
        assertEquals(0, test.table.onTurn());
    }

    @Test
    void nothing_is_taken_back_across_a_drawn_card() { // C6
        TestTable test = TestTable.ofPeople("jamaica 2");
        test.act(TestTable::staysInTurn).act(TestTable::staysInTurn).act(TestTable::reveals);
        assertEquals("rejected nothing-to-undo", test.ask(ANA, undo(0)));
        Decision.Rejected rejected = (Decision.Rejected) test.decide(ANA, ask(0));
        assertEquals(
                new Rejection("C6", "revealed", "a card was drawn since; that cannot be taken back"),
                rejected.rejection());
    }

    @Test
    void nothing_is_taken_back_across_a_look_under_a_piece() { // A16
        TestTable test = TestTable.ofPeople("memory 2");
        test.act(0, "b1^c2").endTurn().act(0, "?c2");
        Decision.Rejected rejected = (Decision.Rejected) test.decide(ANA, ask(0));
        assertEquals("A16", rejected.rejection().rule());
        assertEquals("revealed", rejected.rejection().code());
        assertEquals("rejected nothing-to-undo", test.ask(ANA, undo(0)));
    }

    @Test
    void whoever_agrees_too_late_grants_nothing() {
        TestTable test = TestTable.ofPeople("open 2").endTurn();
        test.give(ANA, ask(0));
        test.act(); // Bo played on instead
        assertEquals("rejected no-offer", test.give(BO, grant(1)));
    }

    @Test
    void the_actions_of_ones_own_turn_are_undone_one_by_one() { // F13
        TestTable test = TestTable.ofPeople("standard 2").placeDockers();
        String before = test.table.match().state().position();
        test.act(TestTable::staysInTurn).act(TestTable::staysInTurn);
        assertEquals("rejected not-your-turn", test.ask(BO, undo(1)));
        assertEquals("undone", test.give(ANA, undo(0)));
        assertEquals("undone", test.give(ANA, undo(0)));
        assertEquals(before, test.table.match().state().position());
        assertEquals("rejected nothing-to-undo", test.give(ANA, undo(0)));
    }

    @Test
    void a_turn_that_has_ended_is_not_undone() {
        TestTable test = TestTable.ofPeople("standard 2").endTurn();
        assertEquals("rejected not-your-turn", test.ask(ANA, undo(0)));
        assertEquals("rejected nothing-to-undo", test.ask(BO, undo(1)));
    }

    @Test
    void a_problem_is_taken_back_even_after_its_end() {
        TestTable test = TestTable.problem().solve();
        assertEquals(Phase.OVER, test.table.phase());
        assertEquals("rejected over", test.ask(ANA, undo(0)));
        assertEquals("rejected not-your-seat", test.ask(BO, ask(0)));
        assertEquals("takeback-asked takeback-granted", test.give(ANA, ask(0)));
        assertEquals(Phase.RUNNING, test.table.phase());
        assertTrue(test.table.result().isEmpty());
        test.act(0, "B5~B4-C3(B3,C2)");
        assertEquals(Phase.OVER, test.table.phase());
    }

    @Test
    void a_problem_that_was_given_up_stays_over() {
        TestTable test = TestTable.problem().act();
        test.give(ANA, new TableCommand.Resign(0));
        assertEquals("rejected over", test.give(ANA, ask(0)));
    }

    @Test
    void a_match_of_two_is_not_taken_back_after_its_end() {
        TestTable test = TestTable.ofPeople("open 2").endTurn().end();
        assertEquals("rejected over", test.give(ANA, ask(0)));
    }
}
