package cabestan.bots.fragile.judge;

import static cabestan.rules.fragile.quay.FragileQuay.DEPOTS;
import static cabestan.rules.fragile.quay.FragileQuay.depotSquare;

import cabestan.bots.search.Exponential;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import java.util.Arrays;

/** Weighs what it counts for each seat; the weights are learned. */
public final class CountingJudge implements Judge {

    // What is counted for a seat; the places of the weights.
    static final int PHASES = 5;
    static final int MARKER = 0; // level on points and holding the marker; by phase, like the next two
    static final int AHEAD = MARKER + PHASES;
    static final int LEAD = AHEAD + PHASES;
    static final int AT_HOME = LEAD + PHASES;
    static final int FRAGILE_NEAR = AT_HOME + 1;
    static final int HAUL =
            FRAGILE_NEAR + 1; // tables by early or late, next or waiting, rank of the haul; then by cost
    static final int RANKS = 3;
    static final int STEPS = 10;
    static final int COUNTS = HAUL + 2 * 2 * RANKS * STEPS;

    private static final int LATE = 2; // at most this many depots are open to the seat nearest to the end
    private static final int MAX_OPEN = FragileBoard.MAX_DEPOTS_EACH;
    private static final int PILE_COST = 3;
    private static final int FRAGILE_GAIN = FragileAction.TURN_COST;
    private static final int MAX_COST = Hauls.FAR + PILE_COST;

    /** The step of each cost; what costs more is one step further. */
    private static final int[] STEP = {0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8};

    private final double[] weights;
    private final int seats;
    private final double[] chances;

    // The open depots of each seat, and for each of its dockers and these the cheapest haul and its crate.
    private final int[] open;
    private final int[] depots;
    private final int[] cheapest;
    private final int[] crates;

    // What is counted for the seat in question.
    private final int[] which = new int[5 + MAX_OPEN];
    private final double[] howMuch = new double[which.length];
    private int counted;

    /** @param weights by number of seats */
    public CountingJudge(double[][] weights, int seats) {
        this.weights = weights[seats];
        this.seats = seats;
        chances = new double[seats];
        open = new int[seats];
        depots = new int[seats * MAX_OPEN];
        cheapest = new int[FragileBoard.MAX_DOCKERS * MAX_OPEN];
        crates = new int[FragileBoard.MAX_DOCKERS * MAX_OPEN];
    }

    @Override
    public double[] atEndOfTurn(FragileState state) {
        return state.lastTurns() == 0 ? Judge.settled(state, chances) : chances(state, state.seatAfter());
    }

    @Override
    public double[] atBeginOfTurn(FragileState state) {
        return chances(state, state.onTurn());
    }

    /** As good as what a whole turn could make of it. */
    @Override
    public double[] amidTurn(FragileState state) {
        return chances(state, state.onTurn());
    }

    private double[] chances(FragileState state, int next) {
        if (state.isOver()) {
            return Judge.settled(state, chances);
        }
        measure(state.board());
        int phase = phase(state);
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            count(state, seat, next, phase);
            double score = 0;
            for (int i = 0; i < counted; i++) {
                score += weights[which[i]] * howMuch[i];
            }
            chances[seat] = Exponential.of(score);
            sum += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] /= sum;
        }
        return chances;
    }

    /** Adds up what is counted for a seat at the beginning of a turn; used to learn the weights. */
    void counts(FragileState state, int seat, float[] into) {
        measure(state.board());
        count(state, seat, state.onTurn(), phase(state));
        for (int i = 0; i < counted; i++) {
            into[which[i]] += (float) howMuch[i];
        }
    }

    private void count(FragileState state, int seat, int next, int phase) {
        counted = 0;
        int lead = lead(state, seat);
        add(MARKER + phase, lead == 0 && state.marker() == seat ? 1 : 0);
        add(AHEAD + phase, Integer.signum(lead));
        add(LEAD + phase, lead);
        add(AT_HOME, atHome(state.board(), seat));
        int table = (phase > LATE ? 0 : 2) + (seat == next ? 0 : 1);
        hauls(state.board(), seat, HAUL + table * RANKS * STEPS);
    }

    /** Counts the hauls ahead, the cheapest first: no depot and no crate twice, and the first two by two dockers. */
    private void hauls(FragileBoard board, int seat, int table) {
        int depotsDone = 0;
        int cratesDone = 0;
        int dockersDone = 0;
        int fragile = 0;
        for (int rank = 0; rank < open[seat]; rank++) {
            int best = -1;
            for (int docker = 0; docker < board.dockers(); docker++) {
                if (board.dockerSeat(docker) == seat && (rank != 1 || (dockersDone >>> docker & 1) == 0)) {
                    for (int i = 0; i < open[seat]; i++) {
                        int at = docker * MAX_OPEN + i;
                        if ((depotsDone >>> i & 1) == 0
                                && (cratesDone >>> crates[at] & 1) == 0
                                && (best < 0 || cheapest[at] < cheapest[best])) {
                            best = at;
                        }
                    }
                }
            }
            int step = best < 0 ? STEPS - 1 : step(cheapest[best]);
            add(table + Math.min(rank, RANKS - 1) * STEPS + step, 1);
            if (best >= 0) {
                depotsDone |= 1 << best % MAX_OPEN;
                dockersDone |= 1 << best / MAX_OPEN;
                cratesDone |= 1 << crates[best];
                fragile += board.isTurned(crates[best]) ? 1 : 0;
            }
        }
        add(FRAGILE_NEAR, fragile);
    }

    private void add(int what, double much) {
        which[counted] = what;
        howMuch[counted++] = much;
    }

    /** 0 in the last turns, else how many depots the seat nearest to the end has still open. */
    private int phase(FragileState state) {
        int fewest = state.lastTurns() >= 0 ? 0 : PHASES - 1;
        for (int seat = 0; seat < seats; seat++) {
            fewest = Math.min(fewest, open[seat]);
        }
        return fewest;
    }

    private int lead(FragileState state, int seat) {
        int others = 0;
        for (int other = 0; other < seats; other++) {
            others = other == seat ? others : Math.max(others, state.points(other));
        }
        return state.points(seat) - others;
    }

    private static int atHome(FragileBoard board, int seat) {
        int home = 0;
        for (int docker = 0; docker < board.dockers(); docker++) {
            home += board.dockerSeat(docker) == seat && FragileQuay.isDepot(board.dockerSquare(docker)) ? 1 : 0;
        }
        return home;
    }

    /** Finds the open depots and what it costs to fill each. */
    private void measure(FragileBoard board) {
        Arrays.fill(open, 0);
        for (int depot = 0; depot < DEPOTS; depot++) {
            int square = depotSquare(depot);
            int seat = board.owner(square);
            if (seat >= 0 && board.height(square) == 0) {
                depots[seat * MAX_OPEN + open[seat]++] = depot;
            }
        }
        Arrays.fill(cheapest, MAX_COST);
        for (int crate = 0; crate < board.crates(); crate++) {
            int square = board.crateSquare(crate);
            if (!FragileQuay.isDepot(square)) {
                int extra = (board.height(square) == 2 ? PILE_COST : 0) - (board.isTurned(crate) ? FRAGILE_GAIN : 0);
                for (int docker = 0; docker < board.dockers(); docker++) {
                    measure(board, crate, docker, extra);
                }
            }
        }
    }

    private void measure(FragileBoard board, int crate, int docker, int extra) {
        int pair = Hauls.pair(board.crateSquare(crate), board.dockerSquare(docker));
        int seat = board.dockerSeat(docker);
        for (int i = 0; i < open[seat]; i++) {
            int cost = Hauls.cost(pair, depots[seat * MAX_OPEN + i]) + extra;
            if (cost < cheapest[docker * MAX_OPEN + i]) {
                cheapest[docker * MAX_OPEN + i] = cost;
                crates[docker * MAX_OPEN + i] = crate;
            }
        }
    }

    private static int step(int cost) {
        return cost >= STEP.length ? STEPS - 1 : STEP[Math.max(0, cost)];
    }
}
