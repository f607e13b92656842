package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.play;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What a match remembers of earlier positions (A18), and its copies. */
final class ArcanorHistoryTest {

    private static final String[] AND_BACK = {"a1-a2", "a7-a6", "a2-a1", "a6-a7"};

    @Test
    void A18_a_copy_remembers_what_came_before_it() {
        ArcanorState state = play(at(START), AND_BACK);
        ArcanorState copy = state.copy();
        assertEquals("repetition", play(copy, AND_BACK).outcome().code());
        assertFalse(state.isOver());

        ArcanorState other = at(START.replace(" w", " b"));
        other.copyFrom(state);
        assertEquals(state.position(), other.position());
        assertEquals("repetition", play(other, AND_BACK).outcome().code());
    }

    @Test
    void A18_a_position_recurs_however_long_the_way_round_was() {
        String[] white = {"b2", "b3", "c3"};
        String[] black = {"g6", "g5", "h5", "h6"};
        ArcanorState state = at(",,,,,,,/,,,,,,a,/,,,,,,,/,,,,,,,/,,,,,,,/,1,,,,,,/,,,,,,, w");
        for (int move = 0; move < 24; move++) { // the same position after every twelve moves of each
            assertFalse(state.isOver());
            play(state, white[move % 3] + "-" + white[(move + 1) % 3]);
            play(state, black[move % 4] + "-" + black[(move + 1) % 4]);
            state = state.copy();
        }
        assertEquals("repetition", state.outcome().code());
    }

    @Test
    void A18_a_match_says_which_positions_have_stood_twice() {
        ArcanorState state = at(START);
        long start = state.copyBoard().hash();
        assertArrayEquals(new long[0], state.repeated());
        assertArrayEquals(new long[0], play(state, "a1-a2").repeated());
        assertArrayEquals(
                new long[] {start}, play(state, "a7-a6", "a2-a1", "a6-a7").repeated());
        assertEquals(2, play(state, "a1-a2").repeated().length);
    }

    @Test
    void A18_positions_that_share_no_more_than_a_hash_are_different() {
        String[] steps = {"a1-a2", "a7-a6", "a2-a3", "a6-a5", "a3-b3", "a5-b5", "b3-c3", "b5-c5"};
        ArcanorBoard now = play(at(START), steps).copyBoard();
        PositionHistory history = new PositionHistory();
        for (String step : steps) {
            history.add(ArcanorAction.read(step), now.hash());
        }
        assertFalse(history.isThird(now));
    }

    @Test
    void A18_a_position_that_has_stood_twice_before_is_the_third() {
        ArcanorBoard board = at(START).copyBoard();
        PositionHistory history = new PositionHistory();
        history.add(ArcanorAction.PASSING, board.hash());
        for (int i = 0; i < 8; i++) {
            assertFalse(history.isThird(board));
            int step = ArcanorAction.read(AND_BACK[i % 4]);
            board.play(step);
            history.add(step, board.hash());
        }
        assertTrue(history.isThird(board));
    }
}
