package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

final class ArcanorEvaluationTest {

    private static final String LETTERS = "1234abcd";

    private final int[] weights = ArcanorWeights.weights();

    private static void everywhere(Consumer<ArcanorState> check) {
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

    @Test
    void both_sides_are_judged_alike() {
        ArcanorEvaluation evaluation = new ArcanorEvaluation(weights);
        everywhere(state -> {
            ArcanorState turned = ArcanorGame.GAME.readPosition(turn(state.position()));
            assertEquals(evaluation.value(state.copyBoard()), evaluation.value(turned.copyBoard()), state.position());
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
    void the_value_is_the_weighted_sum_of_what_is_counted() {
        ArcanorEvaluation evaluation = new ArcanorEvaluation(weights);
        everywhere(state -> {
            ArcanorBoard board = state.copyBoard();
            int[] counts = FeatureCount.of(board);
            int sum = 0;
            for (int i = 0; i < counts.length; i++) {
                sum += counts[i] * weights[i];
            }
            assertEquals(board.toMove() == ArcanorBoard.WHITE ? sum : -sum, evaluation.value(board), state.position());
        });
    }

    @Test
    void the_table_of_weights_has_a_line_for_every_feature() {
        int next = 0;
        for (ArcanorFeatures.Line line : ArcanorFeatures.lines()) {
            assertEquals(next, line.first(), line.name());
            next += line.length();
        }
        assertEquals(ArcanorFeatures.COUNT, next);
    }
}
