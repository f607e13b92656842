package cabestan.rules.fragile;

import static cabestan.rules.fragile.quay.FragileQuay.HALF;
import static cabestan.rules.fragile.quay.FragileQuay.spreadNorth;
import static cabestan.rules.fragile.quay.FragileQuay.spreadSouth;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import java.util.ArrayList;
import java.util.List;

/** Where a docker can walk (F14): a flood over the floor that crates stop and other dockers do not. */
final class Walks {

    static final int NO_WAY = -1;

    private Walks() {}

    /** Writes the walks within these points. */
    static int list(FragileBoard board, int from, int points, int[] into, int count) {
        long openSouth = board.openSouth();
        long openNorth = board.openNorth();
        long south = FragileQuay.nearSouth(from) & openSouth;
        long north = FragileQuay.nearNorth(from) & openNorth;
        for (int step = 1; step < points; step++) {
            long nextSouth = spreadSouth(south, north) & openSouth;
            long nextNorth = spreadNorth(south, north) & openNorth;
            south = nextSouth;
            north = nextNorth;
        }
        int walk = FragileAction.of(FragileAction.WALK, from, 0, 0);
        int written = count;
        for (long ends = south & ~board.dockersSouth(); ends != 0; ends &= ends - 1) {
            into[written++] = walk + Long.numberOfTrailingZeros(ends);
        }
        for (long ends = north & ~board.dockersNorth(); ends != 0; ends &= ends - 1) {
            into[written++] = walk + HALF + Long.numberOfTrailingZeros(ends);
        }
        return written;
    }

    /** The length of the shortest way from one square to the other, or {@link #NO_WAY}. */
    static int distance(FragileBoard board, int from, int to) {
        long openSouth = board.openSouth();
        long openNorth = board.openNorth();
        long south = FragileQuay.nearSouth(from) & openSouth;
        long north = FragileQuay.nearNorth(from) & openNorth;
        for (int steps = 1; ; steps++) {
            if (FragileQuay.has(south, north, to)) {
                return steps;
            }
            long nextSouth = spreadSouth(south, north) & openSouth;
            long nextNorth = spreadNorth(south, north) & openNorth;
            if (nextSouth == south && nextNorth == north) {
                return NO_WAY;
            }
            south = nextSouth;
            north = nextNorth;
        }
    }

    /** The squares of a shortest way, both ends left out. */
    static List<Integer> way(FragileBoard board, int from, int to) {
        List<Integer> way = new ArrayList<>();
        for (int at = from, left = distance(board, from, to); left > 1; left--) {
            at = stepTowards(board, at, to, left);
            way.add(at);
        }
        return way;
    }

    private static int stepTowards(FragileBoard board, int at, int to, int left) {
        for (int direction = 0; direction < FragileQuay.DIRECTIONS; direction++) {
            int next = FragileQuay.next(at, direction);
            if (next != FragileQuay.NONE
                    && FragileQuay.has(board.openSouth(), board.openNorth(), next)
                    && distance(board, next, to) == left - 1) {
                return next;
            }
        }
        throw new IllegalStateException("no step from " + at + " to " + to);
    }
}
