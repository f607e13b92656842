package cabestan.bots.fragile.judge;

import cabestan.bots.network.SeatNetwork;
import cabestan.bots.network.SeatScores;
import cabestan.bots.network.Softmax;
import cabestan.rules.fragile.FragileState;

/** Judges with a network. */
public final class NetworkJudge implements Judge {

    /** An input is there or not; in the first layer 64 stands for 1, in scores 2,048. */
    private static final SeatScores.Scale SCALE = new SeatScores.Scale(0, 6, new Softmax(11, 10));

    private final SeatNetwork network;
    private final SeatScores scores;
    private final QuayInputs quay = new QuayInputs();
    private final double[] chances;
    private final int[][] last; // by seat: the inputs from which the sums of the first layer were computed

    public NetworkJudge(SeatNetwork[] networks, int seats) {
        network = networks[FragileNetwork.index(seats)];
        scores = new SeatScores(network, SCALE, seats);
        chances = new double[seats];
        last = new int[seats][QuayInputs.PLACES];
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
            update(scores.sums(seat), last[seat], quay.of(seat));
        }
        scores.chances(chances);
        return chances;
    }

    /** Brings the sums of a seat up to date by the inputs that changed since its last position. */
    private void update(int[] into, int[] before, int[] now) {
        for (int place = 0; place < now.length; place++) {
            if (now[place] != before[place]) {
                int[] gone = network.row(before[place]);
                int[] come = network.row(now[place]);
                // The same index everywhere, so that the JIT can vectorize it.
                for (int i = 0; i < into.length; i++) {
                    into[i] += come[i] - gone[i];
                }
                before[place] = now[place];
            }
        }
    }
}
