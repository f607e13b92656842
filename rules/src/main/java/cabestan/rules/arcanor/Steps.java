package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.ArcanorAction.CAPTURE;
import static cabestan.rules.arcanor.ArcanorAction.CAPTURE_LEAVING;
import static cabestan.rules.arcanor.ArcanorAction.MOVE;
import static cabestan.rules.arcanor.ArcanorAction.RELEASE;

/** All steps one side can take on a board, as sets of squares: which pieces may go, and where to. */
final class Steps {

    /** Right, up left, up and up right; shifted the other way, the other four directions. */
    private static final int[] SHIFTS = {1, ArcanorSquare.STRIDE - 1, ArcanorSquare.STRIDE, ArcanorSquare.STRIDE + 1};

    private long empty;
    private long movers;
    private long releasers;
    private long loaded;

    // The takers of each size, and the stacks one size smaller that they may cover.
    private long takers1;
    private long takers2;
    private long takers3;
    private long prey2;
    private long prey3;
    private long prey4;

    private int moves;
    private int releases;

    /** Collects the steps of this side. */
    void survey(ArcanorBoard board, int side) {
        int other = 1 - side;
        long own2 = board.pieces(side, 2);
        long own3 = board.pieces(side, 3);
        long own4 = board.pieces(side, 4);
        long any1 = board.pieces(side, 1) | board.pieces(other, 1);
        long any2 = own2 | board.pieces(other, 2);
        long any3 = own3 | board.pieces(other, 3);
        long any4 = own4 | board.pieces(other, 4);
        long free = ~ArcanorBoard.winningRow(side); // A11

        empty = ArcanorSquare.ALL & ~(any1 | any2 | any3 | any4);
        takers1 = board.pieces(side, 1) & free;
        takers2 = own2 & ~any1 & free;
        takers3 = own3 & ~any2 & free;
        movers = takers1 | takers2 | takers3 | own4 & ~any3 & free;
        loaded = takers1 & any2 | takers2 & any3 | takers3 & any4;
        releasers = board.releaseAny() ? loaded : takers1 & own2 | takers2 & own3 | takers3 & own4; // A6, A9

        long prey = ~ArcanorBoard.winningRow(other); // A11
        prey2 = board.pieces(other, 2) & ~any1 & prey;
        prey3 = board.pieces(other, 3) & ~any2 & prey;
        prey4 = board.pieces(other, 4) & ~any3 & prey;
    }

    /**
     * The pieces that the memory table offers to lift off: any that could hold something, so that nothing gives the
     * contents away (A16a), except where a look in this turn has shown a load that may not stay.
     */
    long lifters(long lifted) {
        long stuck = lifted & loaded & ~releasers;
        return (takers1 | takers2 | takers3) & ~stuck;
    }

    /** Whether a piece that can go from this square holds another. */
    boolean isLoaded(int square) {
        return (loaded >>> square & 1) != 0;
    }

    /** Whether a piece can go from this square and leave what it holds. */
    boolean mayRelease(int square) {
        return (releasers >>> square & 1) != 0;
    }

    boolean any() {
        return (around(movers) & empty) != 0
                || (around(takers1) & prey2 | around(takers2) & prey3 | around(takers3) & prey4) != 0;
    }

    int count() {
        return count(releasers);
    }

    /** As many as if these pieces could be lifted off. */
    int count(long lifters) {
        moves = count(movers, empty);
        releases = count(lifters, empty);
        return moves + releases + count(takers1, prey2) + count(takers2, prey3) + count(takers3, prey4);
    }

    int list(int[] into) {
        return list(releasers, loaded, into);
    }

    /** As if these pieces could be lifted off, and captures by those that hold something left it. */
    int list(long lifters, long leaving, int[] into) {
        int count = list(MOVE, movers, empty, into, 0);
        return listCaptures(leaving, into, list(RELEASE, lifters, empty, into, count));
    }

    /** The captures, and the moves and releases onto these squares. */
    int listForcing(long squares, int[] into) {
        int count = list(MOVE, movers, empty & squares, into, 0);
        return listCaptures(loaded, into, list(RELEASE, releasers, empty & squares, into, count));
    }

    private int listCaptures(long leaving, int[] into, int start) {
        int count = listCaptures(leaving, takers1, prey2, into, start);
        count = listCaptures(leaving, takers2, prey3, into, count);
        return listCaptures(leaving, takers3, prey4, into, count);
    }

    private static int listCaptures(long leaving, long takers, long prey, int[] into, int count) {
        if ((around(takers) & prey) == 0) {
            return count;
        }
        int more = list(CAPTURE, takers & ~leaving, prey, into, count); // A7
        return list(CAPTURE_LEAVING, takers & leaving, prey, into, more); // A8
    }

    /**
     * The step with this number, which must be below the last {@link #count}; the order differs from that of {@link
     * #list}.
     */
    int pick(int number) {
        int step = pick(releasers, number);
        int from = ArcanorAction.from(step);
        boolean leaves = ArcanorAction.kind(step) == CAPTURE && isLoaded(from); // A8
        return leaves ? ArcanorAction.of(CAPTURE_LEAVING, from, ArcanorAction.to(step)) : step;
    }

    /** As if these pieces could be lifted off; no capture says whether it leaves something. */
    int pick(long lifters, int number) {
        if (number < moves) {
            return pick(MOVE, movers, empty, number);
        }
        int n = number - moves;
        if (n < releases) {
            return pick(RELEASE, lifters, empty, n);
        }
        return pickCapture(n - releases);
    }

    private int pickCapture(int number) {
        int n = number;
        int first = count(takers1, prey2);
        if (n < first) {
            return pick(CAPTURE, takers1, prey2, n);
        }
        n -= first;
        int second = count(takers2, prey3);
        return n < second ? pick(CAPTURE, takers2, prey3, n) : pick(CAPTURE, takers3, prey4, n - second);
    }

    /** These squares and those next to them. */
    static long around(long squares) {
        long row = squares | squares << 1 | squares >>> 1;
        return (row | row << ArcanorSquare.STRIDE | row >>> ArcanorSquare.STRIDE) & ArcanorSquare.ALL;
    }

    /** How many pairs of neighbours have one square in each set; unrolled, because most of the time is spent here. */
    private static int count(long from, long to) {
        return Long.bitCount(from << 1 & to)
                + Long.bitCount(from >>> 1 & to)
                + Long.bitCount(from << 8 & to)
                + Long.bitCount(from >>> 8 & to)
                + Long.bitCount(from << 9 & to)
                + Long.bitCount(from >>> 9 & to)
                + Long.bitCount(from << 10 & to)
                + Long.bitCount(from >>> 10 & to);
    }

    private static int list(int kind, long from, long to, int[] into, int start) {
        int count = start;
        for (int shift : SHIFTS) {
            for (long bits = from << shift & to; bits != 0; bits &= bits - 1) {
                int square = Long.numberOfTrailingZeros(bits);
                into[count++] = ArcanorAction.of(kind, square - shift, square);
            }
            for (long bits = from >>> shift & to; bits != 0; bits &= bits - 1) {
                int square = Long.numberOfTrailingZeros(bits);
                into[count++] = ArcanorAction.of(kind, square + shift, square);
            }
        }
        return count;
    }

    private static int pick(int kind, long from, long to, int number) {
        int n = number;
        for (int shift : SHIFTS) {
            long up = from << shift & to;
            int count = Long.bitCount(up);
            if (n < count) {
                int square = nth(up, n);
                return ArcanorAction.of(kind, square - shift, square);
            }
            n -= count;
            long down = from >>> shift & to;
            count = Long.bitCount(down);
            if (n < count) {
                int square = nth(down, n);
                return ArcanorAction.of(kind, square + shift, square);
            }
            n -= count;
        }
        throw new IllegalArgumentException("no step " + number);
    }

    /** The n-th square of a set, counted from 0. */
    static int nth(long squares, int n) {
        long bits = squares;
        for (int i = 0; i < n; i++) {
            bits &= bits - 1;
        }
        return Long.numberOfTrailingZeros(bits);
    }
}
