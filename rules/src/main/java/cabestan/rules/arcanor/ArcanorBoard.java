package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.Arrays;

/**
 * The pieces, whose turn it is and what can be done: the rules without draws and peeks, made for search.
 *
 * <p>A square holds at most one piece of each size, the largest outermost, so eight sets of squares describe a position
 * completely. A set is a long with nine bits to a row: a1 is bit 0, h1 bit 7, a2 bit 9; the ninth column stays empty.
 */
public final class ArcanorBoard {

    public static final int WHITE = 0;
    public static final int BLACK = 1;

    /** The answer of {@link #owner} on an empty square. */
    public static final int NOBODY = -1;

    public static final int SIZES = 4;
    public static final int OF_EACH_SIZE = 3;

    /** Twelve stacks, eight directions, and at most a move and a release in each; and as many peeks as stacks. */
    public static final int MAX_ACTIONS = 12 * 8 * 2 + 12;

    public static final int WINNING_POINTS = 12;

    private static final long[] KEYS = keys();
    private static final long BLACK_TO_MOVE = KEYS[ArcanorSquare.COUNT]; // no piece stands there

    private final long[] pieces = new long[2 * SIZES];
    private final Steps steps = new Steps();
    private int surveyed = NOBODY; // the side whose steps are up to date
    private boolean releaseAny;
    private int toMove;
    private long hash;

    ArcanorBoard(boolean releaseAny, int toMove) {
        this.releaseAny = releaseAny;
        this.toMove = toMove;
        this.hash = toMove == BLACK ? BLACK_TO_MOVE : 0;
    }

    private static long[] keys() {
        Dice dice = Seed.of(1994).dice();
        long[] keys = new long[2 * SIZES << 6];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = dice.next();
        }
        return keys;
    }

    public ArcanorBoard copy() {
        ArcanorBoard copy = new ArcanorBoard(releaseAny, toMove);
        copy.copyFrom(this);
        return copy;
    }

    public void copyFrom(ArcanorBoard other) {
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
        releaseAny = other.releaseAny;
        toMove = other.toMove;
        hash = other.hash;
        surveyed = NOBODY;
    }

    /** The squares from which this side's pieces never move again (A1, A11). */
    public static long winningRow(int side) {
        return side == WHITE ? ArcanorSquare.LAST_ROW : ArcanorSquare.FIRST_ROW;
    }

    /** The side whose turn it is, also when the game is decided. */
    public int toMove() {
        return toMove;
    }

    /** Whether an enemy piece may be left by a release (A9). */
    public boolean releaseAny() {
        return releaseAny;
    }

    /** A hash of the position and the side to move; two positions rarely share one. */
    public long hash() {
        return hash;
    }

    /** Where this side has pieces of this size, covered or not. */
    public long pieces(int side, int size) {
        return pieces[side * SIZES + size - 1];
    }

    /** Where anybody has pieces of this size, covered or not. */
    public long pieces(int size) {
        return pieces[size - 1] | pieces[SIZES + size - 1];
    }

    /** Where this side shows pieces of this size; what a piece holds is always of the next size. */
    public long tops(int side, int size) {
        return size == 1 ? pieces(side, 1) : pieces(side, size) & ~pieces(size - 1);
    }

    /** The squares of all stacks of this side. */
    public long stacks(int side) {
        return tops(side, 1) | tops(side, 2) | tops(side, 3) | tops(side, 4);
    }

    /** The side that shows on this square, or {@link #NOBODY}. */
    public int owner(int square) {
        int size = size(square);
        if (size == 0) {
            return NOBODY;
        }
        return (pieces(WHITE, size) >>> square & 1) != 0 ? WHITE : BLACK;
    }

    /** The size that shows on this square, or 0 when it is empty. */
    public int size(int square) {
        for (int size = 1; size <= SIZES; size++) {
            if ((pieces(size) >>> square & 1) != 0) {
                return size;
            }
        }
        return 0;
    }

    /** Whether the outermost piece on this square holds another. */
    public boolean isLoaded(int square) {
        int size = size(square);
        return size > 0 && size < SIZES && (pieces(size + 1) >>> square & 1) != 0;
    }

    /** Whether the outermost piece may leave its load behind: one of its own side, or any with the option (A6, A9). */
    boolean mayRelease(int square) {
        return isLoaded(square) && (releaseAny || (pieces(owner(square), size(square) + 1) >>> square & 1) != 0);
    }

    /** The points that this side shows on its winning row (A13). */
    public int points(int side) {
        long row = winningRow(side);
        return Long.bitCount(tops(side, 1) & row)
                + 2 * Long.bitCount(tops(side, 2) & row)
                + 3 * Long.bitCount(tops(side, 3) & row)
                + 4 * Long.bitCount(tops(side, 4) & row);
    }

    /** Whether somebody shows twelve points (A14). */
    public boolean isWon() {
        return points(WHITE) >= WINNING_POINTS || points(BLACK) >= WINNING_POINTS;
    }

    Steps steps(int side) {
        if (surveyed != side) {
            steps.survey(this, side);
            surveyed = side;
        }
        return steps;
    }

    /** Whether this side could move if it were its turn. */
    public boolean canMove(int side) {
        return steps(side).any();
    }

    /** Writes all actions: the steps, or a pass when only the other side has any (A17). None once it is decided. */
    public int actions(int[] into) {
        if (isWon()) {
            return 0;
        }
        int count = steps(toMove).list(into);
        if (count == 0 && canMove(1 - toMove)) {
            into[count++] = ArcanorAction.PASSING;
        }
        return count;
    }

    /** Writes only what changes the balance at once: the captures, and the steps onto the winning row. */
    public int forcingActions(int[] into) {
        return isWon() ? 0 : steps(toMove).listForcing(winningRow(toMove), into);
    }

    public int countActions() {
        if (isWon()) {
            return 0;
        }
        int count = steps(toMove).count();
        return count == 0 && canMove(1 - toMove) ? 1 : count;
    }

    /** The stacks that the side to move may lift (A15): its own, except those of the size that holds nothing. */
    long liftable() {
        return tops(toMove, 1) | tops(toMove, 2) | tops(toMove, 3);
    }

    /** A random step, uniformly distributed, or a pass when there is none. */
    int randomAction(Dice dice) {
        int count = steps(toMove).count();
        int number = dice.below(Math.max(count, 1));
        return count == 0 ? ArcanorAction.PASSING : steps.pick(number);
    }

    /** Plays a legal step or a pass. */
    public void play(int action) {
        int kind = ArcanorAction.kind(action);
        if (kind != ArcanorAction.PASS) {
            carry(kind == ArcanorAction.MOVE, toMove, ArcanorAction.from(action), ArcanorAction.to(action));
        }
        passTurn();
    }

    /** Takes back the step or pass that was played last. */
    public void undo(int action) {
        passTurn();
        int kind = ArcanorAction.kind(action);
        if (kind != ArcanorAction.PASS) {
            carry(kind == ArcanorAction.MOVE, toMove, ArcanorAction.to(action), ArcanorAction.from(action));
        }
    }

    private void passTurn() {
        surveyed = NOBODY;
        toMove = 1 - toMove;
        hash ^= BLACK_TO_MOVE;
    }

    /** A move takes the load along (A5); in all other steps the outermost piece goes alone (A6 to A8). */
    private void carry(boolean withLoad, int side, int from, int to) {
        int outermost = size(side, from);
        carry(side * SIZES + outermost - 1, from, to);
        if (withLoad) {
            for (int size = outermost + 1; size <= SIZES && (pieces(size) >>> from & 1) != 0; size++) {
                int owner = (int) (pieces(BLACK, size) >>> from & 1);
                carry(owner * SIZES + size - 1, from, to);
            }
        }
    }

    /** The largest size this side has on a square; without a branch, which would often be predicted wrongly. */
    private int size(int side, int square) {
        long sizes = pieces(side, 1) >>> square & 1
                | (pieces(side, 2) >>> square & 1) << 1
                | (pieces(side, 3) >>> square & 1) << 2
                | (pieces(side, 4) >>> square & 1) << 3;
        return Long.numberOfTrailingZeros(sizes) + 1;
    }

    private void carry(int piece, int from, int to) {
        pieces[piece] ^= 1L << from | 1L << to;
        hash ^= KEYS[piece << 6 | from] ^ KEYS[piece << 6 | to];
    }

    /** Puts one more piece on a square; a stack can be set up in any order. */
    void put(int side, int size, int square) {
        int piece = side * SIZES + size - 1;
        pieces[piece] |= 1L << square;
        hash ^= KEYS[piece << 6 | square];
        surveyed = NOBODY;
    }

    /** Removes all pieces of this size or smaller from a stack, as a player who has forgotten them sees it. */
    public void forget(int square, int largest) {
        for (int size = largest; size <= SIZES; size++) {
            for (int side = WHITE; side <= BLACK; side++) {
                int piece = side * SIZES + size - 1;
                if ((pieces[piece] >>> square & 1) != 0) {
                    pieces[piece] ^= 1L << square;
                    hash ^= KEYS[piece << 6 | square];
                }
            }
        }
        surveyed = NOBODY;
    }

    /** Whether all pieces stand on the same squares and the same side is to move. */
    public boolean isSame(ArcanorBoard other) {
        return toMove == other.toMove && Arrays.equals(pieces, other.pieces);
    }
}
