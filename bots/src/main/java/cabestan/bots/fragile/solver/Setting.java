package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.quay.FragileQuay;
import java.util.Arrays;

/** What never changes in a problem: the dockers that only stand by, and the depot of each goal. */
final class Setting {

    /** The number of own dockers; in a {@link Yard} they are numbered from 0. */
    final int own;

    /** The squares of the dockers that only stand by. */
    final int[] others;

    final long othersSouth;
    final long othersNorth;

    /** The square of each goal's depot. */
    final int[] depots;

    /** For each square the goal whose depot is there, or -1. */
    private final int[] goalAt = new int[FragileQuay.SQUARES];

    private final FragileProblemState start;

    Setting(FragileProblemState start) {
        this.start = start.copy();
        FragileBoard board = start.board();
        int players = 0;
        while (players < board.dockers() && board.dockerSeat(players) == FragileProblem.OWN) {
            players++;
        }
        own = players;
        others = new int[board.dockers() - own];
        long maskSouth = 0;
        long maskNorth = 0;
        for (int i = 0; i < others.length; i++) {
            others[i] = board.dockerSquare(own + i);
            maskSouth |= south(others[i]);
            maskNorth |= north(others[i]);
        }
        othersSouth = maskSouth;
        othersNorth = maskNorth;
        depots = new int[start.goals()];
        Arrays.fill(goalAt, -1);
        for (int goal = 0; goal < depots.length; goal++) {
            depots[goal] = start.goalDepot(goal);
            goalAt[depots[goal]] = goal;
        }
    }

    FragileProblemState start() {
        return start.copy();
    }

    /** The goal whose depot is on this square, or -1. */
    int goalOfDepot(int square) {
        return goalAt[square];
    }

    /** Reads the first position of the problem. */
    Yard yard() {
        Yard yard = new Yard();
        FragileBoard board = start.board();
        for (int square = 0; square < FragileQuay.SQUARES; square++) {
            if (board.height(square) > 0) {
                yard.lowSouth |= south(square);
                yard.lowNorth |= north(square);
            }
            if (board.height(square) > 1) {
                yard.pileSouth |= south(square);
                yard.pileNorth |= north(square);
            }
        }
        for (int docker = 0; docker < own; docker++) {
            yard.place(docker, board.dockerSquare(docker));
        }
        yard.rest(start.restingDocker() < 0 ? Yard.NOBODY : start.restingDocker());
        for (int goal = 0; goal < depots.length; goal++) {
            int crate = start.goalCrate(goal);
            yard.setGoal(goal, board.crateSquare(crate), board.crateLevel(crate));
        }
        return yard;
    }

    boolean isSolved(Yard yard) {
        for (int goal = 0; goal < depots.length; goal++) {
            if (yard.goalSquare(goal) != depots[goal]) {
                return false;
            }
        }
        return true;
    }

    /** Whether a crate that can never leave makes a goal impossible. */
    boolean isSpoilt(Yard yard) {
        for (int goal = 0; goal < depots.length; goal++) {
            int square = yard.goalSquare(goal);
            if (square != depots[goal] && (FragileQuay.isDepot(square) || yard.hasCrate(depots[goal]))) {
                return true;
            }
        }
        return false;
    }
}
