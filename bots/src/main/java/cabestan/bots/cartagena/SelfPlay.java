package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Setup;
import java.util.ArrayList;
import java.util.List;

/** Matches of an evaluation against itself, looking one action ahead; now and then it plays at random, to see more. */
final class SelfPlay {

    private static final int STRAYS_ONE_IN = 20;
    private static final double TRUST_IN_OUTCOME = 0.9; // the lambda of temporal-difference learning

    /** What was seen before an action: the features of all seats, and the shares after the best action. */
    private record Moment(float[][] features, double[] shares, boolean strayed) {}

    private final CartagenaEvaluation evaluation;
    private final Dice dice;

    SelfPlay(CartagenaEvaluation evaluation, Dice dice) {
        this.evaluation = evaluation;
        this.dice = dice;
    }

    /** Plays one match into the lesson. */
    void play(Setup setup, Lesson lesson) {
        CartagenaState state = CartagenaGame.GAME.begin(setup);
        CartagenaState next = state.copy();
        int[] legal = new int[state.maxActions()];
        List<Moment> moments = new ArrayList<>();
        while (!state.isOver()) {
            double[] shares = new double[state.seats()];
            int count = state.legalActions(legal);
            int best = best(state, next, legal, count, shares);
            boolean stray = dice.below(STRAYS_ONE_IN) == 0;
            moments.add(new Moment(features(state), shares, stray));
            CartagenaSearch.play(state, legal[stray ? dice.below(count) : best]);
        }
        double[] outcome = new double[state.seats()];
        evaluation.shares(state, outcome);
        learn(moments, outcome, lesson);
    }

    private int best(CartagenaState state, CartagenaState next, int[] legal, int count, double[] bestShares) {
        double[] shares = new double[bestShares.length];
        int seat = state.onTurn();
        int best = 0;
        bestShares[seat] = -1;
        for (int i = 0; i < count; i++) {
            next.copyFrom(state);
            CartagenaSearch.play(next, legal[i]);
            evaluation.shares(next, shares);
            if (shares[seat] > bestShares[seat]) {
                System.arraycopy(shares, 0, bestShares, 0, shares.length);
                best = i;
            }
        }
        return best;
    }

    private static float[][] features(CartagenaState state) {
        float[][] features = new float[state.seats()][CartagenaFeatures.COUNT];
        for (int seat = 0; seat < features.length; seat++) {
            CartagenaFeatures.fill(state, seat, features[seat]);
        }
        return features;
    }

    /** From the last moment to the first: the outcome, blended at each with what was expected there. */
    private static void learn(List<Moment> moments, double[] outcome, Lesson lesson) {
        double[] later = outcome;
        for (int i = moments.size() - 1; i >= 0; i--) {
            Moment moment = moments.get(i);
            double trust = moment.strayed ? 0 : TRUST_IN_OUTCOME;
            double[] shares = new double[later.length];
            for (int seat = 0; seat < shares.length; seat++) {
                shares[seat] = trust * later[seat] + (1 - trust) * moment.shares[seat];
            }
            lesson.add(moment.features, shares);
            later = shares;
        }
    }
}
