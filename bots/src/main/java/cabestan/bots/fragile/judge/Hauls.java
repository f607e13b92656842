package cabestan.bots.fragile.judge;

import static cabestan.rules.fragile.quay.FragileQuay.DEPOTS;
import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;

import cabestan.rules.fragile.quay.FragileQuay;
import java.util.Arrays;

/** What it costs one docker to walk to a crate and push it into a depot on an otherwise empty quay. */
public final class Hauls {

    /** Stands for no way at all. */
    public static final int FAR = 40;

    /** By crate, docker and depot, so that all depots of a pair lie side by side. */
    private static final byte[] COST = new byte[SQUARES * SQUARES * DEPOTS];

    static {
        Arrays.fill(COST, (byte) FAR);
        int[] queue = new int[SQUARES * SQUARES];
        for (int depot = 0; depot < DEPOTS; depot++) {
            spread(depot, queue);
        }
    }

    private Hauls() {}

    /** Where to find the costs of this crate and docker: at this index for depot 0, then depot by depot. */
    public static int pair(int crateSquare, int dockerSquare) {
        return (crateSquare * SQUARES + dockerSquare) * DEPOTS;
    }

    public static int cost(int pair, int depot) {
        return COST[pair + depot];
    }

    /** Works backwards from the crate in the depot and the docker in front of it, one point at a time. */
    private static void spread(int depot, int[] queue) {
        int square = FragileQuay.depotSquare(depot);
        queue[0] = square * SQUARES + FragileQuay.front(square);
        COST[queue[0] * DEPOTS + depot] = 0;
        int end = 1;
        for (int begin = 0; begin < end; begin++) {
            int crate = queue[begin] / SQUARES;
            int docker = queue[begin] % SQUARES;
            int cost = COST[queue[begin] * DEPOTS + depot] + 1;
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int before = FragileQuay.next(docker, direction ^ 2);
                if (before == NONE || isDepot(docker)) {
                    continue;
                }
                if (before != crate) {
                    end = reach(crate, before, depot, cost, queue, end);
                }
                if (FragileQuay.next(docker, direction) == crate) {
                    end = reach(docker, before, depot, cost, queue, end);
                }
            }
        }
    }

    private static int reach(int crate, int docker, int depot, int cost, int[] queue, int end) {
        int place = crate * SQUARES + docker;
        if (COST[place * DEPOTS + depot] != FAR) {
            return end;
        }
        COST[place * DEPOTS + depot] = (byte) cost;
        queue[end] = place;
        return end + 1;
    }
}
