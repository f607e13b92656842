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

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The winning row and the ends of a match, rule by rule (A11 to A14, A17, A18). */
final class ArcanorEndsTest {

    @Test
    void A11_a_piece_on_its_winning_row_never_acts_again() {
        ArcanorState state = at("12,,1,b,,,,/,b,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,3 w");
        assertEquals(List.of(), actions(state, "a7"));
        assertEquals(List.of(), actions(state, "c7"));
        for (String action : List.of("a7-b7", "a7^b7", "a7^xb6", "c7xd7")) {
            assertEquals("A11 locked", rejection(state, action), action);
        }
    }

    @Test
    void A11_a_piece_on_its_winning_row_is_never_captured() {
        ArcanorState state = at("a,2,,,,,,/a,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,3 b");
        assertEquals("A11 out-of-reach", rejection(state, "a7xb7"));
        assertEquals("A11 out-of-reach", rejection(state, "a6xb7"));
        assertEquals(List.of(), actions(state, "a6x"));
    }

    @Test
    void A11_a_prisoner_left_on_its_winning_row_has_reached_it() {
        ArcanorState state = play(at("a2,,,,,,,/2,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,3 b"), "a7^xa6");
        assertEquals(2, state.points(0));
        assertEquals("A11 locked", rejection(state, "a7-b7"));
        play(state, "h1-h2");
        assertEquals("A11 out-of-reach", rejection(state, "a6^xa7"));
    }

    @Test
    void A12_an_enemy_on_the_winning_row_is_captured_and_the_captor_locked_in() {
        ArcanorState state = at(",bc,,,,,,/1,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,3 w");
        play(state, "a6xb7");
        assertTrue(state.position().startsWith(",1bc,"));
        assertEquals(1, state.points(0));
        state = at(",1b,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,3 w");
        assertEquals("A11 locked", rejection(state, "b7-c7"));
    }

    @Test
    void A13_only_the_outermost_piece_counts() {
        ArcanorState state = at("34,1bc,2,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/d,a2,,,,,,3 w");
        assertEquals(3 + 1 + 2, state.points(0));
        assertEquals(4 + 1, state.points(1));
    }

    @Test
    void A13_figure_a_3_holding_a_4_scores_both_when_released_on_the_row_before() {
        ArcanorState state = at(",,,,,,,/34,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,d,/,,,,,,,3 w");
        play(state, "a6^a7", "g2-f2", "a6-b7");
        assertEquals(3 + 4, state.points(0));
        ArcanorState whole = at(",,,,,,,/34,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,d,/,,,,,,,3 w");
        assertEquals(3, play(whole, "a6-a7").points(0));
    }

    @Test
    void A14_the_first_to_show_twelve_points_wins_at_once() {
        ArcanorState state = at("4,3,4,,,,,/,,,,1,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/d,d,c,,,,,2 w");
        assertFalse(state.isOver());
        play(state, "e6-e7");
        assertTrue(state.isOver());
        assertEquals("twelve-points", state.outcome().code());
        assertEquals(List.of(1, 2), state.outcome().ranks());
        assertEquals("White shows 12 points on the winning row", state.outcome().reason());
        assertEquals(" over", rejection(state, "h1-h2"));
    }

    @Test
    void A14_more_than_twelve_points_win_too_and_eleven_do_not() {
        assertFalse(at("4,4,3,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,1 w")
                .isOver());
        ArcanorState state = at("a,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,d,/d,d,c,,,,,1 b");
        play(state, "g2-f1");
        assertEquals(15, state.points(1));
        assertEquals(1, state.outcome().winner());
        ArcanorState twelve = at("a,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/d,d,d,,,,,1 w");
        assertEquals("twelve-points", twelve.outcome().code());
    }

    @Test
    void A14_a_prisoner_left_on_its_winning_row_can_decide_for_its_side() {
        ArcanorState state = at("a2,4,4,3,,,,/2,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,3 b");
        play(state, "a7^xa6");
        assertEquals(0, state.outcome().winner());
    }

    @Test
    void A14_figure_1_4_3_2_2_on_the_winning_row_is_the_end() {
        ArcanorState state = at("1,4,3,2,2,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,3 b");
        assertEquals(12, state.points(0));
        assertEquals("twelve-points", state.outcome().code());
    }

    @Test
    void A17_a_player_without_a_move_passes() {
        ArcanorState state = at("1,2,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/,,,,,,,/a,,,,,,, w");
        assertEquals(List.of("--"), actions(state, ""));
        play(state, "--");
        assertEquals(1, state.onTurn());
        assertEquals("A10 can-move", rejection(state, "--"));
        ArcanorState black = at("1,,,,,,,/,,,,,,,/,,,,3,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,b,,,,,, b");
        assertEquals(List.of("--"), actions(black, ""));
        assertEquals(0, play(black, "--").onTurn());
    }

    @ParameterizedTest
    @ValueSource(strings = {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"})
    void A17_one_empty_neighbour_in_any_direction_is_enough_to_move(String free) {
        String surrounded = ",,,,,,,/,,,,,,,/,,a,a,a,,,/,,b,3,b,,,/,,c,c,b,,,/,,,,,,,/,,,,,,, w";
        assertEquals(List.of("--"), actions(at(surrounded), ""));
        String[] rows = surrounded.split("/");
        int row = '7' - free.charAt(1);
        String[] cells = rows[row].split(",", -1);
        cells[free.charAt(0) - 'a'] = "";
        rows[row] = String.join(",", cells);
        ArcanorState state = at(String.join("/", rows));
        assertEquals(List.of("d4-" + free), actions(state, ""));
        assertEquals("A10 can-move", rejection(state, "--"));
    }

    @Test
    void A17_a_capture_is_a_move_too() {
        ArcanorState hemmedIn = board("""
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                a  b  .  .  .  .  .  .
                3  a  .  .  .  .  .  .
                """, "w");
        assertEquals(List.of("--"), actions(hemmedIn, ""));
        ArcanorState hungry = at(",,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,c,,,,,,/2,b,,,,,, w");
        assertEquals(List.of("a1xb2"), actions(hungry, ""));
        for (String[] pair : new String[][] {{"1", "b"}, {"2", "c"}, {"3", "d"}}) {
            String corner = ",,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,%s,,,,,,/%s,a,,,,,, w";
            assertEquals("A10 can-move", rejection(at(corner.formatted(pair[1], pair[0])), "--"), pair[0]);
            assertEquals("legal", rejection(at(corner.formatted("a", pair[0])), "--"), pair[0]);
        }
    }

    @Test
    void A17_when_neither_can_move_the_points_decide() {
        ArcanorState white = at("1,3,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,b,,,,,, w");
        assertEquals("no-moves", white.outcome().code());
        assertEquals(List.of(1, 2), white.outcome().ranks());
        assertEquals(
                "neither side can move; White has more points, 4 to 3",
                white.outcome().reason());
        assertEquals(0, white.perft(1));
        ArcanorState black = at("1,2,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,c,,,,,, w");
        assertEquals(List.of(2, 1), black.outcome().ranks());
        ArcanorState equal = at("1,2,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,b,,,,,, b");
        assertEquals(List.of(1, 1), equal.outcome().ranks());
    }

    @Test
    void A17_the_last_arrival_can_leave_both_without_a_move() {
        ArcanorState state = at("1,,,,,,,/2,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,, w");
        play(state, "a6-b7");
        assertEquals("no-moves", state.outcome().code());
    }

    @Test
    void A18_the_third_time_a_position_stands_is_a_draw() {
        ArcanorState state = at(START);
        play(state, "a1-a2", "a7-a6", "a2-a1", "a6-a7", "a1-a2", "a7-a6", "a2-a1");
        assertFalse(state.isOver());
        play(state, "a6-a7");
        assertEquals("repetition", state.outcome().code());
        assertEquals(List.of(1, 1), state.outcome().ranks());
    }

    @Test
    void A18_other_contents_make_another_position() {
        ArcanorState state = at(",,,,,,,a/,,,,,,,/,,,,,,,/,,,,,,,/,,1b,1,,,,/,,,,,,,/,,,,,,, w");
        String[] exchange = {"c3-c4", "h7-h6", "d3-c3", "h6-g6", "c4-d4", "g6-g7", "d4-d3", "g7-h7"};
        play(state, exchange);
        play(state, exchange);
        assertFalse(state.isOver(), "the outermost pieces stand alike for the third time, the contents for the second");
        play(state, exchange);
        assertFalse(state.isOver());
        play(state, exchange);
        assertEquals("repetition", state.outcome().code());
    }

    @Test
    void A18_another_player_to_move_makes_another_position() {
        ArcanorState state = at(",,,,,,,a/,,,,,,,/,,,,,,,/,,,,,,,/,,1,,,,,/,,,,,,,/,,,,,,, w");
        String[] whiteTriangle = {"c3-c4", "h7-h6", "c4-d3", "h6-h7", "d3-c3"};
        String[] blackTriangle = {"h7-g7", "c3-b3", "g7-g6", "b3-c3", "g6-h7"};
        play(state, whiteTriangle);
        play(state, blackTriangle);
        assertFalse(state.isOver());
        play(state, whiteTriangle);
        assertFalse(state.isOver());
        play(state, blackTriangle);
        assertEquals("repetition", state.outcome().code());
    }

    @ParameterizedTest
    @CsvSource({"w, b4^xc4, c4^xb4", "w memory, b4xc4, c4xb4"})
    void A18_a_position_can_come_back_after_captures(String words, String there, String back) {
        ArcanorState state = at(",,,,,,,a/,,,,,,,/,,,,,,,/,1b,b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, " + words);
        String[] andBack = {there, "h7-h6", back, "h6-h7"};
        play(state, andBack);
        assertFalse(state.isOver());
        play(state, andBack);
        assertEquals("repetition", state.outcome().code());
    }

    @Test
    void A18_a_position_can_come_back_after_enemies_were_released() {
        ArcanorState state = at(",,,,,,,a/,,,,,,,/,,,,,,,/,1,b,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w release-any");
        String[] andBack = {"b4xc4", "h7-h6", "c4^b4", "h6-h7"};
        play(state, andBack);
        assertFalse(state.isOver());
        play(state, andBack);
        assertEquals("repetition", state.outcome().code());
    }

    @Test
    void A18_a_hundred_quiet_moves_by_each_side_are_a_draw() {
        String position = ",,,,,,,a/1,,,,,,,/,,,,,,,/,1,b,,12,,,/,,,,,,,/,,,,,,,/,,,,,,, w quiet=";
        assertFalse(play(at(position + "198"), "b4-b3").isOver());
        ArcanorState state = play(at(position + "199"), "b4-b3");
        assertEquals("hundred-moves", state.outcome().code());
        assertEquals(List.of(1, 1), state.outcome().ranks());
        for (String loud : List.of("b4xc4", "e4^e5", "a6-a7")) {
            assertEquals(0, play(at(position + "199"), loud).quiet(), loud);
        }
    }

    @Test
    void A18_a_pass_counts_as_a_move() {
        String position = "1,2,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/,,,,,,,/a,,,,,,, w quiet=199";
        assertEquals("hundred-moves", play(at(position), "--").outcome().code());
    }
}
