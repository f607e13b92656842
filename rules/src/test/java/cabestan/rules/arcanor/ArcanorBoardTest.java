package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.board;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

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
        assertFalse(board.isSame(at(START.replace(" w", " b")).copyBoard()));
        assertFalse(board.isSame(at(START.replaceFirst("cd,ab", "cd,a")).copyBoard()));
    }
}
