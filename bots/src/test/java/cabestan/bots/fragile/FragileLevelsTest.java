package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Seed;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Levels 1 to 4 play as weaker people do and are never absurd. */
class FragileLevelsTest {

    private static final int MOODS = 20;
    private static final int NODES = 50_000;

    /** The last turn of all: level on points, but seat 2 holds the marker; I7 pushed into J7 wins. */
    private static final String WIN_IN_ONE = """
            game     fragile
            players  2
            depots   1 A4 C3 J1 J7
            depots   2 H3 G1 C8 J10
            dockers  1 H7 C5 J2
            dockers  2 H4 F6 B8
            crates   A4! C3! H3 G1 C8 J10 E4 G4 D5 G5 F9 I7
            marker   2
            last-turns 0
            turn     1 points 5
            """;

    /** The last turn of all: C7 has to push G7 to H7 and make way for G10, which brings it to J7. */
    private static final String WIN_BY_TWO = """
            game     fragile
            players  2
            depots   1 A4 C3 J1 J7
            depots   2 H3 G1 C8 J10
            dockers  1 C7 G10 E5
            dockers  2 H4 B6 B8
            crates   A4! C3! H3 G1 C8 J10 E4 G4 D5 G5 F9 G7
            marker   2
            last-turns 0
            turn     1 points 5
            """;

    /** Seat 2 has the last turn and would win by pushing I7 into J7, unless a docker of seat 1 pushes it out of the way. */
    private static final String WIN_TO_STOP = """
            game     fragile
            players  2
            depots   1 A4 C3 J1 J10
            depots   2 H3 G1 C8 J7
            dockers  1 I6 C5 J2
            dockers  2 H7 F6 B8
            crates   A4 C3 J1 J10 H3! G1 C8 E4 G4 D5 G5 I7
            marker   1
            last-turns 1
            turn     1 points 5
            """;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void F32_a_win_in_one_is_never_missed(int level) {
        assertTrue(canWin(Quays.read(WIN_IN_ONE)));
        for (int mood = 0; mood < MOODS; mood++) {
            FragileState state = Quays.read(WIN_IN_ONE);
            playTurn(state, level, mood);
            assertEquals(0, state.outcome().winner());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5})
    void F31_all_of_the_budget_goes_into_a_turn_that_nobody_answers(int level) {
        FragileState state = Quays.read(WIN_BY_TWO);
        playTurn(state, level, 1, 5_000);
        assertEquals(0, state.outcome().winner());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void F31_a_win_in_one_of_the_next_seat_is_stopped_where_an_action_does(int level) {
        assertTrue(canWin(afterAnotherTurn()));
        for (int mood = 0; mood < MOODS; mood++) {
            FragileState state = Quays.read(WIN_TO_STOP);
            playTurn(state, level, mood);
            assertFalse(canWin(state), "mood " + mood);
        }
    }

    /** The position if seat 1 does not care. */
    private static FragileState afterAnotherTurn() {
        FragileState state = Quays.read(WIN_TO_STOP);
        for (String action : new String[] {"C5-C6", "J2-I2", "end"}) {
            state.play(state.read(action));
        }
        return state;
    }

    /** Whether one action gives the seat on turn the marker in the last turn of all. */
    private static boolean canWin(FragileState state) {
        int[] actions = new int[state.maxActions()];
        int count = state.isOver() || state.lastTurns() != 0 ? 0 : state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            FragileState after = state.copy();
            after.play(actions[i]);
            if (after.marker() == state.onTurn()) {
                return true;
            }
        }
        return false;
    }

    private static void playTurn(FragileState state, int level, int mood) {
        playTurn(state, level, mood, NODES);
    }

    private static void playTurn(FragileState state, int level, int mood, int nodes) {
        int[] actions = new FragileOpponents()
                .level(level)
                .bot()
                .think(
                        state.view(0),
                        new PublicRecord(state.view(0)),
                        Budget.ofNodes(nodes),
                        Seed.of(mood).dice())
                .actions();
        for (int action : actions) {
            state.play(action);
        }
    }
}
