package cabestan.bots.fragile.judge;

import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Fits weights to positions and who won from them: multinomial logistic regression, by Adam. */
public final class Fit {

    private static final int EPOCHS = 400;
    private static final double STEP = 0.03;
    private static final double SHRINK = 1e-3;

    /** What was counted for each seat, and what each won in the end. */
    private record Sample(float[][] counts, double[] won) {}

    private final int seats;
    private final int keptRounds;
    private final List<List<Sample>> rounds = new ArrayList<>();
    private final List<Sample> running = new ArrayList<>();

    /** The weights as differences between neighbours within a table, so that what shrinks is the unevenness. */
    private final double[] slopes = new double[CountingJudge.COUNTS];

    private final double[] gradient = new double[CountingJudge.COUNTS];

    public Fit(int seats, int keptRounds) {
        this.seats = seats;
        this.keptRounds = keptRounds;
    }

    public void newRound() {
        rounds.add(new ArrayList<>());
        if (rounds.size() > keptRounds) {
            rounds.removeFirst();
        }
    }

    /** Takes up the beginning of a turn in the running match. */
    public void add(CountingJudge judge, FragileState state) {
        float[][] counts = new float[seats][CountingJudge.COUNTS];
        for (int seat = 0; seat < seats; seat++) {
            judge.counts(state, seat, counts[seat]);
        }
        running.add(new Sample(counts, new double[seats]));
    }

    /** Ends the running match. */
    public void close(Outcome outcome) {
        for (Sample sample : running) {
            for (int seat = 0; seat < seats; seat++) {
                sample.won[seat] = outcome.reward(seat);
            }
        }
        rounds.getLast().addAll(running);
        running.clear();
    }

    public int positions() {
        return rounds.stream().mapToInt(List::size).sum();
    }

    /** Learns from the rounds kept; returns the mean loss. */
    public double learn() {
        double[] mean = new double[CountingJudge.COUNTS];
        double[] square = new double[CountingJudge.COUNTS];
        double loss = 0;
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            loss = slope();
            for (int i = 0; i < CountingJudge.COUNTS; i++) {
                double g = gradient[i] + SHRINK * slopes[i];
                mean[i] += 0.1 * (g - mean[i]);
                square[i] += 0.01 * (g * g - square[i]);
                double m = mean[i] / (1 - Math.pow(0.9, epoch));
                double s = square[i] / (1 - Math.pow(0.99, epoch));
                slopes[i] -= STEP * m / (Math.sqrt(s) + 1e-8);
            }
        }
        return loss;
    }

    /** Computes the gradient of the mean loss; returns the loss. */
    private double slope() {
        double[] weights = weights();
        double[] byWeight = new double[CountingJudge.COUNTS];
        double loss = 0;
        double[] chance = new double[seats];
        for (List<Sample> round : rounds) {
            for (Sample sample : round) {
                double sum = 0;
                for (int seat = 0; seat < seats; seat++) {
                    double score = 0;
                    for (int i = 0; i < CountingJudge.COUNTS; i++) {
                        score += sample.counts[seat][i] * weights[i];
                    }
                    chance[seat] = Math.exp(score);
                    sum += chance[seat];
                }
                for (int seat = 0; seat < seats; seat++) {
                    double p = chance[seat] / sum;
                    loss -= sample.won[seat] * Math.log(Math.max(p, 1e-9));
                    for (int i = 0; i < CountingJudge.COUNTS; i++) {
                        byWeight[i] += (p - sample.won[seat]) * sample.counts[seat][i];
                    }
                }
            }
        }
        int positions = positions();
        double running = 0;
        for (int i = 0; i < CountingJudge.COUNTS; i++) {
            boolean fresh = i < CountingJudge.HAUL || (i - CountingJudge.HAUL) % CountingJudge.STEPS == 0;
            running = (fresh ? 0 : running) + byWeight[i];
            gradient[i] = running / positions;
        }
        return loss / positions;
    }

    /** Within a table a weight is the sum of the slopes from its step on. */
    public double[] weights() {
        double[] weights = slopes.clone();
        for (int i = CountingJudge.COUNTS - 2; i >= CountingJudge.HAUL; i--) {
            if ((i - CountingJudge.HAUL) % CountingJudge.STEPS != CountingJudge.STEPS - 1) {
                weights[i] += weights[i + 1];
            }
        }
        return weights;
    }
}
