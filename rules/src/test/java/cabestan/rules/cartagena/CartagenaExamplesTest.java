package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.hand;
import static cabestan.rules.cartagena.Positions.jamaica;
import static cabestan.rules.cartagena.Positions.pirates;
import static cabestan.rules.cartagena.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Gesture;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples of the printed rules: skulls on 12, 17, 23, daggers on 7, 15, 24, bottles on 18, 19, 27, 33. */
class CartagenaExamplesTest {

    @Test
    void C7_a_skull_passes_over_two_that_are_occupied() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 9 12
                pirates 2 0 0 0 0 0 17
                hand 1 T
                hand 2
                """);
        play(state, "T@9");
        assertEquals("0 0 0 0 12 23", pirates(state, 1));
    }

    @Test
    void C7_three_daggers_in_one_turn() {
        CartagenaState state = jamaica("""
                pirates 1 0 6 6 30 30 30
                pirates 2 0 0 0 0 0 2
                hand 1 D D D
                hand 2
                """);
        play(state, "D@0");
        assertEquals("6 6 7 30 30 30", pirates(state, 1));
        play(state, "D@6");
        assertEquals("6 7 15 30 30 30", pirates(state, 1));
        play(state, "D@6");
        assertEquals("7 15 24 30 30 30", pirates(state, 1));
    }

    @Test
    void C9_going_back_three_times_for_five_cards() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 17 17 18
                pirates 2 0 0 0 0 12 17
                hand 1
                hand 2
                """);
        play(state, "-@17");
        assertEquals(1, state.handSize(0));
        play(state, "-@18");
        assertEquals(3, state.handSize(0));
        play(state, "-@17");
        assertEquals(5, state.handSize(0));
        assertEquals("0 0 0 12 12 17", pirates(state, 1));
    }

    @Test
    void C7_with_every_bottle_ahead_occupied_a_bottle_leads_into_the_boat_until_one_is_freed() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 17 18
                pirates 2 17 17 19 27 33 0
                hand 1 B B
                hand 2
                """);
        play(state, "B@17");
        assertEquals("0 0 0 0 18 boat", pirates(state, 1));
        play(state, "-@18");
        assertEquals("D D B", hand(state, 1));
        play(state, "B@17");
        assertEquals("0 0 0 0 18 boat", pirates(state, 1));
    }

    @Test
    void C8_a_pirate_in_the_boat_goes_back_like_any_other() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 boat
                pirates 2 0 0 0 0 0 33
                hand 1
                hand 2
                """);
        int back = state.read("-@boat");
        assertEquals(new Gesture("-@boat", "back", "boat", "", "33", 1, List.of()), state.gesture(back));
        play(state, "-@boat");
        assertEquals("0 0 0 0 0 33", pirates(state, 1));
        assertEquals(0, state.points(0));
    }

    @Test
    void C9_the_retreat_from_8_to_6_draws_two_cards() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 6 8
                pirates 2 0 0 0 0 0 6
                hand 1
                hand 2
                """);
        play(state, "-@8");
        assertEquals("0 0 0 0 6 6", pirates(state, 1));
        assertEquals(2, state.handSize(0));
    }
}
