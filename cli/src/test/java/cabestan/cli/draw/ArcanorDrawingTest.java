package cabestan.cli.draw;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import org.junit.jupiter.api.Test;

/** The memory table in the terminal: outermost pieces, and for a moment what a lift uncovers (A16). */
class ArcanorDrawingTest {

    private static String after(String action) {
        ArcanorState state =
                ArcanorGame.GAME.readPosition(",,,,,,,d/,,,,,,,/,,,,,,,/,1b,,3,,,,/,,,,,,,/,,,,,,,/,,,,,,, w memory");
        state.play(state.read(action));
        return GameScreens.named("arcanor").draw(state.view(0), TerminalStyle.PLAIN);
    }

    @Test
    void A16_a_peek_shows_what_is_directly_inside() {
        assertTrue(after("?b4").contains("| 1>b    |"), after("?b4"));
        assertTrue(after("?d4").contains("| 3()    |"), after("?d4"));
    }

    @Test
    void A16a_a_lifted_piece_is_seen_to_be_empty() {
        assertTrue(after("d4^e4").contains("| 3()    |"), after("d4^e4"));
        assertTrue(after("b4^a4").contains("| 1>b    |"), after("b4^a4"));
    }

    @Test
    void A16_a_move_shows_nothing() {
        String drawn = after("b4-a4");
        assertTrue(drawn.contains("| 1      |"), drawn);
        assertFalse(drawn.contains(">") || drawn.contains("()"), drawn);
    }
}
