package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Labelled positions, as docs/training.md describes them. */
final class ArcanorMatchesTest {

    @Test
    void a_position_takes_32_bytes() {
        ArcanorState state =
                ArcanorGame.GAME.readPosition("d,,,,,,,/,,,,,,,/,,,,,,,/,,,1b,,,,/,,,,,,,/,,,,,,,/12,,,,,,,4 b");
        LabelledPositions positions = new LabelledPositions();
        positions.add(state.copyBoard(), -300, 20, true);
        byte[] record = positions.write(new Outcome(List.of(2, 1), "twelve-points", "Black has won"));
        byte[] expected = new byte[32];
        Arrays.fill(expected, 0, 24, (byte) -1);
        expected[0] = 0; // White's 1 on a1, and another on d4
        expected[1] = 27;
        expected[3] = 0; // the 2 inside it
        expected[9] = 7; // the 4 on h1
        expected[15] = 27; // Black's b, covered on d4
        expected[21] = 48; // the d on a7
        expected[24] = 1; // Black to move,
        expected[25] = 2; // who wins,
        expected[26] = 1; // and this was played
        expected[28] = (byte) (-300 >> 8);
        expected[29] = (byte) -300;
        expected[31] = 20;
        assertArrayEquals(expected, record);
    }

    @Test
    void the_same_seed_gives_the_same_positions() {
        ArcanorMatches matches = new ArcanorMatches(ArcanorOpponents.NETWORK);
        byte[] once = matches.play(Seed.of(3), Optional.empty(), 60);
        assertArrayEquals(once, matches.play(Seed.of(3), Optional.empty(), 60));
        assertEquals(0, once.length % matches.recordLength());
        assertTrue(once.length > 20 * matches.recordLength(), "a match has at least a few dozen quiet positions");
    }

    @Test
    void a_position_is_quiet_when_captures_and_arrivals_change_nothing() {
        assertTrue(isQuiet("cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,12,34,,12,34 w"));
        assertFalse(isQuiet("4,4,,,,,,/,,,4,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/a,,,,,,,1 w")); // A14: twelve points
    }

    private static boolean isQuiet(String position) {
        ArcanorState state = ArcanorGame.GAME.readPosition(position);
        ArcanorBoard board = state.copyBoard();
        Style style = ArcanorOpponents.STYLES.getLast();
        try (ArcanorSearch search =
                new ArcanorSearch(state, board, ArcanorOpponents.NETWORK.get(), style, Budget.ofNodes(1000))) {
            return search.isQuiet();
        }
    }
}
