package cabestan.bots.arcanor.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Positions, each with how well White did from there, and the fit of the weights to them. */
public final class Samples {

    private static final int SWEEPS = 300;
    private static final double MOMENTUM = 0.9;
    private static final double STEP = 0.05;

    /** How many samples it takes to outweigh the old weights. */
    private static final double TRUST = 200;

    private record Sample(short[] features, byte[] counts, double result) {}

    private final List<Sample> samples = new ArrayList<>();

    public int size() {
        return samples.size();
    }

    public void forgetOldest(int count) {
        samples.subList(0, Math.min(count, samples.size())).clear();
    }

    /** @param result 1 for a win of White, 0 for a loss, or anything between */
    public void add(int[] counts, double result) {
        int length = 0;
        for (int count : counts) {
            length += count == 0 ? 0 : 1;
        }
        Sample sample = new Sample(new short[length], new byte[length], result);
        int next = 0;
        for (int feature = 0; feature < counts.length; feature++) {
            if (counts[feature] != 0) {
                sample.features[next] = (short) feature;
                sample.counts[next++] = (byte) counts[feature];
            }
        }
        samples.add(sample);
    }

    /** Logistic regression, regularized towards the old weights. */
    public int[] fit(int[] old) {
        double[] weights = new double[old.length];
        for (int i = 0; i < old.length; i++) {
            weights[i] = old[i];
        }
        double[] curvature = curvature(old.length);
        double[] speed = new double[old.length];
        for (int sweep = 0; sweep < SWEEPS; sweep++) {
            double[] slope = slope(weights);
            for (int i = 0; i < weights.length; i++) {
                double pull = TRUST * (weights[i] - old[i]) / (4 * Evaluation.SCALE * Evaluation.SCALE);
                speed[i] = MOMENTUM * speed[i] - STEP * (slope[i] + pull) / curvature[i];
                weights[i] += speed[i];
            }
        }
        int[] fitted = new int[old.length];
        for (int i = 0; i < old.length; i++) {
            fitted[i] = (int) Math.round(weights[i]);
        }
        return fitted;
    }

    private double[] curvature(int features) {
        double[] curvature = new double[features];
        double most = 1 / (4 * Evaluation.SCALE * Evaluation.SCALE);
        Arrays.fill(curvature, TRUST * most);
        for (Sample sample : samples) {
            for (int i = 0; i < sample.counts.length; i++) {
                curvature[sample.features[i]] += sample.counts[i] * sample.counts[i] * most;
            }
        }
        return curvature;
    }

    private double[] slope(double[] weights) {
        double[] slope = new double[weights.length];
        for (Sample sample : samples) {
            double off = (expected(sample, weights) - sample.result) / Evaluation.SCALE;
            for (int i = 0; i < sample.counts.length; i++) {
                slope[sample.features[i]] += off * sample.counts[i];
            }
        }
        return slope;
    }

    /** The mean surprise in bits. */
    public double surprise(int[] weights) {
        double[] exact = new double[weights.length];
        for (int i = 0; i < weights.length; i++) {
            exact[i] = weights[i];
        }
        double sum = 0;
        for (Sample sample : samples) {
            double p = Math.clamp(expected(sample, exact), 1e-6, 1 - 1e-6);
            sum -= sample.result * Math.log(p) + (1 - sample.result) * Math.log(1 - p);
        }
        return sum / Math.log(2) / samples.size();
    }

    private static double expected(Sample sample, double[] weights) {
        double sum = 0;
        for (int i = 0; i < sample.counts.length; i++) {
            sum += weights[sample.features[i]] * sample.counts[i];
        }
        return Evaluation.chance(sum);
    }
}
