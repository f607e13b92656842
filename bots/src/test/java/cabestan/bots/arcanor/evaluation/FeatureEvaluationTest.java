package cabestan.bots.arcanor.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.arcanor.ArcanorBoard;
import org.junit.jupiter.api.Test;

final class FeatureEvaluationTest {

    private final int[] weights = ArcanorWeights.weights();

    @Test
    void the_value_is_the_weighted_sum_of_what_is_counted() {
        FeatureEvaluation evaluation = new FeatureEvaluation(weights);
        EvaluationTest.everywhere(state -> {
            ArcanorBoard board = state.copyBoard();
            int[] counts = FeatureCount.of(board);
            int sum = 0;
            for (int i = 0; i < counts.length; i++) {
                sum += counts[i] * weights[i];
            }
            assertEquals(
                    board.toMove() == ArcanorBoard.WHITE ? sum : -sum, evaluation.value(board, 0), state.position());
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
