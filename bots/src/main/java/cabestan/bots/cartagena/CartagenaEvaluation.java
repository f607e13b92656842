package cabestan.bots.cartagena;

import cabestan.bots.search.Exponential;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Outcome;

/** The share of the win that each seat may expect: the net's score of each, compared with those of the others. */
final class CartagenaEvaluation {

    private final Net net;
    private final float[] features = new float[CartagenaFeatures.COUNT];
    private final float[] units = new float[Net.HIDDEN];

    CartagenaEvaluation(Net net) {
        this.net = net;
    }

    /** Writes each seat's share, from 0 to 1 and 1 in sum. */
    void shares(CartagenaState state, double[] into) {
        if (state.isOver()) {
            shares(state.outcome(), into);
            return;
        }
        double sum = 0;
        for (int seat = 0; seat < into.length; seat++) {
            CartagenaFeatures.fill(state, seat, features);
            into[seat] = Exponential.of(net.score(features, units));
            sum += into[seat];
        }
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] /= sum;
        }
    }

    private static void shares(Outcome outcome, double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            into[seat] = outcome.reward(seat);
        }
    }
}
