package cabestan.rules.fragile.quay;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;
import java.util.Arrays;

/** The 10 × 10 squares (F1), numbered row by row from A1 = 0, and which of them are adjacent, given the walls (F3). */
public final class FragileQuay {

    public static final int SQUARES = 100;
    public static final int DEPOTS = 12;
    public static final int DIRECTIONS = 4;

    /** No square: beyond a wall or the edge. */
    public static final int NONE = -1;

    public static final int SIDE = 10;
    private static final int[] COLUMN_STEP = {0, 1, 0, -1};
    private static final int[] ROW_STEP = {1, 0, -1, 0};

    private static final byte[] DEPOT_SQUARE = new byte[DEPOTS];
    private static final byte[] DEPOT_FRONT = new byte[DEPOTS];
    private static final byte[] DEPOT_AT = new byte[SQUARES];
    private static final byte[] NEXT = new byte[SQUARES * DIRECTIONS];

    // Sets of squares are two longs: "south" holds rows 1 to 5, "north" rows 6 to 10, 50 bits each.
    public static final int HALF = 50;
    public static final long FLOOR_SOUTH;
    public static final long FLOOR_NORTH;
    private static final long NOT_COLUMN_A;
    private static final long NOT_COLUMN_J;
    private static final long[] NEAR_SOUTH = new long[SQUARES];
    private static final long[] NEAR_NORTH = new long[SQUARES];

    static {
        String[] words = Split.words(DepotLayout.DEPOTS);
        Arrays.fill(DEPOT_AT, (byte) NONE);
        for (int depot = 0; depot < DEPOTS; depot++) {
            DEPOT_SQUARE[depot] = (byte) square(words[2 * depot]);
            DEPOT_FRONT[depot] = (byte) square(words[2 * depot + 1]);
            DEPOT_AT[DEPOT_SQUARE[depot]] = (byte) depot;
        }
        long floorSouth = 0;
        long floorNorth = 0;
        long notA = 0;
        long notJ = 0;
        for (int square = 0; square < SQUARES; square++) {
            floorSouth |= isDepot(square) ? 0 : south(square);
            floorNorth |= isDepot(square) ? 0 : north(square);
            notA |= square % SIDE == 0 ? 0 : south(square);
            notJ |= square % SIDE == SIDE - 1 ? 0 : south(square);
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                int beyond = straight(square, direction);
                boolean open = beyond != NONE && !wall(square, beyond) && !wall(beyond, square);
                NEXT[square * DIRECTIONS + direction] = (byte) (open ? beyond : NONE);
                if (open) {
                    NEAR_SOUTH[square] |= south(beyond);
                    NEAR_NORTH[square] |= north(beyond);
                }
            }
        }
        FLOOR_SOUTH = floorSouth;
        FLOOR_NORTH = floorNorth;
        NOT_COLUMN_A = notA;
        NOT_COLUMN_J = notJ;
    }

    private FragileQuay() {}

    private static boolean wall(int depotSquare, int neighbour) {
        return isDepot(depotSquare) && front(depotSquare) != neighbour;
    }

    /** The adjacent square in this direction (north, east, south, west), or {@link #NONE} behind a wall or the edge. */
    public static int next(int square, int direction) {
        return NEXT[square * DIRECTIONS + direction];
    }

    /** The same, as if there were no walls. */
    public static int straight(int square, int direction) {
        int column = square % SIDE + COLUMN_STEP[direction];
        int row = square / SIDE + ROW_STEP[direction];
        return column < 0 || column >= SIDE || row < 0 || row >= SIDE ? NONE : row * SIDE + column;
    }

    /** The direction in which {@code to} lies next to {@code from}, ignoring walls, or {@link #NONE}. */
    public static int direction(int from, int to) {
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (straight(from, direction) == to) {
                return direction;
            }
        }
        return NONE;
    }

    public static boolean adjacent(int a, int b) {
        return has(NEAR_SOUTH[a], NEAR_NORTH[a], b);
    }

    public static boolean isDepot(int square) {
        return DEPOT_AT[square] != NONE;
    }

    /** The number of the depot on this square, 0 to 11, or {@link #NONE}. */
    public static int depotAt(int square) {
        return DEPOT_AT[square];
    }

    public static int depotSquare(int depot) {
        return DEPOT_SQUARE[depot];
    }

    /** The square in front of the open side of the depot on this square. */
    public static int front(int depotSquare) {
        return DEPOT_FRONT[DEPOT_AT[depotSquare]];
    }

    public static int quarter(int square) {
        return (square / SIDE >= SIDE / 2 ? 2 : 0) + (square % SIDE >= SIDE / 2 ? 1 : 0);
    }

    public static long south(int square) {
        return square < HALF ? 1L << square : 0;
    }

    public static long north(int square) {
        return square < HALF ? 0 : 1L << square - HALF;
    }

    public static boolean has(long south, long north, int square) {
        return ((square < HALF ? south >>> square : north >>> square - HALF) & 1) != 0;
    }

    /** The adjacent squares in rows 1 to 5, given the walls. */
    public static long nearSouth(int square) {
        return NEAR_SOUTH[square];
    }

    /** The adjacent squares in rows 6 to 10, given the walls. */
    public static long nearNorth(int square) {
        return NEAR_NORTH[square];
    }

    // Steps from floor to floor meet no walls; only the first step of a docker inside a depot does (F15).

    /** These squares and those one step on, rows 1 to 5. */
    public static long spreadSouth(long south, long north) {
        return south
                | south << 10
                | south >>> 10
                | north << HALF - 10
                | (south & NOT_COLUMN_J) << 1
                | (south & NOT_COLUMN_A) >>> 1;
    }

    /** These squares and those one step on, rows 6 to 10. */
    public static long spreadNorth(long south, long north) {
        return north
                | north << 10
                | north >>> 10
                | south >>> HALF - 10
                | (north & NOT_COLUMN_J) << 1
                | (north & NOT_COLUMN_A) >>> 1;
    }

    public static String name(int square) {
        return (char) ('A' + square % SIDE) + "" + (square / SIDE + 1);
    }

    /** The square of that name, or {@link BadText}. */
    public static int square(String name) {
        if (name.length() == 2 || (name.length() == 3 && name.endsWith("10"))) {
            int column = name.charAt(0) - 'A';
            int row = name.length() == 3 ? SIDE - 1 : name.charAt(1) - '1';
            if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) {
                return row * SIDE + column;
            }
        }
        throw new BadText(BadText.quote(name) + " is not a square; expected A1 to J10");
    }
}
