package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.actions;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.board;
import static cabestan.rules.arcanor.Positions.play;
import static cabestan.rules.arcanor.Positions.rejection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The board and the moves, rule by rule (A1 to A10), with the printed figures that belong to them. */
final class ArcanorRulesTest {

    private static ArcanorState begin(Setup setup) {
        return ArcanorGame.GAME.begin(setup);
    }

    private static Setup open(long seed) {
        return Setup.of(ArcanorGame.GAME.variants().getFirst(), 2, Seed.of(seed));
    }

    @Test
    void A1_the_board_ends_at_columns_a_and_h_and_rows_1_and_7() {
        ArcanorState corners = board("""
                .  .  .  .  .  .  .  a
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                1  .  .  .  .  .  .  1
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                1  .  .  .  .  .  .  .
                """, "w");
        assertEquals(List.of("a1-a2", "a1-b1", "a1-b2"), actions(corners, "a1"));
        assertEquals(List.of("a4-a3", "a4-a5", "a4-b3", "a4-b4", "a4-b5"), actions(corners, "a4"));
        assertEquals(List.of("h4-g3", "h4-g4", "h4-g5", "h4-h3", "h4-h5"), actions(corners, "h4"));
    }

    @Test
    void A1_the_winning_row_is_the_home_row_of_the_other() {
        ArcanorState state = at("2,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/c,,,,,,,3 w");
        assertEquals(2, state.points(0));
        assertEquals(3, state.points(1));
    }

    @Test
    void A2_smaller_pieces_are_worth_more() {
        ArcanorState state = at("1,2,3,4,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/1,,,,,,,a w");
        assertEquals(1 + 2 + 3 + 4, state.points(0));
        assertEquals(1, state.points(1));
    }

    @Test
    void A3_the_set_up() {
        assertEquals(START, begin(open(1).beginning(0)).position());
        assertEquals(0, begin(open(1)).points(0));
        assertEquals(0, begin(open(1)).points(1));
    }

    @Test
    void A4_the_lot_or_a_choice_says_who_begins() {
        int white = 0;
        for (int seed = 0; seed < 100; seed++) {
            white += begin(open(seed)).onTurn() == 0 ? 1 : 0;
            assertEquals(1, begin(open(seed).beginning(1)).onTurn());
        }
        assertTrue(white > 30 && white < 70, "White begins " + white + " times of a hundred");
        assertTrue(begin(open(1).beginning(1)).position().endsWith(" b"));
    }

    @Test
    void A5_a_piece_moves_with_all_it_holds() {
        ArcanorState state = play(at(START), "a1-b2");
        assertEquals(
                "cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,12,,,,,,/,34,,12,34,,12,34 b quiet=1",
                state.position());
        ArcanorState deep = play(at(",,,,,,,a/,,,,,,,/,,,,,,,/,1b3d,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w"), "b4-c3");
        assertEquals(",,,,,,,a/,,,,,,,/,,,,,,,/,,,,,,,/,,1b3d,,,,,/,,,,,,,/,,,,,,, b quiet=1", deep.position());
    }

    @Test
    void A5_what_cannot_move() {
        assertEquals("A5 no-piece", rejection(at(START), "c1-c2"));
        assertEquals("A5 not-yours", rejection(at(START), "a7-a6"));
        assertEquals("A5 not-adjacent", rejection(at(START), "a1-a3"));
        assertEquals("A5 not-adjacent", rejection(at(START), "h1-a3"));
        assertEquals("A5 not-adjacent", rejection(at(START), "a1-a1"));
        ArcanorState met = at(",,,,,,,/,,,,,,,/,,,,,,,/,1,b,,,,,/,2,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A5 occupied", rejection(met, "b4-c4"));
        assertTrue(met.reject(met.read("b4-c4")).orElseThrow().reason().contains("b4xc4"));
        assertFalse(met.reject(met.read("b3-c4")).orElseThrow().reason().contains("b3xc4"));
    }

    @Test
    void A6_a_release_leaves_what_the_piece_held() {
        ArcanorState state = play(at(START), "a1^a2");
        assertEquals(
                "cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/1,,,,,,,/2,34,,12,34,,12,34 b", state.position());
    }

    @Test
    void A6_what_stays_must_be_ones_own() {
        ArcanorState state = at("a,,,,,,,/,,,,,,,/,,,,,,,/,1b3,,2,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A6 enemy-load", rejection(state, "b4^b5"));
        assertEquals("A6 holds-nothing", rejection(state, "d4^d5"));
        assertEquals(
                "A6 holds-nothing",
                rejection(at(",,,,,,,a/,,,,,,,/4,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w"), "a5^a6"));
        assertEquals("A10 own-piece", rejection(at(START), "a1^b1"));
        assertEquals(
                "A6 occupied", rejection(at(",,,,,,,/,,,,,,,/,,,,,,,/,12,b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w"), "b4^c4"));
    }

    @Test
    void A6_a_piece_of_any_size_leaves_its_own_and_no_enemy() {
        ArcanorState state = at(",,,,,,,/1b,,2c,,3d,,,/,,,,,,,/12,,23,,34,,,/,,,,,,,/,,,,,,,/,,,,,,,a w");
        assertEquals(
                List.of("a4^", "c4^", "e4^"),
                actions(state, "").stream()
                        .filter(action -> action.contains("^"))
                        .map(action -> action.substring(0, 3))
                        .distinct()
                        .toList());
    }

    @Test
    void A7_an_empty_piece_covers_an_enemy_one_size_smaller_with_all_it_holds() {
        ArcanorState state = board("""
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  a  .  .  .  .
                .  .  d  1  bc .  .  .
                .  .  .  c  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                """, "w");
        assertEquals(List.of("d4xe4"), actions(state, "d4x"));
        assertEquals("A7 wrong-size", rejection(state, "d4xd3"));
        assertEquals("A7 wrong-size", rejection(state, "d4xc4"));
        assertEquals("A7 wrong-size", rejection(state, "d4xd5"));
        assertEquals("A7 nothing-to-capture", rejection(state, "d4xc5"));
        play(state, "d4xe4");
        assertEquals(",,,,,,,/,,,,,,,/,,,a,,,,/,,d,,1bc,,,/,,,c,,,,/,,,,,,,/,,,,,,, b", state.position());
    }

    @Test
    void A7_each_size_takes_the_next() {
        ArcanorState state = at(",,,,,,,/,1,,2,,3,,4/,b,,c,,d,,d/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals(List.of("b6xb5"), actions(state, "b6x"));
        assertEquals(List.of("d6xd5"), actions(state, "d6x"));
        assertEquals(List.of("f6xf5"), actions(state, "f6x"));
        assertEquals(List.of(), actions(state, "h6x"));
        assertEquals(
                "A7: a 2 captures only a 3; on c4 stands a 1",
                at(",,,,,,,/,,,,,,,/,,,,,,,/,2,a,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w")
                        .reject(state.read("b4xc4"))
                        .orElseThrow()
                        .toString());
        assertEquals(
                "A7: a 4 captures nothing",
                state.reject(state.read("h6xh5")).orElseThrow().toString());
    }

    @Test
    void A8_a_load_must_be_left_behind_to_capture() {
        ArcanorState state = at(",,,,,,,/,,,,,,,/,,,,,,,/,12,bcd,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A8 loaded", rejection(state, "b4xc4"));
        assertEquals(
                "A8: a piece that holds something cannot capture with its load; leave the load behind with b4^xc4",
                state.reject(state.read("b4xc4")).orElseThrow().toString());
        play(state, "b4^xc4");
        assertEquals(",,,,,,,/,,,,,,,/,,,,,,,/,2,1bcd,,,,,/,,,,,,,/,,,,,,,/,,,,,,, b", state.position());
    }

    @Test
    void A8_an_enemy_left_behind_is_in_play_again() {
        ArcanorState state = play(at(",,,,,,,/,,,,,,,/,,,,,,,/,1b,b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w"), "b4^xc4");
        assertEquals(",,,,,,,/,,,,,,,/,,,,,,,/,b,1b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, b", state.position());
        assertEquals(7, actions(state, "b4-").size());
    }

    @Test
    void A8_nothing_is_left_by_a_piece_that_holds_nothing() {
        ArcanorState state = at(",,,,,,,/,,,,,,,/,,,,,,,/,1,b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A8 holds-nothing", rejection(state, "b4^xc4"));
    }

    @Test
    void A9_by_option_enemies_are_released_too() {
        String position = "a,,,,,,,/,,,,,,,/,,,,,,,/,1b3,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w";
        assertEquals(List.of(), actions(at(position), "b4^"));
        ArcanorState any = at(position + " release-any");
        assertEquals(8, actions(any, "b4^").size());
        play(any, "b4^b5");
        assertEquals("a,,,,,,,/,,,,,,,/,1,,,,,,/,b3,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, b release-any", any.position());
        assertTrue(begin(open(1).with("release", "any")).position().endsWith(" release-any"));
        assertFalse(begin(open(1).with("release", "own")).position().endsWith(" release-any"));
    }

    @Test
    void A10_nobody_captures_an_own_piece_or_passes_while_a_move_exists() {
        ArcanorState state = at("a,,,,,,,/,,,,,,,/,,,,,,,/,1,2,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A10 own-piece", rejection(state, "b4xc4"));
        assertEquals("A10 own-piece", rejection(state, "b4-c4"));
        assertEquals("A10 can-move", rejection(state, "--"));
        assertEquals(List.of(), actions(state, "--"));
    }

    @Test
    void A7_figure_a_1_holding_a_2_next_to_a_3_captures_nothing() {
        ArcanorState state = at(",,,,,,,/,,,,,,,/,,,,,,,/,12,c,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A7 wrong-size", rejection(state, "b4xc4"));
        assertEquals("A7 wrong-size", rejection(state, "b4^xc4"));
        ArcanorState two = at(",,,,,,,/,,,,,,,/,,,,,,,/,12,b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w");
        assertEquals("A8 loaded", rejection(two, "b4xc4"));
        assertEquals("legal", rejection(two, "b4^xc4"));
    }

    @Test
    void A7_figure_an_empty_1_captures_a_duo_whole() {
        ArcanorState state = play(at(",,,,,,,/,,,,,,,/,,,,,,,/,1,bc,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w"), "b4xc4");
        assertEquals(
                ",,,,,,,/,,,,,,,/,,,,,,,/,,1bc,,,,,/,,,,,,,/,,,,,,,/,,,,,,, ",
                state.position().split("[wb]$")[0]);
    }
}
