package cabestan.bots.fragile;

import static cabestan.rules.fragile.FragileQuay.DEPOTS;
import static cabestan.rules.fragile.FragileQuay.depotSquare;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileQuay;
import cabestan.rules.fragile.FragileState;
import java.util.Arrays;

/** Says how likely each seat is to win when a turn is over: what it counts is weighed, the weights are learned. */
final class Judge {

    // What is counted for a seat; the places of the weights.
    static final int MARKER = 0;
    static final int LEAD = MARKER + 1; // by phase
    static final int PHASES = 5;
    static final int AT_HOME = LEAD + PHASES;
    static final int FRAGILE_NEAR = AT_HOME + 1;
    static final int HAUL = FRAGILE_NEAR + 1; // by whether the seat is next, the rank of the depot, and the cost
    static final int RANKS = 3;
    static final int STEPS = 10;
    static final int COUNTS = HAUL + 2 * RANKS * STEPS;

    private static final int MAX_SEATS = 4;
    private static final int MAX_OPEN = 4;
    private static final int PILE_COST = 3;
    private static final int FRAGILE_GAIN = 4; // what it costs to turn a crate over (F19)

    /** The step of each cost. */
    private static final int[] STEP = {0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 8};

    private final double[] weights;
    private final int seats;
    private final double[] chances = new double[MAX_SEATS];
    private final double[] counts = new double[COUNTS];

    /** For each depot the cheapest haul of its owner, and whether that crate is turned over. */
    private final int[] cheapest = new int[DEPOTS];

    private final boolean[] fragile = new boolean[DEPOTS];
    private final int[] ranked = new int[MAX_OPEN];

    Judge(double[] weights, int seats) {
        this.weights = weights;
        this.seats = seats;
    }

    /** The chance of each seat to win if the running turn ends as it stands; lent until the next question. */
    double[] atEndOfTurn(FragileState state) {
        if (state.isOver() || state.lastTurns() == 0) {
            settle(state.marker());
            return chances;
        }
        look(state, state.seatAfter());
        return chances;
    }

    /** The chance of each seat at the beginning of a turn, before anything is played. */
    double[] atBeginOfTurn(FragileState state) {
        if (state.isOver()) {
            settle(state.marker());
            return chances;
        }
        look(state, state.onTurn());
        return chances;
    }

    private void settle(int marker) {
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] = marker < 0 ? 1.0 / seats : seat == marker ? 1 : 0;
        }
    }

    private void look(FragileState state, int next) {
        measure(state.board());
        double sum = 0;
        for (int seat = 0; seat < seats; seat++) {
            count(state, seat, next);
            double score = 0;
            for (int i = 0; i < COUNTS; i++) {
                score += counts[i] * weights[i];
            }
            chances[seat] = Math.exp(score);
            sum += chances[seat];
        }
        for (int seat = 0; seat < seats; seat++) {
            chances[seat] /= sum;
        }
    }

    /** What is counted for a seat when {@code next} begins a turn; for those who learn the weights. */
    double[] counts(FragileState state, int seat, int next) {
        measure(state.board());
        count(state, seat, next);
        return counts;
    }

    private void count(FragileState state, int seat, int next) {
        FragileBoard board = state.board();
        Arrays.fill(counts, 0);
        counts[MARKER] = state.marker() == seat ? 1 : 0;
        counts[LEAD + phase(state)] = lead(state, seat);
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (board.dockerSeat(docker) == seat && FragileQuay.isDepot(board.dockerSquare(docker))) {
                counts[AT_HOME]++;
            }
        }
        int open = rank(board, seat);
        int block = HAUL + (seat == next ? 0 : RANKS * STEPS);
        for (int i = 0; i < open; i++) {
            counts[block + Math.min(i, RANKS - 1) * STEPS + step(ranked[i])]++;
        }
    }

    /** 0 in the last turns, else how many depots the seat nearest to the end has still open. */
    private int phase(FragileState state) {
        if (state.lastTurns() >= 0) {
            return 0;
        }
        FragileBoard board = state.board();
        int fewest = PHASES - 1;
        for (int seat = 0; seat < seats; seat++) {
            int open = 0;
            for (int depot = 0; depot < DEPOTS; depot++) {
                int square = depotSquare(depot);
                open += board.owner(square) == seat && board.height(square) == 0 ? 1 : 0;
            }
            fewest = Math.min(fewest, open);
        }
        return fewest;
    }

    private double lead(FragileState state, int seat) {
        int others = 0;
        for (int other = 0; other < seats; other++) {
            others = other == seat ? others : Math.max(others, state.points(other));
        }
        return state.points(seat) - others;
    }

    private void measure(FragileBoard board) {
        Arrays.fill(cheapest, Hauls.FAR);
        for (int crate = 0; crate < board.crates(); crate++) {
            int square = board.crateSquare(crate);
            if (!FragileQuay.isDepot(square)) {
                boolean turned = board.isTurned(crate);
                int extra = (board.height(square) == 2 ? PILE_COST : 0) - (turned ? FRAGILE_GAIN : 0);
                for (int docker = 0; docker < board.dockers(); docker++) {
                    measure(
                            board,
                            board.dockerSeat(docker),
                            Hauls.pair(square, board.dockerSquare(docker)),
                            extra,
                            turned);
                }
            }
        }
    }

    private void measure(FragileBoard board, int seat, int pair, int extra, boolean turned) {
        for (int depot = 0; depot < DEPOTS; depot++) {
            int cost = Hauls.cost(pair, depot) + extra;
            if (cost < cheapest[depot] && board.owner(depotSquare(depot)) == seat) {
                cheapest[depot] = cost;
                fragile[depot] = turned;
            }
        }
    }

    /** Ranks the open depots of a seat by their cheapest haul, and returns how many there are. */
    private int rank(FragileBoard board, int seat) {
        int open = 0;
        for (int depot = 0; depot < DEPOTS; depot++) {
            int square = depotSquare(depot);
            if (board.owner(square) != seat || board.height(square) > 0) {
                continue;
            }
            int cost = cheapest[depot];
            if (fragile[depot] && cost < Hauls.FAR) {
                counts[FRAGILE_NEAR]++;
            }
            int at = open++;
            while (at > 0 && ranked[at - 1] > cost) {
                ranked[at] = ranked[at - 1];
                at--;
            }
            ranked[at] = cost;
        }
        return open;
    }

    private static int step(int cost) {
        return cost >= STEP.length ? STEPS - 1 : STEP[Math.max(0, cost)];
    }
}
