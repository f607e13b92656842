package cabestan.bots.cartagena.network;

import cabestan.bots.network.SeatNetwork;
import cabestan.bots.network.SeatScores;
import cabestan.bots.network.Softmax;
import cabestan.rules.cartagena.CartagenaState;

/** Guides by a network, which says what each seat may expect, and how likely each action is to be the best. */
public final class NetworkGuide implements Guide {

    /**
     * The integer that stands for 1: 16 in inputs, 128 in weights and units, 256 in scores, 64 in the scores of
     * actions.
     */
    private static final SeatScores.Scale SCALE = new SeatScores.Scale(4, 7, new Softmax(8, 16));

    private static final Softmax CHANCES = new Softmax(6, 16);

    /** How many inputs are added at a time. */
    private static final int AT_ONCE = 4;

    private final SeatNetwork network;
    private final int[] actionWeights;
    private final SeatScores scores;
    private final int[] inputs = new int[SeatInputs.COUNT];
    private final int[][] last; // by seat: the inputs from which the sums of the first layer were computed
    private final int[] changed = new int[SeatInputs.COUNT + AT_ONCE];
    private final int[] change = new int[SeatInputs.COUNT + AT_ONCE];
    private int[] actionScores = new int[0];
    private final SeatInputs seatInputs = new SeatInputs();
    private final ActionInputs properties = new ActionInputs();

    public NetworkGuide(CartagenaNetwork network, int seats) {
        this.network = network.seats;
        actionWeights = network.actions;
        scores = new SeatScores(network.seats, SCALE, seats);
        last = new int[seats][SeatInputs.COUNT];
    }

    @Override
    public void shares(CartagenaState state, double[] into) {
        for (int seat = 0; seat < into.length; seat++) {
            seatInputs.fill(state, seat, inputs);
            update(seat);
        }
        scores.chances(into);
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
        for (int i = 0; i < AT_ONCE - 1; i++) { // pads the last group
            changed[count + i] = 0;
            change[count + i] = 0;
        }
        for (int i = 0; i < count; i += AT_ONCE) {
            add(scores.sums(seat), i);
        }
    }

    private void add(int[] into, int from) {
        int[] a = network.row(changed[from]);
        int[] b = network.row(changed[from + 1]);
        int[] c = network.row(changed[from + 2]);
        int[] d = network.row(changed[from + 3]);
        int e = change[from];
        int f = change[from + 1];
        int g = change[from + 2];
        int h = change[from + 3];
        for (int i = 0; i < into.length; i++) { // the same index everywhere, so that the JIT can vectorize it
            into[i] += a[i] * e + b[i] * f + c[i] * g + d[i] * h;
        }
    }

    @Override
    public void chances(CartagenaState state, int[] actions, int count, double[] into) {
        properties.look(state, actions, count);
        if (actionScores.length < count) {
            actionScores = new int[actions.length];
        }
        for (int i = 0; i < count; i++) {
            int score = 0;
            for (int property : properties.of(actions[i])) {
                score += actionWeights[property];
            }
            actionScores[i] = score;
        }
        CHANCES.proportions(actionScores, count, into);
    }
}
