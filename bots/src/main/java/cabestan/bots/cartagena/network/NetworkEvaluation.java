package cabestan.bots.cartagena.network;

import static cabestan.bots.cartagena.network.CartagenaNetwork.SECOND;

import cabestan.bots.search.Exponential;
import cabestan.rules.cartagena.CartagenaState;

/** Asks a network what each seat may expect of a position, and how likely each action is to be the best. */
public final class NetworkEvaluation implements Guide {

    /** Weights and units stand for 1 by 128, inputs by 16, scores by 256, and the scores of actions by 64. */
    private static final int UNIT_BITS = 7;

    private static final int INPUT_BITS = 4;
    private static final int SCORE_BITS = 8;
    private static final int ACTION_BITS = 6;

    /** No unit exceeds this, which stands for 8. */
    private static final int MOST = (8 << UNIT_BITS) - 1;

    /** So many inputs are added at a time. */
    private static final int AT_ONCE = 4;

    private static final double[] SHARES = exponentials(16 << SCORE_BITS, SCORE_BITS);
    private static final double[] CHANCES = exponentials(16 << ACTION_BITS, ACTION_BITS);

    private final CartagenaNetwork network;
    private final int[] inputs = new int[SeatInputs.COUNT];
    private final int[][] sums; // by seat: for the units of its own view, and for those of the others' views
    private final int[][] last; // by seat: the inputs for which the sums stand
    private final int[] changed = new int[SeatInputs.COUNT + AT_ONCE];
    private final int[] change = new int[SeatInputs.COUNT + AT_ONCE];
    private final int[] units;
    private final int[] later = new int[SECOND];
    private final int[] scores;
    private final SeatInputs seatInputs = new SeatInputs();
    private final ActionInputs properties = new ActionInputs();

    public NetworkEvaluation(CartagenaNetwork network, int seats) {
        this.network = network;
        sums = new int[seats][2 * network.units];
        last = new int[seats][SeatInputs.COUNT];
        units = new int[network.units];
        scores = new int[seats];
    }

    /** What e to the power of 0, −1 step, −2 steps and so on is; smaller is taken for the last. */
    private static double[] exponentials(int count, int bits) {
        double[] powers = new double[count];
        for (int i = 0; i < count; i++) {
            powers[i] = Exponential.of(-(double) i / (1 << bits));
        }
        return powers;
    }

    @Override
    public void shares(CartagenaState state, double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            seatInputs.fill(state, seat, inputs);
            update(seat);
        }
        int most = Integer.MIN_VALUE;
        for (int seat = 0; seat < into.length; seat++) {
            scores[seat] = score(seat);
            most = Math.max(most, scores[seat]);
        }
        proportions(scores, into.length, most, SHARES, into);
    }

    private static void proportions(int[] scores, int count, int most, double[] powers, double[] into) {
        double sum = 0;
        for (int i = 0; i < count; i++) {
            into[i] = powers[Math.min(powers.length - 1, most - scores[i])];
            sum += into[i];
        }
        for (int i = 0; i < count; i++) {
            into[i] /= sum;
        }
    }

    /** Brings the sums of a seat up to date by what has changed since its last position. */
    private void update(int seat) {
        int[] before = last[seat];
        int count = 0;
        for (int i = 0; i < SeatInputs.COUNT; i++) {
            int difference = inputs[i] - before[i];
            if (difference != 0) {
                changed[count] = i;
                change[count++] = difference;
                before[i] = inputs[i];
            }
        }
        for (int i = 0; i < AT_ONCE - 1; i++) { // fills the last group up
            changed[count + i] = 0;
            change[count + i] = 0;
        }
        for (int i = 0; i < count; i += AT_ONCE) {
            add(sums[seat], i);
        }
    }

    private void add(int[] into, int from) {
        int[] a = network.first[changed[from]];
        int[] b = network.first[changed[from + 1]];
        int[] c = network.first[changed[from + 2]];
        int[] d = network.first[changed[from + 3]];
        int e = change[from];
        int f = change[from + 1];
        int g = change[from + 2];
        int h = change[from + 3];
        for (int i = 0; i < into.length; i++) { // the same index everywhere, so that the JIT makes vectors of it
            into[i] += a[i] * e + b[i] * f + c[i] * g + d[i] * h;
        }
    }

    private int score(int seat) {
        int width = network.units;
        for (int i = 0; i < width; i++) {
            units[i] = (network.firstBias[i] << INPUT_BITS) + sums[seat][i];
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
            later[i] = network.secondBias[i] << UNIT_BITS;
        }
        for (int i = 0; i < width; i++) {
            int unit = Math.max(0, Math.min(units[i] >> INPUT_BITS, MOST));
            if (unit != 0) {
                int[] row = network.second[i];
                for (int j = 0; j < SECOND; j++) {
                    later[j] += row[j] * unit;
                }
            }
        }
        int score = 0;
        for (int i = 0; i < SECOND; i++) {
            score += network.third[i] * Math.max(0, Math.min(later[i] >> UNIT_BITS, MOST));
        }
        return score >> 2 * UNIT_BITS - SCORE_BITS;
    }

    @Override
    public void chances(CartagenaState state, int[] actions, int count, double[] into) {
        properties.look(state, actions, count);
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int score = 0;
            for (int property : properties.of(actions[i])) {
                score += network.actions[property];
            }
            into[i] = score;
            most = Math.max(most, score);
        }
        double sum = 0;
        for (int i = 0; i < count; i++) {
            into[i] = CHANCES[Math.min(CHANCES.length - 1, most - (int) into[i])];
            sum += into[i];
        }
        for (int i = 0; i < count; i++) {
            into[i] /= sum;
        }
    }
}
