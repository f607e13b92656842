package cabestan.bots.cartagena;

import cabestan.bots.Tuning;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Learns the evaluation's weights: it plays itself, and learns from each position who won in the end. */
public final class CartagenaTuning implements Tuning {

    static final int MATCHES = Integer.getInteger("matches", 200);
    static final double RATE = Double.parseDouble(System.getProperty("rate", "0.01"));

    record Sample(float[][] features, int winner) {}

    @Override
    public void run(int rounds, long seed, Consumer<String> tell) {
        String only = System.getProperty("only", "");
        for (Variant variant : CartagenaGame.GAME.variants()) {
            for (int seats = 2; seats <= 5; seats++) {
                if (only.isEmpty() || only.equals(variant.id() + seats)) {
                    learn(variant, seats, rounds, Seed.of(seed).dice(), tell);
                }
            }
        }
    }

    private double[] learn(Variant variant, int seats, int rounds, Dice dice, Consumer<String> tell) {
        double[] weights = CartagenaWeights.first();
        double[] squares = new double[weights.length];
        for (int round = 1; round <= rounds; round++) {
            List<Sample> samples = new ArrayList<>();
            Evaluation evaluation = new Evaluation(weights);
            int actions = 0;
            for (int i = 0; i < MATCHES; i++) {
                actions += playOne(variant, seats, evaluation, dice, samples);
            }
            double rate = RATE / (1 + 4.0 * round / rounds);
            double loss = fit(samples, weights, squares, rate, dice);
            if (round % 5 == 0) {
                tell.accept(variant.id() + " " + seats + " round " + round + " loss " + loss + " length "
                        + actions / MATCHES);
            }
        }
        tell.accept(Arrays.toString(weights));
        return weights;
    }

    private int playOne(Variant variant, int seats, Evaluation evaluation, Dice dice, List<Sample> samples) {
        CartagenaState state = CartagenaGame.GAME.begin(Setup.of(variant, seats, dice.seed()));
        CartagenaState next = state.copy();
        int[] legal = new int[state.maxActions()];
        double[] shares = new double[seats];
        List<float[][]> seen = new ArrayList<>();
        double[] features = new double[Features.COUNT];
        while (!state.isOver()) {
            float[][] all = new float[seats][Features.COUNT];
            for (int seat = 0; seat < seats; seat++) {
                Features.fill(state, seat, features);
                for (int i = 0; i < features.length; i++) {
                    all[seat][i] = (float) features[i];
                }
            }
            seen.add(all);
            int count = state.legalActions(legal);
            int best = 0;
            double bestShare = -1;
            int seat = state.onTurn();
            if (dice.below(20) == 0) {
                best = dice.below(count);
            } else {
                for (int i = 0; i < count; i++) {
                    next.copyFrom(state);
                    CartagenaSearch.play(next, legal[i]);
                    evaluation.shares(next, shares);
                    if (shares[seat] > bestShare) {
                        bestShare = shares[seat];
                        best = i;
                    }
                }
            }
            CartagenaSearch.play(state, legal[best]);
        }
        int winner = state.outcome().winner();
        if (winner >= 0) {
            for (float[][] one : seen) {
                samples.add(new Sample(one, winner));
            }
        }
        return seen.size();
    }

    private double fit(List<Sample> samples, double[] weights, double[] squares, double rate, Dice dice) {
        double loss = 0;
        double[] gradient = new double[weights.length];
        for (int i = samples.size() - 1; i > 0; i--) {
            java.util.Collections.swap(samples, i, dice.below(i + 1));
        }
        int batch = 0;
        for (Sample sample : samples) {
            int seats = sample.features.length;
            double[] p = new double[seats];
            double sum = 0;
            for (int s = 0; s < seats; s++) {
                double dot = 0;
                for (int i = 0; i < weights.length; i++) {
                    dot += weights[i] * sample.features[s][i];
                }
                p[s] = Math.exp(dot);
                sum += p[s];
            }
            loss -= Math.log(p[sample.winner] / sum);
            for (int s = 0; s < seats; s++) {
                double error = p[s] / sum - (s == sample.winner ? 1 : 0);
                for (int i = 0; i < weights.length; i++) {
                    gradient[i] += error * sample.features[s][i];
                }
            }
            if (++batch % 64 == 0) {
                for (int i = 0; i < weights.length; i++) {
                    double g = gradient[i] / 64;
                    squares[i] = 0.999 * squares[i] + 0.001 * g * g;
                    weights[i] -= rate * g / (Math.sqrt(squares[i]) + 1e-3);
                    gradient[i] = 0;
                }
            }
        }
        return loss / samples.size();
    }

    public static void main(String[] args) {
        new CartagenaTuning().run(Integer.parseInt(args[0]), Long.parseLong(args[1]), System.out::println);
    }
}
