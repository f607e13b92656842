package cabestan.bots.fragile.judge;

import static cabestan.rules.fragile.FragileBoard.MAX_CRATES;
import static cabestan.rules.fragile.FragileBoard.MAX_DOCKERS;
import static cabestan.rules.fragile.quay.FragileQuay.DEPOTS;
import static cabestan.rules.fragile.quay.FragileQuay.DIRECTIONS;
import static cabestan.rules.fragile.quay.FragileQuay.HALF;
import static cabestan.rules.fragile.quay.FragileQuay.NONE;
import static cabestan.rules.fragile.quay.FragileQuay.SQUARES;
import static cabestan.rules.fragile.quay.FragileQuay.depotSquare;
import static cabestan.rules.fragile.quay.FragileQuay.isDepot;
import static cabestan.rules.fragile.quay.FragileQuay.next;
import static cabestan.rules.fragile.quay.FragileQuay.spreadNorth;
import static cabestan.rules.fragile.quay.FragileQuay.spreadSouth;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.quay.FragileQuay;
import java.util.Arrays;

/** What the dockers could haul into their seats' depots as the quay stands, each by itself. */
final class QuayHauls {

    static final int MAX_OPEN = FragileBoard.MAX_DEPOTS_EACH;

    /** The key where there is no haul, and the steps to what is too far. */
    static final int NONE_AT_ALL = 99;

    static final int TURNED_GAIN = 3;
    private static final int PILE_COST = 3;
    private static final int IN_THE_WAY_COST = 3;
    private static final int MOST_IN_THE_WAY = 2;
    private static final int FARTHEST = 12;

    /** How many hauls are known of a docker. */
    static final int HAULS = 2 * MAX_OPEN;

    private static final int ENTRIES_EACH = 1 << 10;
    private static final int ENTRIES = MAX_DOCKERS * ENTRIES_EACH;

    /** How many open depots each seat has, and which. */
    final int[] open = new int[FragileGame.MAX_SEATS];

    final int[] depots = new int[FragileGame.MAX_SEATS * MAX_OPEN];

    /** The crates that are in no depot, as bits. */
    int loose;

    /**
     * What was found, by docker and then by a hash of crates and square, because a search meets the same crates again
     * and again. For each open depot the two cheapest hauls of different crates, lower keys being better, with crate,
     * cost and how much is in the way; for each crate the steps until the docker stands beside it.
     */
    private final short[] keys = new short[ENTRIES * HAULS];

    private final int[] hauls = new int[ENTRIES * HAULS];
    private final byte[] reach = new byte[ENTRIES * MAX_CRATES];
    private final long[] foundFor = new long[ENTRIES];

    /** The entry of each docker for the quay as it stands. */
    private final int[] entry = new int[MAX_DOCKERS];

    private final byte[] steps = new byte[SQUARES];
    private FragileBoard board;
    private long openSouth;
    private long openNorth;
    private long cratesSouth;
    private long cratesNorth;

    /** The first haul of a docker; those to its seat's first open depot come first. */
    int first(int docker) {
        return entry[docker] * HAULS;
    }

    /** How good a haul is, lower being better; or {@link #NONE_AT_ALL}. */
    int key(int haul) {
        return keys[haul];
    }

    /** Steps until the docker stands beside the crate. */
    int reach(int docker, int crate) {
        return reach[entry[docker] * MAX_CRATES + crate];
    }

    int crate(int haul) {
        return hauls[haul] >>> 16;
    }

    int cost(int haul) {
        return hauls[haul] >>> 8 & 255;
    }

    /** How many squares with crates are in the way: 0, 1, or 2 for more. */
    int inTheWay(int haul) {
        return hauls[haul] & 255;
    }

    void look(FragileBoard seen) {
        board = seen;
        openSouth = board.openSouth();
        openNorth = board.openNorth();
        cratesSouth = FragileQuay.FLOOR_SOUTH & ~openSouth;
        cratesNorth = FragileQuay.FLOOR_NORTH & ~openNorth;
        long crates = crates() + findDepots();
        for (int docker = 0; docker < board.dockers(); docker++) {
            long found = (crates + board.dockerSquare(docker)) * 0x9E3779B97F4A7C15L | 1; // never 0
            entry[docker] = docker * ENTRIES_EACH + (int) (found >>> 54);
            if (foundFor[entry[docker]] != found) {
                foundFor[entry[docker]] = found;
                find(docker);
            }
        }
    }

    /** Finds the open depots; returns a hash of whose they are. */
    private long findDepots() {
        Arrays.fill(open, 0);
        long hash = 0;
        for (int depot = 0; depot < DEPOTS; depot++) {
            int square = depotSquare(depot);
            int seat = board.owner(square);
            hash = hash * 31 + seat;
            if (seat >= 0 && board.height(square) == 0) {
                depots[seat * MAX_OPEN + open[seat]++] = depot;
            }
        }
        return hash;
    }

    /** A hash of where crates are and which are turned over; each has its number in it. */
    private long crates() {
        loose = 0;
        long hash = 0;
        for (int crate = 0; crate < board.crates(); crate++) {
            int square = board.crateSquare(crate);
            loose |= isDepot(square) ? 0 : 1 << crate;
            int place = (square * 2 + (board.isTurned(crate) ? 1 : 0)) * MAX_CRATES + crate;
            long mixed = (place + 1) * 0x9E3779B97F4A7C15L;
            hash += (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        }
        return hash;
    }

    private void find(int docker) {
        walk(board.dockerSquare(docker));
        int seat = board.dockerSeat(docker);
        int begin = first(docker);
        Arrays.fill(keys, begin, begin + HAULS, (short) NONE_AT_ALL);
        for (int rest = loose; rest != 0; rest &= rest - 1) {
            int crate = Integer.numberOfTrailingZeros(rest);
            int at = board.crateSquare(crate);
            int nearest = NONE_AT_ALL;
            for (int side = 0; side < DIRECTIONS; side++) {
                int stand = next(at, side);
                nearest = stand == NONE ? nearest : Math.min(nearest, steps[stand]);
            }
            reach[entry[docker] * MAX_CRATES + crate] = (byte) nearest;
            if (nearest != NONE_AT_ALL) {
                for (int i = 0; i < open[seat]; i++) {
                    find(crate, at, depots[seat * MAX_OPEN + i], begin + i * 2);
                }
            }
        }
    }

    private void find(int crate, int square, int depot, int pair) {
        int extra = board.height(square) == 2 ? PILE_COST : 0;
        int gain = board.isTurned(crate) ? TURNED_GAIN : 0;
        int end = PushWays.end(square, depot);
        for (int way = PushWays.first(square, depot); way < end; way++) {
            int cost = PushWays.cost(way) + steps[PushWays.stand(way)] + extra;
            if (cost - gain < keys[pair + 1]) {
                int blocked = PushWays.inTheWay(way, cratesSouth, cratesNorth);
                int key = cost + IN_THE_WAY_COST * blocked - gain;
                keep(pair, key, crate << 16 | cost << 8 | Math.min(blocked, MOST_IN_THE_WAY));
            }
        }
    }

    /** Keeps the two cheapest hauls of different crates. */
    private void keep(int pair, int key, int haul) {
        boolean isSame = keys[pair] != NONE_AT_ALL && hauls[pair] >>> 16 == haul >>> 16;
        if (key < keys[pair]) {
            if (!isSame) {
                keys[pair + 1] = keys[pair];
                hauls[pair + 1] = hauls[pair];
            }
            keys[pair] = (short) key;
            hauls[pair] = haul;
        } else if (key < keys[pair + 1] && !isSame) {
            keys[pair + 1] = (short) key;
            hauls[pair + 1] = haul;
        }
    }

    /** Counts the steps to the squares beside crates (F14). */
    private void walk(int square) {
        long besideSouth = spreadSouth(cratesSouth, cratesNorth);
        long besideNorth = spreadNorth(cratesSouth, cratesNorth);
        Arrays.fill(steps, (byte) NONE_AT_ALL);
        steps[square] = 0;
        long south = FragileQuay.nearSouth(square) & openSouth;
        long north = FragileQuay.nearNorth(square) & openNorth;
        long newSouth = south;
        long newNorth = north;
        for (byte step = 1; step <= FARTHEST && (newSouth | newNorth) != 0; step++) {
            for (long rest = newSouth & besideSouth; rest != 0; rest &= rest - 1) {
                steps[Long.numberOfTrailingZeros(rest)] = step;
            }
            for (long rest = newNorth & besideNorth; rest != 0; rest &= rest - 1) {
                steps[HALF + Long.numberOfTrailingZeros(rest)] = step;
            }
            long allSouth = spreadSouth(south, north) & openSouth;
            long allNorth = spreadNorth(south, north) & openNorth;
            newSouth = allSouth & ~south & ~FragileQuay.south(square);
            newNorth = allNorth & ~north & ~FragileQuay.north(square);
            south = allSouth;
            north = allNorth;
        }
    }
}
