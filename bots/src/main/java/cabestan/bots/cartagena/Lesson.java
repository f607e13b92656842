package cabestan.bots.cartagena;

import cabestan.rules.game.Dice;
import java.util.ArrayList;
import java.util.List;

/** Positions with the share that each seat could expect, from which a net learns. */
final class Lesson {

    private static final int BATCH = 64;

    /** By seat: the features, and the share that came of them. */
    private record Sample(float[][] features, double[] shares) {}

    private final List<Sample> samples = new ArrayList<>();

    void add(float[][] features, double[] shares) {
        samples.add(new Sample(features, shares));
    }

    /**
     * Brings the net closer to the samples, in random order; {@code squares} keeps the mean squared slope of each
     * weight.
     */
    double teach(Net net, Net squares, double rate, Dice dice) {
        Net slope = new Net();
        double loss = 0;
        for (int left = samples.size(); left > 0; left--) {
            int pick = dice.below(left);
            Sample sample = samples.get(pick);
            samples.set(pick, samples.get(left - 1));
            samples.set(left - 1, sample);
            loss += slope(net, sample, slope);
            if (left % BATCH == 1) {
                for (int part = 0; part < net.parts().length; part++) {
                    step(net.parts()[part], slope.parts()[part], squares.parts()[part], rate);
                }
            }
        }
        return loss / samples.size();
    }

    /** Adds the slope of the cross-entropy between the net's shares and the sample's, and returns that entropy. */
    private static double slope(Net net, Sample sample, Net slope) {
        int seats = sample.features.length;
        double[] shares = new double[seats];
        float[] units = new float[Net.HIDDEN];
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            shares[seat] = Math.exp(net.score(sample.features[seat], units));
            sum += shares[seat];
        }
        double entropy = 0;
        for (int seat = 0; seat < seats; seat++) {
            double share = shares[seat] / sum;
            entropy -= sample.shares[seat] * Math.log(Math.max(1e-9, share));
            propagate(net, sample.features[seat], (float) (share - sample.shares[seat]), slope);
        }
        return entropy;
    }

    private static void propagate(Net net, float[] features, float error, Net slope) {
        float[] units = new float[Net.HIDDEN];
        net.score(features, units);
        for (int unit = 0; unit < Net.HIDDEN; unit++) {
            float reached = Math.max(0, units[unit]);
            units[unit] = reached > 0 ? error * net.outward[unit] : 0;
            slope.outward[unit] += error * reached;
            slope.bias[unit] += units[unit];
        }
        for (int i = 0; i < features.length; i++) {
            slope.direct[i] += error * features[i];
            for (int unit = 0; unit < Net.HIDDEN; unit++) {
                slope.inward[i * Net.HIDDEN + unit] += units[unit] * features[i];
            }
        }
    }

    /** RMSProp: a step against the slope, shorter for weights that were often steep. */
    private static void step(float[] weights, float[] slope, float[] squares, double rate) {
        for (int i = 0; i < weights.length; i++) {
            double mean = slope[i] / BATCH;
            squares[i] = (float) (0.999 * squares[i] + 0.001 * mean * mean);
            weights[i] -= (float) (rate * mean / (Math.sqrt(squares[i]) + 1e-3));
            slope[i] = 0;
        }
    }
}
