package cabestan.bots.cartagena;

import static cabestan.rules.cartagena.CartagenaView.SURE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.PublicRecord;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import org.junit.jupiter.api.Test;

class BeliefTest {

    private static final int DAGGER = 0;
    private static final int SKULL = 1;

    // The daggers on 1, 12 and 13 are taken, so that a dagger would lead from the start to 24.
    private static final String POSITION = """
            game     cartagena
            edition  jamaica
            path     DTBPHK KHPBTD DTBPHK KHPBTD DTBPHK KHPBTD
            pirates  1 0 0 0 0 0 0
            pirates  2 0 0 0 1 12 13
            hand     1 B B K
            hand     2 T T
            deck     %s
            discard  P P
            turn     2 moves 3
            """.replace("%s", "H D T B P K ".repeat(15) + "H H D D K");

    @Test
    void C15_who_goes_back_with_a_great_leap_at_hand_is_believed_to_lack_its_card() {
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.readPosition(POSITION));
        assertEquals(SURE, beliefOf(match).inHand(1, DAGGER));
        match.play(match.state().read("-@13"));
        assertTrue(beliefOf(match).inHand(1, DAGGER) < SURE, "a dagger would have led from the start to 24");
        assertEquals(SURE, beliefOf(match).inHand(1, SKULL), "a skull would have led only to 2");
    }

    @Test
    void new_cards_make_an_old_belief_weaker() {
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.readPosition(POSITION));
        match.play(match.state().read("-@13"));
        int before = beliefOf(match).inHand(1, DAGGER);
        match.play(match.state().read("-@12"));
        assertTrue(beliefOf(match).inHand(1, DAGGER) > before);
    }

    @Test
    void how_a_seat_played_says_nothing_of_a_hand_that_was_dealt_anew() {
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.readPosition(POSITION));
        match.play(match.state().read("-@13"));
        match.deal(0, Seed.of(9));
        assertEquals(SURE, beliefOf(match).inHand(1, DAGGER), "seat 2 got other cards");
    }

    @Test
    void a_deal_leaves_the_hand_of_the_seat_it_was_made_for_and_what_is_believed_of_it() {
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.readPosition(POSITION));
        match.play(match.state().read("-@13"));
        match.deal(1, Seed.of(9));
        assertTrue(beliefOf(match).inHand(1, DAGGER) < SURE);
    }

    @Test
    void the_worlds_that_are_drawn_follow_the_belief_and_the_view() {
        Match match = Match.from(CartagenaGame.GAME, CartagenaGame.GAME.readPosition(POSITION));
        match.play(match.state().read("-@13"));
        CartagenaView view = (CartagenaView) match.state().view(0);
        Belief belief = beliefOf(match);
        int plain = 0;
        int believed = 0;
        Dice dice = Seed.of(5).dice();
        for (int i = 0; i < 2000; i++) {
            CartagenaState world = belief.draw(view, dice);
            assertEquals(view.position(), world.view(0).position());
            believed += world.handCount(1, DAGGER);
            plain += view.determinize(dice).handCount(1, DAGGER);
        }
        assertTrue(believed < plain * 9 / 10, believed + " daggers against " + plain);
    }

    private static Belief beliefOf(Match match) {
        return new Belief((CartagenaView) match.state().view(0), PublicRecord.of(match));
    }
}
