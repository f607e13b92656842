package cabestan.bots.arcanor.evaluation;

import static cabestan.bots.arcanor.evaluation.ArcanorFeatures.DISTANCES;

import java.util.function.IntUnaryOperator;

/** Styles of play that value some features more, or less, than the {@link ArcanorWeights} do. */
public enum Leaning {
    /** Wants every piece a row further on, and cares less about which enemies could take it there. */
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
    /** Wants prisoners: a piece inside an enemy stack counts as lost, and a piece that holds one counts for more. */
    HUNTER {
        @Override
        void lean(int[] weights) {
            change(weights, ArcanorFeatures.PRISONER, ArcanorFeatures.POINTS, weight -> weight - 90);
            change(weights, ArcanorFeatures.GAOLER, ArcanorFeatures.LOAD, weight -> weight + 40);
        }
    },
    /** Wants to block: a piece without a free square ahead, or without room to arrive, counts for less. */
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
