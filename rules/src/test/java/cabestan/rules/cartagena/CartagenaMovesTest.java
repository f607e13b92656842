package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.actions;
import static cabestan.rules.cartagena.Positions.hand;
import static cabestan.rules.cartagena.Positions.jamaica;
import static cabestan.rules.cartagena.Positions.line;
import static cabestan.rules.cartagena.Positions.pirates;
import static cabestan.rules.cartagena.Positions.play;
import static cabestan.rules.cartagena.Positions.rejected;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A turn: C3 and C6 to C10. The path is TDBPHK DBPHKT PHDKTB BPHKTD DTBPHK DTBPHK. */
class CartagenaMovesTest {

    @Test
    void C3_start_and_boat_hold_any_number_and_a_square_three() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 9
                pirates 2 0 0 0 0 0 4
                pirates 3 4 4 boat boat boat boat
                hand 1 T
                hand 2
                hand 3
                """);
        assertEquals(3, state.board().crowd(4));
        assertEquals("C8 nobody-behind", rejected(state, "-@9")); // a fourth does not fit on 4
    }

    @Test
    void C6_at_least_one_move_then_the_turn_may_end() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 9
                pirates 2 0 0 0 0 0 4
                hand 1 T T T T
                hand 2 B
                """);
        assertEquals("C6 no-move-yet", rejected(state, "end"));
        assertEquals(List.of("-@9", "T@0", "T@9"), actions(state));
        play(state, "T@0");
        assertTrue(actions(state).contains("end"));
        assertEquals(1, state.turn());
        play(state, "end");
        assertEquals(1, state.onTurn());
        assertEquals(2, state.turn());
        assertEquals(3, state.board().movesLeft());
    }

    @Test
    void C6_at_most_three_moves_then_only_the_end() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 9
                pirates 2 0 0 0 0 0 4
                hand 1 T T T T
                hand 2 B
                """);
        play(state, "T@0 -@9 T@0");
        assertEquals(0, state.board().movesLeft());
        assertEquals(List.of("end"), actions(state));
        assertEquals("C6 no-moves-left", rejected(state, "T@0"));
        assertEquals("C6 no-moves-left", rejected(state, "-@12"));
    }

    @Test
    void C6_the_basic_game_has_two_moves() {
        CartagenaState state = Positions.at("""
                game cartagena
                edition basic
                path BPGSLK BPGSLK BPGSLK BPGSLK BPGSLK
                pirates 1 0 0 0 0
                pirates 2 0 0 0 0
                hand 1 B B B
                hand 2
                deck …
                discard
                turn 1 moves 2
                """);
        play(state, "B@0 B@1");
        assertEquals(List.of("end"), actions(state));
    }

    @Test
    void C6_a_move_is_taken_back_within_the_turn_unless_a_card_was_drawn_since() {
        Match match = Match.from(CartagenaGame.GAME, jamaica("""
                pirates 1 0 0 0 0 0 9
                pirates 2 0 0 0 0 0 4
                hand 1 T T T T
                hand 2 B
                """));
        String before = match.state().position();
        match.play(match.state().read("T@0"));
        match.play(match.state().read("T@0"));
        assertEquals(2, match.undoable());
        match.rewind(2);
        assertEquals(before, match.state().position());
        match.play(match.state().read("T@0"));
        match.play(match.state().read("-@9"));
        assertEquals(0, match.undoable());
        match.play(match.state().read("T@0"));
        assertEquals(1, match.undoable());
        match.play(match.state().read("end"));
        assertEquals(0, match.undoable());
    }

    @Test
    void C7_a_card_takes_a_pirate_to_the_first_free_square_with_its_symbol() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 boat
                pirates 2 0 0 0 0 1 12
                hand 1 T T K
                hand 2
                """);
        play(state, "T@0"); // one stands on the skulls 1 and 12
        assertEquals("0 0 0 0 17 boat", pirates(state, 1));
        assertEquals("T K", hand(state, 1));
        assertEquals("T", line(state.position(), "discard"));
        play(state, "T@17");
        assertEquals("0 0 0 0 23 boat", pirates(state, 1));
        assertEquals("T T", line(state.position(), "discard"));
    }

    @Test
    void C7_with_no_free_square_ahead_the_pirate_goes_into_the_boat() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 31
                pirates 2 0 0 0 0 0 32
                hand 1 D T
                hand 2
                """);
        CartagenaState other = state.copy();
        play(state, "D@31"); // the dagger it stands on is not ahead
        play(other, "T@31"); // the last skull is taken
        assertEquals("0 0 0 0 0 boat", pirates(state, 1));
        assertEquals("0 0 0 0 0 boat", pirates(other, 1));
        assertEquals(1, state.points(0));
    }

    @Test
    void C7_what_cannot_go_forward() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 3 boat
                pirates 2 0 0 0 0 0 4
                hand 1 T
                hand 2 B
                """);
        assertEquals("C7 no-card", rejected(state, "B@3"));
        assertEquals("C7 no-pirate", rejected(state, "T@4"));
        assertEquals("C7 in-boat", rejected(state, "T@boat"));
        assertEquals(
                "you have no card with this symbol: bottle",
                state.reject(state.read("B@3")).orElseThrow().reason());
    }

    @Test
    void C8_back_to_the_nearest_square_with_one_or_two_pirates_of_any_colour() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 5 5 20 boat
                pirates 2 0 0 0 9 10 10
                pirates 3 0 0 0 9 10 34
                hand 1
                hand 2
                hand 3
                """);
        play(state, "-@20"); // 11 to 19 are empty, 10 holds three
        assertEquals("0 0 5 5 9 boat", pirates(state, 1));
        play(state, "-@boat");
        assertEquals("0 0 5 5 9 34", pirates(state, 1));
        play(state, "-@9");
        assertEquals("0 0 5 5 5 34", pirates(state, 1));
    }

    @Test
    void C8_from_a_shared_square_to_the_nearest_behind_it() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 9 9
                pirates 2 0 0 0 0 0 4
                hand 1
                hand 2
                """);
        play(state, "-@9");
        assertEquals("0 0 0 0 4 9", pirates(state, 1));
    }

    @Test
    void C8_never_to_the_start() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 4 9
                pirates 2 0 0 0 0 0 9
                hand 1
                hand 2
                """);
        assertEquals(List.of("-@9"), actions(state));
        assertEquals("C8 nobody-behind", rejected(state, "-@4"));
        assertEquals("C8 at-start", rejected(state, "-@0"));
        assertEquals("C8 no-pirate", rejected(state, "-@7"));
        assertEquals("C8 no-pirate", rejected(state, "-@boat"));
        assertEquals(
                "you have no pirate in the boat",
                state.reject(state.read("-@boat")).orElseThrow().reason());
        assertEquals(
                "you have no pirate on square 7",
                state.reject(state.read("-@7")).orElseThrow().reason());
    }

    @Test
    void C9_one_card_for_one_pirate_met_and_two_for_two() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 9 9 20
                pirates 2 0 0 0 0 0 4
                hand 1
                hand 2
                """);
        int reveals = state.reveals();
        play(state, "-@20");
        assertEquals("D D", hand(state, 1));
        assertEquals(reveals + 2, state.reveals());
        play(state, "-@9");
        assertEquals("D D D", hand(state, 1));
        play(state, "-@9");
        assertEquals("D D D D D", hand(state, 1));
        assertEquals(102 - 5, state.deckSize());
    }

    @Test
    void C9_going_forward_draws_nothing() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 0
                pirates 2 0 0 0 0 0 4
                hand 1 T
                hand 2
                """);
        play(state, "T@0");
        assertEquals("", hand(state, 1));
        assertEquals(0, state.reveals());
    }

    @Test
    void C10_a_player_who_cannot_move_draws_one_card_and_the_turn_is_over() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 4
                pirates 2 0 0 0 0 0 9
                hand 1
                hand 2
                """);
        assertEquals(List.of("draw"), actions(state));
        play(state, "draw");
        assertEquals("D", hand(state, 1));
        assertEquals(1, state.onTurn());
        assertEquals(1, state.reveals());
    }

    @Test
    void C10_a_player_who_can_move_does_not_draw() {
        CartagenaState withCard = jamaica("""
                pirates 1 0 0 0 0 0 4
                pirates 2 0 0 0 0 0 9
                hand 1 T
                hand 2
                """);
        assertEquals("C10 can-move", rejected(withCard, "draw"));
        CartagenaState withWayBack = jamaica("""
                pirates 1 0 0 0 0 0 9
                pirates 2 0 0 0 0 0 4
                hand 1
                hand 2
                """);
        assertEquals("C10 can-move", rejected(withWayBack, "draw"));
    }

    @Test
    void C10_after_a_move_a_player_who_cannot_move_draws_or_ends_the_turn() {
        String position = """
                pirates 1 0 0 0 0 0 0
                pirates 2 0 0 0 0 0 20
                hand 1 T
                hand 2
                """;
        CartagenaState draws = jamaica(position);
        play(draws, "T@0");
        assertEquals(List.of("draw", "end"), actions(draws));
        play(draws, "draw");
        assertEquals(1, draws.handSize(0));
        assertEquals(1, draws.onTurn());

        CartagenaState ends = jamaica(position);
        play(ends, "T@0 end");
        assertEquals(0, ends.handSize(0));
        assertEquals(1, ends.onTurn());
    }

    @Test
    void C10_with_no_move_left_the_turn_only_ends() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 0
                pirates 2 0 0 0 0 0 30
                hand 1 T T T
                hand 2
                """);
        play(state, "T@0 T@0 T@0");
        assertEquals(List.of("end"), actions(state));
        assertEquals("C6 no-moves-left", rejected(state, "draw"));
    }

    @Test
    void C8_pirates_of_one_player_on_one_square_are_one_action() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 9 9 9
                pirates 2 0 0 0 0 0 4
                hand 1 T T T
                hand 2
                """);
        assertEquals(List.of("-@9", "T@0", "T@9"), actions(state));
    }

    @Test
    void a_code_that_means_nothing_is_rejected() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 0 0 0
                pirates 2 0 0 0 0 0 0
                hand 1 T
                hand 2
                """);
        assertEquals("unknown-action", state.reject(-1).orElseThrow().code());
        assertEquals(
                "unknown-action",
                state.reject(CartagenaAction.END + 1).orElseThrow().code());
        assertEquals(
                "no-such-square",
                state.reject(CartagenaAction.forward(1, 50)).orElseThrow().code());
    }

    @Test
    void a_state_becomes_a_copy_of_another_with_as_many_seats() {
        CartagenaState state = jamaica("""
                pirates 1 0 0 0 9 9 9
                pirates 2 0 0 0 0 0 4
                hand 1 T T T
                hand 2
                """);
        CartagenaState other = state.copy();
        play(other, "T@0 -@9 end");
        state.copyFrom(other);
        assertEquals(other.position(), state.position());
        assertEquals(other.reveals(), state.reveals());
        play(other, "-@4");
        assertEquals("0 0 0 0 0 4", pirates(state, 2));
        CartagenaState three = jamaica("""
                pirates 1 0 0 0 9 9 9
                pirates 2 0 0 0 0 0 4
                pirates 3 0 0 0 0 0 0
                hand 1
                hand 2
                hand 3
                """);
        assertThrows(IllegalArgumentException.class, () -> state.copyFrom(three));
    }
}
