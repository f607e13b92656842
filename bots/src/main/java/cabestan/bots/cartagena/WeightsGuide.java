package cabestan.bots.cartagena;

import cabestan.bots.cartagena.network.Guide;
import cabestan.rules.cartagena.CartagenaState;

/**
 * Guides by the evaluation that {@code cabestan tune} learned: an action is likely if the position after it is good.
 */
final class WeightsGuide implements Guide {

    private static final double LENIENCE = 0.05; // an action that promises this much less is a quarter as likely

    private final CartagenaEvaluation evaluation;
    private final double[] shares;
    private CartagenaState next;

    WeightsGuide(String variant, int seats) {
        evaluation = new CartagenaEvaluation(CartagenaWeights.net(variant, seats));
        shares = new double[seats];
    }

    @Override
    public void shares(CartagenaState state, double[] into) {
        evaluation.shares(state, into);
    }

    @Override
    public void chances(CartagenaState state, int[] actions, int count, double[] into) {
        next = next == null ? state.copy() : next;
        double best = 0;
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            CartagenaSearch.play(next, actions[i]);
            evaluation.shares(next, shares);
            into[i] = shares[state.onTurn()];
            best = Math.max(best, into[i]);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            double trust = LENIENCE / (LENIENCE + best - into[i]);
            into[i] = trust * trust;
            sum += into[i];
        }
        for (int i = 0; i < count; i++) {
            into[i] /= sum;
        }
    }
}
