package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.actions;
import static cabestan.rules.cartagena.Positions.play;
import static cabestan.rules.cartagena.Positions.rejected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a match ends: C13 and C14. */
class CartagenaEndingTest {

    /** The last turn but one action: 200 rounds begun by the third player, now the second ends the last of them. */
    private static CartagenaState lastTurn(String pirates) {
        return Positions.at("game cartagena\nedition jamaica\npath " + Positions.PRINTED_PATH + "\n" + pirates + """
                hand 1
                hand 2 T
                hand 3
                deck …
                discard
                round 200 first 3
                turn 2 moves 1
                """);
    }

    @Test
    void C13_the_player_who_brings_the_last_pirate_into_the_boat_wins_at_once() {
        CartagenaState state = Positions.jamaica("""
                pirates 1 boat boat boat boat boat 36
                pirates 2 boat 0 0 0 0 9
                pirates 3 boat 0 0 0 0 12
                hand 1 T T
                hand 2
                hand 3
                """);
        play(state, "T@36"); // with two moves left
        assertTrue(state.isOver());
        assertEquals(State.NOBODY, state.onTurn());
        assertEquals(List.of(), actions(state));
        assertEquals("all-home", state.outcome().code());
        assertEquals(List.of(1, 3, 2), state.outcome().ranks());
        assertEquals(0, state.outcome().winner());
        assertEquals("C13 over", rejected(state, "end"));
    }

    @Test
    void C13_the_reason_names_the_seat() {
        CartagenaState state = Positions.jamaica("""
                pirates 1 0 0 0 0 0 9
                pirates 2 boat boat boat boat boat 36
                hand 1 B
                hand 2 T
                """);
        play(state, "B@0 end T@36");
        assertEquals(
                "seat 2 has brought the last pirate into the boat",
                state.outcome().reason());
    }

    @Test
    void C13_one_pirate_outside_is_not_enough() {
        CartagenaState state = Positions.jamaica("""
                pirates 1 boat boat boat boat 0 36
                pirates 2 0 0 0 0 0 9
                hand 1 T T
                hand 2
                """);
        play(state, "T@36");
        assertFalse(state.isOver());
        assertThrows(IllegalStateException.class, state::outcome);
    }

    @Test
    void C14_after_200_rounds_most_pirates_in_the_boat_win() {
        CartagenaState state = lastTurn("""
                pirates 1 0 0 0 0 0 boat
                pirates 2 0 0 0 0 0 35
                pirates 3 0 0 0 0 0 9
                """);
        play(state, "end");
        assertTrue(state.isOver());
        assertEquals("two-hundred-rounds", state.outcome().code());
        assertEquals(List.of(1, 2, 3), state.outcome().ranks());
        assertEquals("C14 over", rejected(state, "end"));
    }

    @Test
    void C14_then_most_squares_covered_in_sum() {
        CartagenaState state = lastTurn("""
                pirates 1 0 0 0 0 10 boat
                pirates 2 0 0 0 5 6 boat
                pirates 3 0 0 0 0 0 36
                """);
        play(state, "end");
        assertEquals(List.of(2, 1, 3), state.outcome().ranks());
    }

    @Test
    void C14_the_last_square_of_the_path_counts_too() {
        CartagenaState state = lastTurn("""
                pirates 1 0 0 0 0 0 36
                pirates 2 0 0 0 0 0 35
                pirates 3 0 0 0 0 0 0
                """);
        play(state, "end");
        assertEquals(List.of(1, 2, 3), state.outcome().ranks());
    }

    @Test
    void C14_then_it_is_a_draw() {
        CartagenaState state = lastTurn("""
                pirates 1 0 0 0 0 11 boat
                pirates 2 0 0 0 5 6 boat
                pirates 3 0 0 0 0 0 36
                """);
        play(state, "end");
        assertEquals(List.of(1, 1, 3), state.outcome().ranks());
        assertEquals(State.NOBODY, state.outcome().winner());
    }

    @Test
    void C14_the_last_round_is_played_to_its_end() {
        CartagenaState state = Positions.at("game cartagena\nedition jamaica\npath " + Positions.PRINTED_PATH + """

                pirates 1 0 0 0 0 0 4
                pirates 2 0 0 0 0 0 9
                hand 1
                hand 2 T
                deck …
                discard
                round 199 first 1
                turn 2 moves 1
                """);
        play(state, "end");
        assertEquals(200, state.board().round());
        play(state, "draw");
        assertFalse(state.isOver());
        assertEquals(200, state.board().round());
        play(state, "T@0 end");
        assertTrue(state.isOver());
    }
}
