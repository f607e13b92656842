package cabestan.bots.fragile.judge;

import static cabestan.bots.fragile.judge.FragileNetwork.SECOND;

import cabestan.bots.search.Exponential;
import cabestan.rules.fragile.FragileState;

/** Asks a network. */
public final class NetworkJudge implements Judge {

    // What stands for 1, as a power of two: in the first layer, in the weights after it, in the score of a seat.
    private static final int FIRST_BITS = 6;
    private static final int UNIT_BITS = 7;
    private static final int SCORE_BITS = 11;

    /** No unit exceeds 8. */
    private static final int MOST_FIRST = (8 << FIRST_BITS) - 1;

    private static final int MOST_SECOND = (8 << UNIT_BITS) - 1;

    private static final double[] POWERS = powers(10 << SCORE_BITS);

    private final FragileNetwork network;
    private final QuayInputs quay = new QuayInputs();
    private final double[] chances;
    private final int[][] sums; // by seat: for the units of its own view, and for those of the others' views
    private final int[][] last; // by seat: the inputs for which the sums stand
    private final int[] units;
    private final int[] later = new int[SECOND];
    private final int[] scores;

    public NetworkJudge(FragileNetwork[] networks, int seats) {
        network = networks[FragileNetwork.index(seats)];
        chances = new double[seats];
        sums = new int[seats][2 * network.units];
        last = new int[seats][QuayInputs.PLACES];
        units = new int[network.units];
        scores = new int[seats];
    }

    /** What e to the power of 0, −1 step, −2 steps and so on is; smaller is taken for the last. */
    private static double[] powers(int count) {
        double[] powers = new double[count];
        for (int i = 0; i < count; i++) {
            powers[i] = Exponential.of(-(double) i / (1 << SCORE_BITS));
        }
        return powers;
    }

    @Override
    public double[] atBeginOfTurn(FragileState state) {
        return state.isOver() ? Judge.settled(state, chances) : chances(state, state.onTurn(), QuayInputs.NOBODY);
    }

    @Override
    public double[] amidTurn(FragileState state) {
        return state.isOver() ? Judge.settled(state, chances) : chances(state, state.onTurn(), state.activeDocker());
    }

    @Override
    public double[] atEndOfTurn(FragileState state) {
        return state.isOver() || state.lastTurns() == 0
                ? Judge.settled(state, chances)
                : chances(state, state.seatAfter(), QuayInputs.NOBODY);
    }

    private double[] chances(FragileState state, int next, int played) {
        quay.look(state, next, played);
        for (int seat = 0; seat < chances.length; seat++) {
            update(sums[seat], last[seat], quay.of(seat));
        }
        int most = Integer.MIN_VALUE;
        for (int seat = 0; seat < chances.length; seat++) {
            scores[seat] = score(seat);
            most = Math.max(most, scores[seat]);
        }
        double sum = 0;
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] = POWERS[Math.min(POWERS.length - 1, most - scores[seat])];
            sum += chances[seat];
        }
        for (int seat = 0; seat < chances.length; seat++) {
            chances[seat] /= sum;
        }
        return chances;
    }

    /** Brings the sums of a seat up to date by the inputs that changed since its last position. */
    private void update(int[] into, int[] before, int[] now) {
        for (int place = 0; place < now.length; place++) {
            if (now[place] != before[place]) {
                int[] gone = network.first[before[place]];
                int[] come = network.first[now[place]];
                for (int i = 0;
                        i < into.length;
                        i++) { // the same index everywhere, so that the JIT makes vectors of it
                    into[i] += come[i] - gone[i];
                }
                before[place] = now[place];
            }
        }
    }

    private int score(int seat) {
        int width = network.units;
        for (int i = 0; i < width; i++) {
            units[i] = network.firstBias[i] + sums[seat][i];
        }
        for (int other = 0; other < sums.length; other++) {
            if (other != seat) {
                int[] sum = sums[other];
                for (int i = 0; i < width; i++) {
                    units[i] += sum[width + i];
                }
            }
        }
        for (int i = 0; i < SECOND; i++) {
            later[i] = network.secondBias[i] << FIRST_BITS;
        }
        for (int i = 0; i < width; i++) {
            int unit = Math.max(0, Math.min(units[i], MOST_FIRST));
            if (unit != 0) {
                int[] row = network.second[i];
                for (int j = 0; j < SECOND; j++) {
                    later[j] += row[j] * unit;
                }
            }
        }
        int score = 0;
        for (int i = 0; i < SECOND; i++) {
            score += network.third[i] * Math.max(0, Math.min(later[i] >> FIRST_BITS, MOST_SECOND));
        }
        return score >> 2 * UNIT_BITS - SCORE_BITS;
    }
}
