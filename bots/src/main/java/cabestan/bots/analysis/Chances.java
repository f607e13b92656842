package cabestan.bots.analysis;

import cabestan.rules.game.Outcome;

/** Winning chances of all seats as whole numbers per ten thousand, which are the same on every platform. */
public final class Chances {

    /** A certain win. */
    public static final int CERTAIN = 10_000;

    private Chances() {}

    /** The chances in the proportion of these shares; they add up to {@link #CERTAIN}. */
    public static int[] of(double[] shares) {
        double sum = 0;
        for (double share : shares) {
            sum += share;
        }
        int[] chances = new int[shares.length];
        double reached = 0;
        int given = 0;
        for (int seat = 0; seat < shares.length; seat++) {
            reached += shares[seat];
            int upTo = seat == shares.length - 1 ? CERTAIN : (int) Math.floor(CERTAIN * reached / sum + 0.5);
            chances[seat] = upTo - given;
            given = upTo;
        }
        return chances;
    }

    /** What a match that has ended was worth to each seat. */
    public static int[] of(Outcome outcome) {
        double[] rewards = new double[outcome.ranks().size()];
        for (int seat = 0; seat < rewards.length; seat++) {
            rewards[seat] = outcome.reward(seat);
        }
        return of(rewards);
    }

    /** The same chance for everybody. */
    public static int[] equal(int seats) {
        double[] shares = new double[seats];
        for (int seat = 0; seat < seats; seat++) {
            shares[seat] = 1;
        }
        return of(shares);
    }

    /** All chances for one of two seats, and the rest for the other. */
    public static int[] ofTwo(int seat, int chance) {
        return seat == 0 ? new int[] {chance, CERTAIN - chance} : new int[] {CERTAIN - chance, chance};
    }
}
