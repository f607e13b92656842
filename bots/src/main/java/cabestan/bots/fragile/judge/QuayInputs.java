package cabestan.bots.fragile.judge;

import static cabestan.rules.fragile.FragileBoard.MAX_CRATES;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.SIDE;
import static cabestan.rules.fragile.quay.FragileQuay.depotSquare;
import static cabestan.rules.fragile.quay.FragileQuay.front;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragilePlay;
import cabestan.rules.fragile.FragileState;
import java.util.Arrays;

/** The inputs of the network: for each seat a list of places, and at each place one of several inputs, or none. */
public final class QuayInputs {

    /** Nobody has played yet in the turn that is judged. */
    public static final int NOBODY = -1;

    private static final int NO_HAUL = QuayHauls.NONE_AT_ALL;
    private static final int MAX_OPEN = QuayHauls.MAX_OPEN;
    private static final int MAX_EACH = FragileBoard.MAX_DOCKERS_EACH;
    private static final int STEPS = 12; // of costs
    private static final int BLOCKED = 3; // by nothing, by one, by more
    private static final int LEADS = 7;
    private static final int PHASES = 5;
    private static final int TURNS = 7; // turns until its own; 4: one docker has played; 5, 6: with 3 and 4 points
    private static final int LAST = 5;
    private static final int RANKS = 3;
    private static final int RIVALS = 8;
    private static final int FRONTS = 5;
    private static final int KINDS = 3; // of depots: corner, inner, edge
    private static final int FLIPS = 7;
    private static final int QUIETS = 5;
    private static final int ORBITS = 25; // squares that are the same on a turned board

    // The first input of each kind; 0 is none.
    private static final int STANDING = 1; // lead, marker, phase
    private static final int TURN = STANDING + LEADS * 3 * PHASES;
    private static final int OPEN = TURN + TURNS * LAST; // depots of its own, fewest of another
    private static final int LOOSE = OPEN + 5 * 5;
    private static final int FACES = LOOSE + MAX_CRATES + 1; // crates that may still be turned over
    private static final int TURNED = FACES + 6; // crates turned over and not stored
    private static final int HOME = TURNED + 4;
    private static final int HAUL = HOME + 4; // by rank: cost, what is in the way, turned over
    private static final int RIVAL = HAUL + RANKS * STEPS * BLOCKED * 2; // by rank: another's way to the same crate
    private static final int DOCKER = RIVAL + RANKS * RIVALS * 3; // its best haul; has played
    private static final int SQUARE = DOCKER + STEPS * BLOCKED * 2;
    private static final int DEPOT = SQUARE + ORBITS; // kind, what stands in front, docker inside
    private static final int FILL = DEPOT + KINDS * FRONTS * 2; // kind, cheapest haul
    private static final int FLIP = FILL + KINDS * STEPS; // way to a crate that may be turned over
    private static final int FRAGILE = FLIP + FLIPS; // cheapest haul of a crate turned over

    private static final int QUIET = FRAGILE + STEPS; // rounds in which no crate was stored

    /** How many inputs there are, with 0 for none. */
    public static final int COUNT = QUIET + QUIETS;

    /** How many places each seat has. */
    public static final int PLACES = 8 + MAX_OPEN + RANKS + 2 * MAX_EACH + 2 * MAX_OPEN + 2;

    private static final int[] STEP = {0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 7, 8, 8, 9, 9, 9};

    private final int[][] inputs = new int[FragileGame.MAX_SEATS][PLACES];
    private final QuayHauls hauls = new QuayHauls();
    private FragileState state;
    private FragileBoard board;
    private int at;

    /**
     * Looks at a position.
     *
     * @param next the seat that plays next, or on
     * @param played the docker of that seat that has played in the running turn, or {@link #NOBODY}
     */
    public void look(FragileState seen, int next, int played) {
        state = seen;
        board = seen.board();
        hauls.look(board);
        int phase = phase();
        for (int seat = 0; seat < state.seats(); seat++) {
            fill(seat, next, played, phase);
        }
    }

    /** The inputs at the places of a seat, to look at until the next position. */
    public int[] of(int seat) {
        return inputs[seat];
    }

    /** 0 in the last turns, else how many depots the seat nearest to the end has still open. */
    private int phase() {
        int fewest = state.lastTurns() >= 0 ? 0 : PHASES - 1;
        for (int seat = 0; seat < state.seats(); seat++) {
            fewest = Math.min(fewest, hauls.open[seat]);
        }
        return fewest;
    }

    private void fill(int seat, int next, int played, int phase) {
        at = 0;
        int[] into = inputs[seat];
        Arrays.fill(into, 0);
        standing(into, seat, phase);
        into[at++] = TURN + turn(seat, next, played) * LAST + Math.min(state.lastTurns() + 1, LAST - 1);
        into[at++] = OPEN + hauls.open[seat] * 5 + fewestOfOthers(seat);
        into[at++] = LOOSE + Integer.bitCount(hauls.loose);
        into[at++] = FACES + Math.min(board.turnsLeft(), 5);
        into[at++] = QUIET + quiet();
        crates(into, seat);
        hauls(into, seat);
        dockers(into, seat, played);
        depots(into, seat);
    }

    private void standing(int[] into, int seat, int phase) {
        int others = 0;
        for (int other = 0; other < state.seats(); other++) {
            others = other == seat ? others : Math.max(others, state.points(other));
        }
        int lead = Math.max(-3, Math.min(state.points(seat) - others, 3)) + 3;
        int marker = state.marker() < 0 ? 0 : state.marker() == seat ? 1 : 2;
        into[at++] = STANDING + (lead * 3 + marker) * PHASES + phase;
    }

    private int turn(int seat, int next, int played) {
        if (seat != next) {
            return Math.min(3, turnsUntil(seat, next));
        }
        if (played != NOBODY) {
            return 4;
        }
        int points = 0;
        for (int docker = 0; docker < board.dockers(); docker++) {
            points = Math.max(points, state.onTurn() == seat ? state.pointsLeft(docker) : FragilePlay.POINTS);
        }
        return points == 3 ? 5 : points == 4 ? 6 : 0;
    }

    /** In the order of the running round, which with straws is only a guess for the next. */
    private int turnsUntil(int seat, int next) {
        int one = state.placeInOrder(seat);
        int other = state.placeInOrder(next);
        return Math.floorMod(one - other, state.seats());
    }

    private int fewestOfOthers(int seat) {
        int fewest = MAX_OPEN;
        for (int other = 0; other < state.seats(); other++) {
            fewest = other == seat ? fewest : Math.min(fewest, hauls.open[other]);
        }
        return fewest;
    }

    private int quiet() {
        int rounds = state.quietTurns() / state.seats();
        return rounds < 2 ? 0 : rounds < 4 ? 1 : rounds < 8 ? 2 : rounds < 16 ? 3 : 4;
    }

    private void crates(int[] into, int seat) {
        int turned = 0;
        int nearest = FLIPS - 1;
        int cheapest = NO_HAUL;
        for (int rest = hauls.loose; rest != 0; rest &= rest - 1) {
            int crate = Integer.numberOfTrailingZeros(rest);
            turned += board.isTurned(crate) ? 1 : 0;
            for (int docker = 0; docker < board.dockers() && !board.isTurned(crate); docker++) {
                if (board.dockerSeat(docker) == seat && board.turnsLeft() > 0) {
                    nearest = Math.min(nearest, hauls.reach(docker, crate));
                }
            }
        }
        for (int docker = 0; docker < board.dockers() && turned > 0; docker++) {
            int first = hauls.first(docker);
            for (int i = 0; i < QuayHauls.HAULS && board.dockerSeat(docker) == seat; i++) {
                if (hauls.key(first + i) != NO_HAUL && board.isTurned(hauls.crate(first + i))) {
                    cheapest = Math.min(cheapest, hauls.key(first + i) + QuayHauls.TURNED_GAIN);
                }
            }
        }
        into[at++] = TURNED + Math.min(turned, 3);
        into[at++] = FLIP + nearest;
        into[at++] = FRAGILE + step(cheapest);
    }

    /** The hauls ahead, the cheapest first: no depot and no crate twice, and the first two by two dockers. */
    private void hauls(int[] into, int seat) {
        int depotsDone = 0;
        int cratesDone = 0;
        int firstDocker = NONE;
        for (int rank = 0; rank < hauls.open[seat]; rank++) {
            int best = NONE;
            int bestKey = NO_HAUL;
            int bestDocker = NONE;
            for (int docker = 0; docker < board.dockers(); docker++) {
                if (board.dockerSeat(docker) != seat || rank == 1 && docker == firstDocker) {
                    continue;
                }
                int first = hauls.first(docker);
                for (int i = 0; i < 2 * hauls.open[seat]; i++) {
                    if (hauls.key(first + i) < bestKey
                            && (depotsDone >>> (i >> 1) & 1) == 0
                            && (cratesDone >>> hauls.crate(first + i) & 1) == 0) {
                        best = first + i;
                        bestKey = hauls.key(best);
                        bestDocker = docker;
                    }
                }
            }
            int table = Math.min(rank, RANKS - 1);
            if (best == NONE) {
                into[at + rank] = HAUL + (table * STEPS + STEPS - 1) * BLOCKED * 2;
                continue;
            }
            int crate = hauls.crate(best);
            int cost = hauls.cost(best);
            depotsDone |= 1 << (best - hauls.first(bestDocker) >> 1);
            firstDocker = rank == 0 ? bestDocker : firstDocker;
            cratesDone |= 1 << crate;
            int turned = board.isTurned(crate) ? 1 : 0;
            into[at + rank] = HAUL + ((table * STEPS + step(cost)) * BLOCKED + hauls.inTheWay(best)) * 2 + turned;
            if (rank < RANKS) {
                int urgency = cost <= FragilePlay.POINTS ? 0 : cost <= 2 * FragilePlay.POINTS ? 1 : 2;
                into[at + MAX_OPEN + rank] = RIVAL + (rank * RIVALS + rival(crate, seat)) * 3 + urgency;
            }
        }
        at += MAX_OPEN + RANKS;
    }

    /** How many steps the nearest docker of another seat is away from this crate. */
    private int rival(int crate, int seat) {
        int nearest = RIVALS - 1;
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (board.dockerSeat(docker) != seat) {
                nearest = Math.min(nearest, hauls.reach(docker, crate));
            }
        }
        return nearest;
    }

    private void dockers(int[] into, int seat, int played) {
        int home = 0;
        int one = 0;
        for (int docker = 0; docker < board.dockers(); docker++) {
            if (board.dockerSeat(docker) == seat && one < MAX_EACH) {
                int square = board.dockerSquare(docker);
                home += isDepot(square) ? 1 : 0;
                int first = hauls.first(docker);
                int best = first;
                for (int i = 2; i < 2 * hauls.open[seat]; i += 2) {
                    best = hauls.key(first + i) < hauls.key(best) ? first + i : best;
                }
                boolean isNone = hauls.key(best) == NO_HAUL;
                int step = isNone ? STEPS - 1 : step(hauls.cost(best));
                int blocked = isNone ? 0 : hauls.inTheWay(best);
                into[at + one] = DOCKER + (step * BLOCKED + blocked) * 2 + (docker == played ? 1 : 0);
                into[at + MAX_EACH + one++] = SQUARE + orbit(square);
            }
        }
        at += 2 * MAX_EACH;
        into[at++] = HOME + Math.min(home, 3);
    }

    private void depots(int[] into, int seat) {
        for (int i = 0; i < hauls.open[seat]; i++) {
            int depot = hauls.depots[seat * MAX_OPEN + i];
            int square = depotSquare(depot);
            int inside = board.docker(square) >= 0 ? 1 : 0;
            into[at + i] = DEPOT + (depot % KINDS * FRONTS + inFront(seat, front(square))) * 2 + inside;
            int cheapest = NO_HAUL;
            for (int docker = 0; docker < board.dockers(); docker++) {
                if (board.dockerSeat(docker) == seat) {
                    cheapest = Math.min(cheapest, hauls.key(hauls.first(docker) + 2 * i));
                }
            }
            into[at + MAX_OPEN + i] = FILL + depot % KINDS * STEPS + step(cheapest);
        }
        at += 2 * MAX_OPEN;
    }

    private int inFront(int seat, int square) {
        if (board.docker(square) >= 0) {
            return board.dockerSeat(board.docker(square)) == seat ? 3 : 4;
        }
        return board.height(square);
    }

    private static int step(int cost) {
        return cost == NO_HAUL ? STEPS - 1 : cost >= STEP.length ? STEPS - 2 : STEP[Math.max(0, cost)];
    }

    /** The number of a square in the first quarter, as the board is turned until it lies there. */
    private static int orbit(int square) {
        int column = square % SIDE;
        int row = square / SIDE;
        while (column >= SIDE / 2 || row >= SIDE / 2) {
            int turned = SIDE - 1 - column;
            column = row;
            row = turned;
        }
        return row * (SIDE / 2) + column;
    }
}
