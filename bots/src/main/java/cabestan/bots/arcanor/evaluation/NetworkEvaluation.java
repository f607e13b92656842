package cabestan.bots.arcanor.evaluation;

import static cabestan.rules.arcanor.ArcanorBoard.BLACK;
import static cabestan.rules.arcanor.ArcanorBoard.SIZES;
import static cabestan.rules.arcanor.ArcanorBoard.WHITE;

import cabestan.rules.arcanor.ArcanorBoard;
import java.util.Arrays;

/**
 * Evaluates with a network. Its first layer is kept for each ply of the search and updated by what has changed since,
 * mostly one stack on two squares.
 */
public final class NetworkEvaluation implements Evaluation {

    private static final int MOST = 20_000; // far below a win, and within 16 bits

    private static final int EMPTY = 0; // no stack on the first square

    private final ArcanorNetwork network;
    private final ValueCache cache = new ValueCache();

    // By ply: the pieces from which the first layer was computed, and the layer as each side sees it.
    private final long[][] pieces;
    private final int[][][] layers;

    private final long[] now = new long[2 * SIZES];
    private final int[] come = new int[64];
    private final int[] gone = new int[64];

    /** For a search that plays at most this many actions in a row. */
    public NetworkEvaluation(ArcanorNetwork network, int plies) {
        this.network = network;
        pieces = new long[plies + 1][2 * SIZES];
        layers = new int[plies + 1][2][];
        for (int[][] layer : layers) {
            layer[WHITE] = network.bias().clone(); // an empty board
            layer[BLACK] = network.bias().clone();
        }
    }

    @Override
    public int value(ArcanorBoard board, int ply) {
        long hash = board.hash();
        return cache.has(hash) ? cache.value(hash) : cache.keep(hash, compute(board, ply));
    }

    private int compute(ArcanorBoard board, int ply) {
        update(board, ply);
        int side = board.toMove();
        int value = network.value(layers[ply][side], layers[ply][1 - side], arrived(board));
        return Math.clamp(value, -MOST, MOST);
    }

    private static int arrived(ArcanorBoard board) {
        return Long.bitCount(board.stacks(WHITE) & ArcanorBoard.winningRow(WHITE))
                + Long.bitCount(board.stacks(BLACK) & ArcanorBoard.winningRow(BLACK));
    }

    /** Starts from the last position at this ply or at the one before, whichever differs less. */
    private void update(ArcanorBoard board, int ply) {
        for (int size = 1; size <= SIZES; size++) {
            now[size - 1] = board.pieces(WHITE, size);
            now[SIZES + size - 1] = board.pieces(BLACK, size);
        }
        int from = ply;
        long changed = changed(ply);
        if (ply > 0) {
            long since = changed(ply - 1);
            if (Long.bitCount(since) < Long.bitCount(changed)) {
                from = ply - 1;
                changed = since;
            }
        }
        int differences = collect(from, changed);
        for (int viewer = WHITE; viewer <= BLACK; viewer++) {
            apply(network.rows(viewer), layers[from][viewer], layers[ply][viewer], differences);
        }
        System.arraycopy(now, 0, pieces[ply], 0, now.length);
    }

    private long changed(int ply) {
        long[] before = pieces[ply];
        long changed = 0;
        for (int i = 0; i < now.length; i++) {
            changed |= now[i] ^ before[i];
        }
        return changed;
    }

    /** Lists the stacks that have come and gone; the shorter list is padded with empty squares. */
    private int collect(int from, long changed) {
        int coming = 0;
        int going = 0;
        for (long left = changed; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            int before = stack(pieces[from], square);
            int after = stack(now, square);
            if (before != 0) {
                gone[going++] = before << 6 | square;
            }
            if (after != 0) {
                come[coming++] = after << 6 | square;
            }
        }
        int most = Math.max(coming, going);
        Arrays.fill(come, coming, most, EMPTY);
        Arrays.fill(gone, going, most, EMPTY);
        return most;
    }

    private static int stack(long[] pieces, int square) {
        int stack = 0;
        for (int i = 0; i < 2 * SIZES; i++) {
            stack |= (int) (pieces[i] >>> square & 1) << i;
        }
        return stack;
    }

    private void apply(int[][] rows, int[] before, int[] after, int differences) {
        if (differences == 0) {
            System.arraycopy(before, 0, after, 0, after.length);
        }
        int[] source = before;
        for (int i = 0; i < differences; i++) {
            add(source, rows[come[i]], rows[gone[i]], after);
            source = after;
        }
    }

    private static void add(int[] layer, int[] come, int[] gone, int[] into) {
        for (int i = 0; i < into.length; i++) {
            into[i] = layer[i] + come[i] - gone[i];
        }
    }
}
