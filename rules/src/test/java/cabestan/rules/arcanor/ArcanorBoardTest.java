package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.actions;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.board;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the board offers to those who search on it. */
final class ArcanorBoardTest {

    @Test
    void A7_A11_forcing_actions_are_the_captures_and_the_arrivals() {
        ArcanorState state = board("""
                .  .  .  .  .  .  .  .
                .  34 .  .  .  .  .  .
                .  d  .  .  12 b  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  4
                """, "w");
        int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
        int count = state.copyBoard().forcingActions(actions);
        TreeSet<String> texts = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            texts.add(state.write(actions[i]));
        }
        assertEquals(
                List.of("b6-a7", "b6-b7", "b6-c7", "b6^a7", "b6^b7", "b6^c7", "b6^xb5", "e5^xf5"), List.copyOf(texts));
        assertEquals(count, texts.size());
    }

    @Test
    void A15_forgotten_contents_are_as_if_they_had_never_been() {
        ArcanorBoard board = board("""
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  1bcd .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                34 .  .  .  .  .  .  .
                """, "b").copyBoard();
        board.forget(ArcanorSquare.read("c4"), 3);
        board.forget(ArcanorSquare.read("h7"), 2);
        ArcanorBoard expected = board("""
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  1b .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                34 .  .  .  .  .  .  .
                """, "b").copyBoard();
        assertTrue(board.isSame(expected));
        assertEquals(expected.hash(), board.hash());
    }

    @Test
    void boards_are_the_same_if_pieces_and_the_side_to_move_are() {
        ArcanorBoard board = at(START).copyBoard();
        assertTrue(board.isSame(at(START).copyBoard()));
        for (String other : List.of(START.replace(" w", " b"), START.replaceFirst("cd,ab", "cd,a"))) {
            assertFalse(board.isSame(at(other).copyBoard()));
            assertNotEquals(board.hash(), at(other).copyBoard().hash());
        }
    }

    /** Takers of every size, with and without a load, beside prey of every size, and a 4 that takes nothing. */
    private static ArcanorState melee(String words) {
        return board("""
                .  .  .  .  .  .  .  .
                2  c  .  .  34 .  d  .
                .  .  .  .  .  d  3  .
                .  1b .  23 .  .  .  .
                .  .  b  c  .  .  .  4
                .  .  12 .  .  .  .  .
                1  b  .  a  .  .  .  a
                """, "w" + words);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " release-any", " memory", " memory lifted=b4,c2"})
    void A5_to_A8_every_action_comes_up_by_lot_about_as_often_as_any_other(String words) {
        ArcanorState state = melee(words);
        Map<String, Integer> drawn = new TreeMap<>();
        Dice dice = Seed.of(5).dice();
        List<String> actions = actions(state, "");
        for (int i = 0; i < 200 * actions.size(); i++) {
            drawn.merge(state.write(state.randomAction(dice, new int[0])), 1, Integer::sum);
        }
        assertEquals(actions, List.copyOf(drawn.keySet()));
        drawn.forEach((action, times) -> assertTrue(times > 130 && times < 270, action + " came up " + times));
    }

    @Test
    void A17_a_pass_comes_up_by_lot_where_there_is_nothing_else() {
        ArcanorState stuck = at("1,2,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/,,,,,,,/a,,,,,,, w");
        assertEquals("--", stuck.write(stuck.randomAction(Seed.of(1).dice(), new int[0])));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " release-any"})
    void A5_to_A8_what_was_played_can_be_undone(String words) {
        ArcanorBoard before = melee(words).copyBoard();
        int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
        int count = before.actions(actions);
        actions[count++] = ArcanorAction.PASSING;
        for (int i = 0; i < count; i++) {
            ArcanorBoard board = before.copy();
            board.play(actions[i]);
            assertEquals(ArcanorBoard.BLACK, board.toMove());
            board.undo(actions[i]);
            assertTrue(board.isSame(before), ArcanorAction.write(actions[i]));
            assertEquals(before.hash(), board.hash());
        }
    }

    @Test
    void A14_there_is_nothing_to_do_on_a_board_that_is_won() {
        ArcanorBoard won = at("4,4,4,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,1 w")
                .copyBoard();
        assertTrue(won.isWon());
        assertEquals(0, won.actions(new int[ArcanorBoard.MAX_ACTIONS]));
        assertEquals(0, won.forcingActions(new int[ArcanorBoard.MAX_ACTIONS]));
        assertEquals(0, won.countActions());
    }

    @Test
    void sequences_of_actions_are_counted() {
        ArcanorState state = at(START);
        assertEquals(1, state.perft(0));
        assertEquals(40, state.perft(1));
        assertEquals(1_600, state.perft(2));
        assertEquals(66_080, state.perft(3));
        assertEquals(
                0,
                at("4,4,4,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/a,,,,,,,1 b")
                        .perft(1));
        assertEquals(
                3 + 3 + 1,
                at(",,,,,,,d/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/1,,,,,,, w memory")
                        .perft(1),
                "three moves, three lifts and a peek");
    }
}
