package cabestan.bots.arcanor.evaluation;

import static cabestan.bots.arcanor.evaluation.ArcanorFeatures.DISTANCES;

import java.util.function.IntUnaryOperator;

/** What a player cares for more, or less, than the {@link ArcanorWeights} do. */
public enum Leaning {
    /** Wants every piece a row further, and cares less who could take it there. */
    RACER {
        @Override
        void lean(int[] weights) {
            for (int first = ArcanorFeatures.FREE; first < ArcanorFeatures.PRISONER; first += DISTANCES) {
                for (int distance = 1; distance < DISTANCES; distance++) {
                    weights[first + distance] += 15 * (DISTANCES - 1 - distance);
                }
            }
            change(weights, ArcanorFeatures.TARGET, ArcanorFeatures.BLOCKED, weight -> weight / 2);
        }
    },
    /** Wants prisoners: a piece inside an enemy stack counts as lost, and who holds one stands well. */
    HUNTER {
        @Override
        void lean(int[] weights) {
            change(weights, ArcanorFeatures.PRISONER, ArcanorFeatures.POINTS, weight -> weight - 90);
            change(weights, ArcanorFeatures.GAOLER, ArcanorFeatures.LOAD, weight -> weight + 40);
        }
    },
    /** Wants the others to find no way: who has no free square ahead, or no room to arrive, stands badly. */
    BLOCKER {
        @Override
        void lean(int[] weights) {
            change(weights, ArcanorFeatures.BLOCKED, ArcanorFeatures.COLUMN, weight -> weight - 60);
            for (int paths = 0; paths <= ArcanorFeatures.MOST_PATHS; paths++) {
                weights[ArcanorFeatures.PATHS + paths] += 15 * paths;
            }
        }
    };

    abstract void lean(int[] weights);

    public int[] weights() {
        int[] weights = ArcanorWeights.weights();
        lean(weights);
        return weights;
    }

    private static void change(int[] weights, int from, int to, IntUnaryOperator by) {
        for (int i = from; i < to; i++) {
            weights[i] = by.applyAsInt(weights[i]);
        }
    }
}
