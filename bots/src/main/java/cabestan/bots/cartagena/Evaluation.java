package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Outcome;

/** What share of the win each seat may expect, by a weighted sum of its features set against the others'. */
final class Evaluation {

    private final double[] weights;
    private final double[] features = new double[Features.COUNT];

    Evaluation(double[] weights) {
        this.weights = weights;
    }

    /** Writes each seat's share, from 0 to 1 and 1 in sum. */
    void shares(CartagenaState state, double[] into) {
        int seats = state.seats();
        if (state.isOver()) {
            share(state.outcome(), seats, into);
            return;
        }
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            Features.fill(state, seat, features);
            into[seat] = Math.exp(sum(weights, features));
            sum += into[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            into[seat] /= sum;
        }
    }

    private static double sum(double[] weights, double[] features) {
        double sum = 0;
        for (int i = 0; i < Features.COUNT; i++) {
            sum += weights[i] * features[i];
        }
        return sum;
    }

    private static void share(Outcome outcome, int seats, double[] into) {
        int first = 0;
        for (int seat = 0; seat < seats; seat++) {
            first += outcome.ranks().get(seat) == 1 ? 1 : 0;
        }
        for (int seat = 0; seat < seats; seat++) {
            into[seat] = outcome.ranks().get(seat) == 1 ? 1.0 / first : 0;
        }
    }
}
