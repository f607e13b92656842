package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.FragilePlay.POINTS;
import static cabestan.rules.fragile.quay.FragileAction.STACK_COST;
import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.FLOOR_NORTH;
import static cabestan.rules.fragile.quay.FragileQuay.FLOOR_SOUTH;
import static cabestan.rules.fragile.quay.FragileQuay.HALF;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.has;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.nearNorth;
import static cabestan.rules.fragile.quay.FragileQuay.nearSouth;
import static cabestan.rules.fragile.quay.FragileQuay.next;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;
import static cabestan.rules.fragile.quay.FragileQuay.spreadNorth;
import static cabestan.rules.fragile.quay.FragileQuay.spreadSouth;

import cabestan.rules.fragile.quay.FragileAction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds all positions in which one docker's turn can end, with the fewest points for each.
 *
 * <p>A node is a position right after a crate was moved, so that all walks from it are one flood fill. Nodes are expanded
 * in the order of their cost in points.
 */
final class TurnSearch {

    /** Receives each end of a turn; the same end may be reported more than once, with different points. */
    interface Ends {
        void at(Yard yard, int points);
    }

    /** A number of following turns with which nothing is out of reach. */
    private static final int ANY_TURNS = 99;

    private final Setting setting;
    private final ClearQuay clear;

    private final PositionSet nodes = new PositionSet(1 << 10);
    private byte[] cost = new byte[1 << 10];

    /** For each node its predecessor and the actions in between: an optional walk, then an act. */
    private int[] before = new int[1 << 10];

    private int[] walk = new int[1 << 10];
    private int[] act = new int[1 << 10];

    private final int[][] waiting = new int[POINTS + 1][256];
    private final int[] waitingCount = new int[POINTS + 1];

    private int docker;
    private int turnsAfter;
    private Ends ends;
    private boolean acted;

    // The node being expanded: its number, its position, where its docker stands; and what is tried from it.
    private int node;
    private final Yard here = new Yard();
    private int standing;
    private final Yard there = new Yard();
    private int lastWalk;
    private int lastAct;

    // The squares of all dockers except the acting one.
    private final Chain chain;
    private long handsSouth;
    private long handsNorth;

    TurnSearch(Setting setting, ClearQuay clear) {
        this.setting = setting;
        this.clear = clear;
        chain = new Chain(setting.own + setting.others.length);
    }

    /** Reports the ends of this docker's turn from which the goals are still within reach in the following turns. */
    void play(Yard start, int player, int turnsToCome, Ends receiver) {
        docker = player;
        turnsAfter = turnsToCome;
        ends = receiver;
        here.copyFrom(start);
        here.rest(docker);
        gatherHands();
        acted = false;
        nodes.clear();
        Arrays.fill(waitingCount, 0);
        there.copyFrom(here);
        arrive(0);
        for (int spent = 0; spent <= POINTS; spent++) {
            for (int i = 0; i < waitingCount[spent]; i++) {
                node = waiting[spent][i];
                if (cost[node] == spent) {
                    nodes.load(node, here);
                    roam(spent);
                }
            }
        }
    }

    /** Whether this docker can do anything at all (F12). */
    boolean canAct(Yard start, int player) {
        here.copyFrom(start);
        docker = player;
        gatherHands();
        int from = start.docker(player);
        long southSteps = nearSouth(from) & FLOOR_SOUTH & ~(start.lowSouth | handsSouth);
        long northSteps = nearNorth(from) & FLOOR_NORTH & ~(start.lowNorth | handsNorth);
        if ((southSteps | northSteps) != 0) {
            return true;
        }
        play(start, player, ANY_TURNS, (yard, total) -> {});
        return acted;
    }

    /** The actions with which this docker turns one position into the other for exactly these points. */
    List<Integer> actions(Yard start, int player, Yard goal, int points) {
        List<Integer> found = new ArrayList<>();
        play(start, player, ANY_TURNS, (yard, total) -> {
            if (found.isEmpty() && total == points && yard.isSame(goal)) {
                trace(yard, found);
            }
        });
        return found;
    }

    /** The actions that lead to the end being reported: from {@code here} by a walk or nothing, or by the current action. */
    private void trace(Yard end, List<Integer> into) {
        if (end == there) {
            into.add(lastAct);
            if (lastWalk != 0) {
                into.add(0, lastWalk);
            }
        } else if (end.docker(docker) != standing) {
            into.add(FragileAction.of(FragileAction.WALK, standing, 0, end.docker(docker)));
        }
        for (int at = node; at != 0; at = before[at]) {
            into.add(0, act[at]);
            if (walk[at] != 0) {
                into.add(0, walk[at]);
            }
        }
    }

    private void gatherHands() {
        chain.handCount = 0;
        for (int mate = 0; mate < setting.own; mate++) {
            if (mate != docker) {
                chain.join(here.docker(mate));
            }
        }
        for (int other : setting.others) {
            chain.join(other);
        }
        handsSouth = 0;
        handsNorth = 0;
        for (int i = 0; i < chain.handCount; i++) {
            handsSouth |= south(chain.hands[i]);
            handsNorth |= north(chain.hands[i]);
        }
    }

    /** Walks as far as the points allow (F14), and on each square ends the turn or acts. */
    private void roam(int spent) {
        standing = here.docker(docker);
        long openSouth = FLOOR_SOUTH & ~here.lowSouth;
        long openNorth = FLOOR_NORTH & ~here.lowNorth;
        long oldSouth = south(standing);
        long oldNorth = north(standing);
        if (node != 0) {
            end(standing, spent);
        }
        work(standing, spent);
        long south = nearSouth(standing) & openSouth;
        long north = nearNorth(standing) & openNorth;
        for (int total = spent + 1; total <= POINTS && (south | north) != 0; total++) {
            for (long left = south & ~handsSouth; left != 0; left &= left - 1) {
                int square = Long.numberOfTrailingZeros(left);
                end(square, total);
                work(square, total);
            }
            for (long left = north & ~handsNorth; left != 0; left &= left - 1) {
                int square = HALF + Long.numberOfTrailingZeros(left);
                end(square, total);
                work(square, total);
            }
            oldSouth |= south;
            oldNorth |= north;
            long nextSouth = spreadSouth(south, north) & openSouth & ~oldSouth;
            north = spreadNorth(south, north) & openNorth & ~oldNorth;
            south = nextSouth;
        }
    }

    private void end(int square, int total) {
        acted = true;
        if (turnsAfter > 0 && clear.canEnd(here, docker, square, turnsAfter)) {
            here.place(docker, square);
            ends.at(here, total);
            here.place(docker, standing);
        }
    }

    /** Tries everything the docker can do with crates from this square. */
    private void work(int stand, int spent) {
        if (spent == POINTS || (nearSouth(stand) & here.lowSouth | nearNorth(stand) & here.lowNorth) == 0) {
            return;
        }
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int crate = next(stand, direction);
            if (crate == NONE || isDepot(crate) || !here.hasCrate(crate)) {
                continue;
            }
            int beyond = next(crate, direction);
            boolean free = beyond != NONE && !here.hasCrate(beyond) && !has(handsSouth, handsNorth, beyond);
            if (here.hasPile(crate)) {
                if (free && spent + STACK_COST <= POINTS) {
                    move(stand, FragileAction.UNSTACK, crate, beyond, spent + STACK_COST);
                }
                continue;
            }
            if (free) {
                move(stand, FragileAction.PUSH, crate, beyond, spent + 1);
            } else if (beyond != NONE
                    && spent + STACK_COST <= POINTS
                    && here.hasCrate(beyond)
                    && !here.hasPile(beyond)
                    && !isDepot(beyond)) {
                move(stand, FragileAction.STACK, crate, beyond, spent + STACK_COST);
            }
            pass(stand, crate, spent + 1);
        }
    }

    private void pass(int stand, int crate, int total) {
        long freeSouth = ~(here.lowSouth | handsSouth | south(stand));
        long freeNorth = ~(here.lowNorth | handsNorth | north(stand));
        chain.pass(crate, freeSouth, freeNorth);
        for (long left = chain.endsSouth; left != 0; left &= left - 1) {
            move(stand, FragileAction.PASS, crate, Long.numberOfTrailingZeros(left), total);
        }
        for (long left = chain.endsNorth; left != 0; left &= left - 1) {
            move(stand, FragileAction.PASS, crate, HALF + Long.numberOfTrailingZeros(left), total);
        }
    }

    private void move(int stand, int kind, int crate, int to, int total) {
        acted = true;
        int goal = here.goalOnTop(crate, setting.depots.length);
        if (isDepot(to) && setting.goalOfDepot(to) != goal) {
            return; // a crate in a depot stays there, so a goal has become impossible
        }
        there.copyFrom(here);
        there.move(crate, to, goal);
        there.place(docker, kind == FragileAction.PUSH || kind == FragileAction.STACK ? crate : stand);
        lastWalk = stand == standing ? 0 : FragileAction.of(FragileAction.WALK, standing, 0, stand);
        lastAct = FragileAction.of(kind, stand, crate, to);
        if (goal != Yard.NO_GOAL && setting.isSolved(there)) {
            ends.at(there, total);
        } else if (clear.canGoOn(there, docker, POINTS - total, turnsAfter)) {
            arrive(total);
        }
    }

    /** Adds the position {@code there} as a node, unless it was already reached with as few points. */
    private void arrive(int total) {
        int index = nodes.add(there);
        if (nodes.added()) {
            if (index == cost.length) {
                cost = Arrays.copyOf(cost, 2 * index);
                before = Arrays.copyOf(before, 2 * index);
                walk = Arrays.copyOf(walk, 2 * index);
                act = Arrays.copyOf(act, 2 * index);
            }
        } else if (index == 0) { // back where the turn began, but now it may end there (F39)
            if (turnsAfter > 0 && clear.canEnd(there, docker, there.docker(docker), turnsAfter)) {
                ends.at(there, total);
            }
            return;
        } else if (cost[index] <= total) {
            return;
        }
        cost[index] = (byte) total;
        before[index] = node;
        walk[index] = lastWalk;
        act[index] = lastAct;
        if (waitingCount[total] == waiting[total].length) {
            waiting[total] = Arrays.copyOf(waiting[total], 2 * waiting[total].length);
        }
        waiting[total][waitingCount[total]++] = index;
    }
}
