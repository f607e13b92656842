package cabestan.bots.arcanor.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every evaluation, and what holds for the network. */
final class EvaluationTest {

    private static final String LETTERS = "1234abcd";
    private static final int PLIES = 12;

    private static Evaluation network() {
        return new NetworkEvaluation(ArcanorNetwork.shipped(), PLIES);
    }

    static void everywhere(Consumer<ArcanorState> check) {
        for (int match = 0; match < 20; match++) {
            Dice dice = Seed.of(match).dice();
            ArcanorState state =
                    ArcanorGame.GAME.begin(Setup.of(ArcanorGame.GAME.variants().getFirst(), 2, Seed.of(match)));
            int[] scratch = new int[state.maxActions()];
            while (!state.isOver()) {
                check.accept(state);
                state.play(state.randomAction(dice, scratch));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void both_sides_are_judged_alike(boolean network) {
        Evaluation evaluation = network ? network() : new FeatureEvaluation(ArcanorWeights.weights());
        everywhere(state -> {
            ArcanorState turned = ArcanorGame.GAME.readPosition(turn(state.position()));
            assertEquals(
                    evaluation.value(state.copyBoard(), 0), evaluation.value(turned.copyBoard(), 1), state.position());
        });
    }

    /** The same position with the colours exchanged and the board upside down. */
    private static String turn(String position) {
        String[] words = position.split(" ");
        StringBuilder turned = new StringBuilder();
        String[] rows = words[0].split("/", -1);
        for (int row = rows.length - 1; row >= 0; row--) {
            for (char letter : rows[row].toCharArray()) {
                int piece = LETTERS.indexOf(letter);
                turned.append(piece < 0 ? letter : LETTERS.charAt((piece + 4) % 8));
            }
            turned.append(row == 0 ? "" : "/");
        }
        return turned + (words[1].equals("w") ? " b" : " w");
    }

    @Test
    void what_the_network_keeps_from_ply_to_ply_changes_no_value() {
        Evaluation kept = network();
        Dice plies = Seed.of(5).dice();
        everywhere(state -> {
            ArcanorBoard board = state.copyBoard();
            assertEquals(network().value(board, 0), kept.value(board, plies.below(PLIES + 1)), state.position());
        });
    }

    @Test
    void A13_more_points_are_worth_more() {
        String start = "%s,,,,,,,/,,,4,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/,,,,,,,a w";
        int one = network()
                .value(ArcanorGame.GAME.readPosition(start.formatted("1")).copyBoard(), 0);
        int four = network()
                .value(ArcanorGame.GAME.readPosition(start.formatted("4")).copyBoard(), 0);
        assertTrue(four > one + 100, one + " " + four);
    }

    @Test
    void A10_a_stack_that_no_match_leads_to_counts_as_what_is_known_of_it() {
        String start = ",,,,,,,/,,,,,,,/,,,%s,,,,/,,,,,,,/,,,,,,,/,,,,d,,,/,,,,,,,a w";
        ArcanorBoard unknown =
                ArcanorGame.GAME.readPosition(start.formatted("23")).copyBoard();
        ArcanorBoard known = ArcanorGame.GAME.readPosition(start.formatted("2")).copyBoard();
        assertEquals(network().value(known, 0), network().value(unknown, 0));
    }
}
