package cabestan.bots.fragile.judge;

import static cabestan.rules.fragile.quay.FragileQuay.DEPOTS;
import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;
import static cabestan.rules.fragile.quay.FragileQuay.depotSquare;
import static cabestan.rules.fragile.quay.FragileQuay.next;
import static cabestan.rules.fragile.quay.FragileQuay.north;
import static cabestan.rules.fragile.quay.FragileQuay.south;

/**
 * The cheapest ways to push a crate into a depot, one for each side of it from which the first push may come, and the
 * squares that must be free of crates for it.
 */
final class PushWays {

    /** The first way of each crate and depot; its last is before the first of the next. */
    private static final short[] FIRST = new short[SQUARES * DEPOTS + 1];

    private static final int MOST_WAYS = SQUARES * DEPOTS * DIRECTIONS;
    private static final byte[] STAND = new byte[MOST_WAYS];
    private static final byte[] COST = new byte[MOST_WAYS];
    private static final long[] SOUTH = new long[MOST_WAYS];
    private static final long[] NORTH = new long[MOST_WAYS];

    static {
        int ways = 0;
        for (int crate = 0; crate < SQUARES; crate++) {
            for (int depot = 0; depot < DEPOTS; depot++) {
                FIRST[crate * DEPOTS + depot] = (short) ways;
                for (int side = 0; side < DIRECTIONS && crate != depotSquare(depot); side++) {
                    ways += find(crate, side, depot, ways) ? 1 : 0;
                }
            }
        }
        FIRST[SQUARES * DEPOTS] = (short) ways;
    }

    private PushWays() {}

    static int first(int crateSquare, int depot) {
        return FIRST[crateSquare * DEPOTS + depot];
    }

    /** The way after the last of this crate and depot. */
    static int end(int crateSquare, int depot) {
        return FIRST[crateSquare * DEPOTS + depot + 1];
    }

    /** Where the docker stands before the first push. */
    static int stand(int way) {
        return STAND[way];
    }

    /** What it costs from there. */
    static int cost(int way) {
        return COST[way];
    }

    /** How many squares with crates are in the way. */
    static int inTheWay(int way, long cratesSouth, long cratesNorth) {
        return Long.bitCount(SOUTH[way] & cratesSouth) + Long.bitCount(NORTH[way] & cratesNorth);
    }

    private static int cost(int crate, int docker, int depot) {
        return Hauls.cost(Hauls.pair(crate, docker), depot);
    }

    /** Notes the way that begins with a push from this side, if a cheapest one does. */
    private static boolean find(int crateSquare, int side, int depot, int way) {
        int docker = next(crateSquare, side);
        int direction = side ^ 2;
        int pushed = next(crateSquare, direction);
        if (docker == NONE || pushed == NONE) {
            return false;
        }
        int cost = cost(crateSquare, docker, depot);
        if (cost == Hauls.FAR || cost(pushed, crateSquare, depot) != cost - 1) {
            return false;
        }
        STAND[way] = (byte) docker;
        COST[way] = (byte) cost;
        follow(crateSquare, docker, direction, depot, way);
        return true;
    }

    private static void follow(int crateSquare, int stand, int firstDirection, int depot, int way) {
        int crate = crateSquare;
        int docker = stand;
        int direction = firstDirection;
        for (int left = cost(crate, docker, depot); left > 0; left--) {
            if (!leads(crate, docker, direction, depot, left)) {
                direction = 0;
                while (!leads(crate, docker, direction, depot, left)) {
                    direction++;
                }
            }
            boolean pushes = next(docker, direction) == crate;
            docker = next(docker, direction);
            crate = pushes ? next(crate, direction) : crate;
            int needed = pushes ? crate : docker;
            if (needed != crateSquare) { // the crate itself is gone by then
                SOUTH[way] |= south(needed);
                NORTH[way] |= north(needed);
            }
        }
    }

    /** Whether a step or push in this direction brings the crate nearer to the depot. */
    private static boolean leads(int crate, int docker, int direction, int depot, int left) {
        int to = next(docker, direction);
        if (to != crate) {
            return to != NONE && cost(crate, to, depot) == left - 1;
        }
        int beyond = next(crate, direction);
        return beyond != NONE && cost(beyond, crate, depot) == left - 1;
    }
}
