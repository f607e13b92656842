package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.FLOOR_NORTH;
import static cabestan.rules.fragile.quay.FragileQuay.FLOOR_SOUTH;
import static cabestan.rules.fragile.quay.FragileQuay.HALF;
import static cabestan.rules.fragile.quay.FragileQuay.nearNorth;
import static cabestan.rules.fragile.quay.FragileQuay.nearSouth;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a lone crate can be passed (F22–F25).
 *
 * <p>A flood over squares is enough: a chain that used a docker twice has a shorter one, from the square where that
 * docker first took the crate straight to the square where it last put it, so the shortest chain uses each once (F23).
 */
final class Chains {

    private Chains() {}

    /** Writes the passes of the docker on {@code from} that begin with the lone crate on {@code over}. */
    static int list(FragileBoard board, int from, int over, int[] into, int count) {
        long freeSouth = freeSouth(board, over);
        long freeNorth = freeNorth(board, over);
        long south = FragileQuay.south(over);
        long north = FragileQuay.north(over);
        int waiting = (1 << board.dockers()) - 1 & ~(1 << board.docker(from)); // F23: never back to the active docker
        for (boolean grew = true; grew; ) {
            grew = false;
            for (int rest = waiting; rest != 0; rest &= rest - 1) {
                int docker = Integer.numberOfTrailingZeros(rest);
                int square = board.dockerSquare(docker);
                if ((nearSouth(square) & south | nearNorth(square) & north) != 0) {
                    waiting &= ~(1 << docker);
                    south |= nearSouth(square) & freeSouth;
                    north |= nearNorth(square) & freeNorth;
                    grew = true;
                }
            }
        }
        int pass = FragileAction.of(FragileAction.PASS, from, over, 0);
        int written = count;
        for (long ends = south & ~FragileQuay.south(over); ends != 0; ends &= ends - 1) {
            into[written++] = pass + Long.numberOfTrailingZeros(ends);
        }
        for (long ends = north & ~FragileQuay.north(over); ends != 0; ends &= ends - 1) {
            into[written++] = pass + HALF + Long.numberOfTrailingZeros(ends);
        }
        return written;
    }

    /** The squares where this crate can be put: all free ones, without depots if it was turned in this turn (F21). */
    private static long freeSouth(FragileBoard board, int over) {
        return board.freeSouth() & (board.isTurnedNow(board.topCrate(over)) ? FLOOR_SOUTH : -1L);
    }

    private static long freeNorth(FragileBoard board, int over) {
        return board.freeNorth() & (board.isTurnedNow(board.topCrate(over)) ? FLOOR_NORTH : -1L);
    }

    /** The dockers, in order, of a shortest chain that brings the crate on {@code over} to {@code to}; empty if none. */
    static List<Integer> shortest(FragileBoard board, int from, int over, int to) {
        List<List<Integer>> chains = new ArrayList<>();
        int waiting = (1 << board.dockers()) - 1 & ~(1 << board.docker(from));
        for (int docker = 0; docker < board.dockers(); docker++) {
            if ((waiting >>> docker & 1) != 0 && FragileQuay.adjacent(board.dockerSquare(docker), over)) {
                waiting &= ~(1 << docker);
                chains.add(List.of(docker));
            }
        }
        for (int i = 0; i < chains.size(); i++) {
            List<Integer> chain = chains.get(i);
            int last = chain.getLast();
            if (FragileQuay.adjacent(board.dockerSquare(last), to)) {
                return chain;
            }
            for (int docker = 0; docker < board.dockers(); docker++) {
                if ((waiting >>> docker & 1) != 0 && canHandOn(board, over, last, docker)) {
                    waiting &= ~(1 << docker);
                    List<Integer> longer = new ArrayList<>(chain);
                    longer.add(docker);
                    chains.add(longer);
                }
            }
        }
        return List.of();
    }

    /** Whether these dockers, in this order, can bring the crate on {@code over} to {@code to}. */
    static boolean possible(FragileBoard board, int from, int over, int to, List<Integer> chain) {
        int seen = 1 << board.docker(from);
        for (int i = 0; i < chain.size(); i++) {
            int docker = chain.get(i);
            boolean reaches = i == 0
                    ? FragileQuay.adjacent(board.dockerSquare(docker), over)
                    : canHandOn(board, over, chain.get(i - 1), docker);
            if ((seen >>> docker & 1) != 0 || !reaches) {
                return false;
            }
            seen |= 1 << docker;
        }
        return !chain.isEmpty() && FragileQuay.adjacent(board.dockerSquare(chain.getLast()), to);
    }

    /** Whether one docker can put the crate where the other can take it; the square it came from is free by then. */
    private static boolean canHandOn(FragileBoard board, int over, int giver, int taker) {
        int a = board.dockerSquare(giver);
        int b = board.dockerSquare(taker);
        long southFree = freeSouth(board, over) | FragileQuay.south(over);
        long northFree = freeNorth(board, over) | FragileQuay.north(over);
        return (nearSouth(a) & nearSouth(b) & southFree | nearNorth(a) & nearNorth(b) & northFree) != 0;
    }
}
