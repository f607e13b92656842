package cabestan.cli.arena;

import cabestan.rules.game.Outcome;

/** The result of one player over a series of matches. */
public final class PlayerResult {

    private final String name;
    private int wins;
    private int draws;
    private int losses;
    private double score;
    private double squares;
    private long length;
    private final ThinkingTime time = new ThinkingTime();

    PlayerResult(String name) {
        this.name = name;
    }

    synchronized void add(Outcome outcome, int seat, int matchLength, ThinkingTime matchTime) {
        double reward = outcome.reward(seat);
        if (outcome.winner() == seat) {
            wins++;
        } else if (reward > 0) {
            draws++;
        } else {
            losses++;
        }
        score += reward;
        squares += reward * reward;
        length += matchLength;
        time.add(matchTime);
    }

    public String name() {
        return name;
    }

    public int wins() {
        return wins;
    }

    public int draws() {
        return draws;
    }

    public int losses() {
        return losses;
    }

    public int matches() {
        return wins + draws + losses;
    }

    /** The share of all points won, 0 to 1. */
    public synchronized double score() {
        return matches() == 0 ? 0 : score / matches();
    }

    public double averageLength() {
        return (double) length / matches();
    }

    /** Milliseconds per action, including actions that were planned together with an earlier one. */
    public double averageMillis() {
        return time.averageMillis();
    }

    public double slowestMillis() {
        return time.slowestMillis();
    }

    /** The Elo difference to the opponents that this score implies. */
    public double elo() {
        return elo(score());
    }

    /** The 95 % interval of the Elo difference, by the normal approximation of the mean score. */
    public double[] eloInterval() {
        int n = matches();
        double variance = Math.max(squares / n - score() * score(), 1.0 / (4 * n));
        double error = 1.96 * Math.sqrt(variance / n);
        return new double[] {elo(score() - error), elo(score() + error)};
    }

    private static double elo(double share) {
        double inside = Math.min(Math.max(share, 0.001), 0.999); // a clean sweep has no finite difference
        return 400 * Math.log10(inside / (1 - inside));
    }
}
