package cabestan.rules.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fast board and the plain one play the same matches. */
final class ArcanorSideBySideTest {

    private static final int MATCHES = 60;

    /** Few pieces on a small stage: matches that repeat, stall and run out of moves. */
    private static final String ENDING = "1,2,,,,,,/,c,,,,,,/1b,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,3,/a,b,,,,,, w";

    @ParameterizedTest
    @ValueSource(strings = {"own", "any"})
    void whole_matches(String release) {
        Map<String, Integer> endings = new HashMap<>();
        for (int seed = 0; seed < MATCHES; seed++) {
            Setup setup = Setup.of(ArcanorGame.GAME.variants().getFirst(), 2, Seed.of(seed))
                    .with("release", release);
            endings.merge(
                    playSideBySide(ArcanorGame.GAME.begin(setup), Seed.of(seed).dice()), 1, Integer::sum);
        }
        assertTrue(endings.get("twelve-points") > MATCHES / 2, endings::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " release-any"})
    void endings(String words) {
        Map<String, Integer> endings = new HashMap<>();
        for (int seed = 0; seed < 10 * MATCHES; seed++) {
            ArcanorState state = ArcanorGame.GAME.readPosition(ENDING + words);
            endings.merge(playSideBySide(state, Seed.of(seed).dice()), 1, Integer::sum);
        }
        assertTrue(endings.containsKey("repetition") && endings.containsKey("no-moves"), endings::toString);
    }

    /** Plays at random to the end and returns how it ended. */
    private static String playSideBySide(ArcanorState state, Dice dice) {
        Map<String, Integer> seen = new HashMap<>();
        seen.put(bare(state), 1);
        ArcanorBoard board = state.copyBoard();
        while (!state.isOver()) {
            PlainBoard plain = new PlainBoard(state.position());
            Set<String> steps = plain.steps();
            assertEquals(
                    steps.isEmpty() ? Set.of("--") : steps,
                    new TreeSet<>(Positions.actions(state, "")),
                    state.position());
            int action = state.randomAction(dice, new int[state.maxActions()]);
            String text = state.write(action);
            state.play(action);
            if (!text.equals("--")) {
                assertEquals(plain.after(text), bare(state), text);
            }
            assertUndoes(board, action, state);
            seen.merge(bare(state), 1, Integer::sum);
            assertEnding(state, seen.get(bare(state)));
        }
        return state.outcome().code();
    }

    private static String bare(ArcanorState state) {
        return state.position().replaceAll("( [wb]).*", "$1");
    }

    private static void assertUndoes(ArcanorBoard board, int action, ArcanorState next) {
        ArcanorBoard before = board.copy();
        board.play(action);
        assertTrue(board.isSame(next.copyBoard()));
        assertEquals(Positions.at(bare(next)).copyBoard().hash(), board.hash());
        board.undo(action);
        assertTrue(board.isSame(before));
        assertEquals(before.hash(), board.hash());
        board.play(action);
    }

    private static void assertEnding(ArcanorState state, int timesSeen) {
        PlainBoard plain = new PlainBoard(state.position());
        assertEquals(plain.points(true), state.points(0));
        assertEquals(plain.points(false), state.points(1));
        String expected = "";
        if (plain.points(true) >= 12 || plain.points(false) >= 12) {
            expected = "twelve-points";
        } else if (plain.steps().isEmpty() && otherToMove(state).steps().isEmpty()) {
            expected = "no-moves";
        } else if (timesSeen == 3) {
            expected = "repetition";
        } else if (state.quiet() == 200) {
            expected = "hundred-moves";
        }
        assertEquals(expected, state.isOver() ? state.outcome().code() : "", state.position());
    }

    private static PlainBoard otherToMove(ArcanorState state) {
        String position = state.position();
        return new PlainBoard(position.contains(" w") ? position.replace(" w", " b") : position.replace(" b", " w"));
    }
}
