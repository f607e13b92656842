package cabestan.bots.fragile.solver;

import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;

import cabestan.rules.fragile.quay.FragileQuay;
import java.util.Arrays;

/** Walking distances on a quay with a single crate on it. */
final class Paces {

    static final int TOO_FAR = 100;

    private static final byte[][] AROUND = new byte[SQUARES][];

    static {
        for (int crate = 0; crate < SQUARES; crate++) {
            AROUND[crate] = new byte[SQUARES * SQUARES];
            Arrays.fill(AROUND[crate], (byte) TOO_FAR);
            for (int from = 0; from < SQUARES; from++) {
                flood(crate, from, AROUND[crate]);
            }
        }
    }

    private Paces() {}

    /** For a crate on that square: the steps from square a to square b, at index {@code a * SQUARES + b}. */
    static byte[] around(int crate) {
        return AROUND[crate];
    }

    private static void flood(int crate, int from, byte[] paces) {
        int[] queue = new int[SQUARES];
        int row = from * SQUARES;
        int filled = 1;
        queue[0] = from;
        paces[row + from] = 0;
        for (int i = 0; i < filled; i++) {
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int next = FragileQuay.next(queue[i], direction);
                if (next != NONE && next != crate && !FragileQuay.isDepot(next) && paces[row + next] == TOO_FAR) {
                    paces[row + next] = (byte) (paces[row + queue[i]] + 1);
                    queue[filled++] = next;
                }
            }
        }
    }
}
