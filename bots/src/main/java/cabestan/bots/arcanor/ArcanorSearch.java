package cabestan.bots.arcanor;

import cabestan.bots.Budget;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.bots.search.TranspositionTable;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import java.util.Arrays;

/** Looks ahead from one position: alpha-beta with a table, null moves and late-move reductions. */
final class ArcanorSearch implements AutoCloseable {

    static final int MOST_PLIES = 64;

    /** A win now; each ply until it comes costs {@link #PLY}. */
    static final int WIN = 30_000;

    static final int PLY = 16;

    /** A score beyond this means that the game is decided. */
    static final int DECIDED = WIN - PLY * MOST_PLIES;

    static final int INFINITE = 32_000;

    private static final int UNKNOWN = Integer.MIN_VALUE;

    /** The most that a calm action may gain for each ply that is left; found by trial. */
    private static final int MARGIN = 120;

    /** Up to this depth the evaluation alone may decide that a search is not worthwhile. */
    private static final int SHALLOW = 3;

    /** With this few stacks that can move, having to move may lose, and every action is searched in full. */
    private static final int ENDING = 4;

    private static final byte[] REDUCTIONS = reductions();

    private final ArcanorBoard board;
    private final Evaluation evaluation;
    private final Style style;
    private final Budget budget;
    private final TranspositionTable table;
    private final Ordering ordering = new Ordering(MOST_PLIES + 1);

    private final int[][] actions = new int[MOST_PLIES + 1][ArcanorBoard.MAX_ACTIONS];
    private final int[][] scores = new int[MOST_PLIES + 1][ArcanorBoard.MAX_ACTIONS];
    private final long[] path = new long[MOST_PLIES + 1];
    private final int[] quiet = new int[MOST_PLIES + 1];
    private final long[] repeated; // what the match has seen twice, in order
    private boolean stopped;

    /**
     * @param state where the search begins, for what was played before
     * @param board the position as the player believes it to be
     */
    ArcanorSearch(ArcanorState state, ArcanorBoard board, Evaluation evaluation, Style style, Budget budget) {
        this.board = board;
        this.evaluation = evaluation;
        this.style = style;
        this.budget = budget;
        this.table = TranspositionTable.empty(style.tableBits());
        this.repeated = state.repeated();
        path[0] = board.hash();
        quiet[0] = state.quiet();
    }

    private boolean isEnding() {
        return movable(ArcanorBoard.WHITE) + movable(ArcanorBoard.BLACK) <= ENDING;
    }

    private int movable(int side) {
        return Long.bitCount(board.stacks(side) & ~ArcanorBoard.winningRow(side));
    }

    private static byte[] reductions() {
        byte[] reductions = new byte[32 << 8];
        for (int i = 0; i < reductions.length; i++) {
            int depth = Math.max(1, i >> 8);
            reductions[i] = (byte) Math.min(depth - 1, 0.6 + Math.log(depth) * Math.log(1 + (i & 255)) / 3.2);
        }
        return reductions;
    }

    @Override
    public void close() {
        table.close();
    }

    boolean isStopped() {
        return stopped;
    }

    /** What the side to move gets from one of its actions, followed to this depth. */
    int score(int action, int depth, int alpha, int beta) {
        play(action, 0);
        int score = -look(depth - 1, -beta, -alpha, 1, true);
        board.undo(action);
        return score;
    }

    /** The action that the table holds for the position on the board, perhaps one of another position; 0 if none. */
    int remembered() {
        return TranspositionTable.action(table.find(board.hash()));
    }

    /** Whether captures and arrivals change nothing, so that the evaluation alone judges the position. */
    boolean isQuiet() {
        return follow(-INFINITE, INFINITE, 0) == evaluation.value(board, 0) && !stopped;
    }

    private void play(int action, int ply) {
        int kind = ArcanorAction.kind(action);
        boolean lasting =
                kind != ArcanorAction.MOVE && kind != ArcanorAction.PASS || Ordering.isForcing(board.toMove(), action);
        quiet[ply + 1] = lasting ? 0 : quiet[ply] + 1;
        board.play(action);
        path[ply + 1] = board.hash();
    }

    private int look(int depth, int alpha, int beta, int ply, boolean mayPass) {
        if (!budget.spend() || budget.nodes() >= style.nodes()) {
            stopped = true;
            return 0;
        }
        int end = end(ply);
        if (end != UNKNOWN) {
            return end;
        }
        if (depth <= 0 || ply == MOST_PLIES) {
            return style.follows() ? follow(alpha, beta, ply) : evaluation.value(board, ply);
        }
        long entry = table.find(board.hash());
        int known = known(entry, depth, alpha, beta, ply);
        if (known != UNKNOWN) {
            return known;
        }
        int enough = ArcanorBoard.MAX_ACTIONS;
        if (beta - alpha == 1 && Math.abs(beta) < DECIDED && !isEnding()) {
            int now = evaluation.value(board, ply);
            int refuted = mayPass && now >= beta ? refuted(now, depth, beta, ply) : UNKNOWN;
            if (refuted != UNKNOWN) {
                return refuted;
            }
            enough = enough(now, depth, alpha);
        }
        return expand(depth, alpha, beta, ply, TranspositionTable.action(entry), enough);
    }

    /** The score of a game that is over here, or {@link #UNKNOWN}. */
    private int end(int ply) {
        if (board.isWon()) {
            int mine = board.points(board.toMove());
            return mine >= ArcanorBoard.WINNING_POINTS ? WIN - PLY * ply : PLY * ply - WIN;
        }
        return isDrawn(ply) ? 0 : UNKNOWN;
    }

    /** The score that the table already has for this search, or {@link #UNKNOWN}. */
    private static int known(long entry, int depth, int alpha, int beta, int ply) {
        if (entry == TranspositionTable.NOTHING || TranspositionTable.depth(entry) < depth) {
            return UNKNOWN;
        }
        int score = fromTable(TranspositionTable.score(entry), ply);
        boolean answers = switch (TranspositionTable.bound(entry)) {
            case TranspositionTable.EXACT -> true;
            case TranspositionTable.AT_LEAST -> score >= beta;
            default -> score <= alpha;
        };
        return answers ? score : UNKNOWN;
    }

    /** A score that is too good for the other side to allow, if doing nothing would already be; or {@link #UNKNOWN}. */
    private int refuted(int now, int depth, int beta, int ply) {
        if (depth <= SHALLOW && now - MARGIN * depth >= beta) {
            return now;
        }
        if (depth == 1) {
            return UNKNOWN;
        }
        play(ArcanorAction.PASSING, ply);
        int score = -look(depth - 3 - depth / 4, -beta, 1 - beta, ply + 1, false);
        board.undo(ArcanorAction.PASSING);
        return stopped || score >= beta ? Math.min(score, DECIDED - 1) : UNKNOWN; // passing proves nothing
    }

    /** How many actions to try before calm ones are left out: fewer near the leaves, one when all seems lost. */
    private static int enough(int now, int depth, int alpha) {
        if (depth > SHALLOW) {
            return ArcanorBoard.MAX_ACTIONS;
        }
        return now + MARGIN * depth <= alpha ? 1 : 12 + 12 * depth;
    }

    private int expand(int depth, int alpha, int beta, int ply, int known, int enough) {
        int[] list = actions[ply];
        int count = board.actions(list);
        if (count == 0) {
            return blocked(ply);
        }
        int side = board.toMove();
        boolean reduces = !isEnding();
        ordering.score(board, list, count, ply, known, scores[ply]);
        int best = -INFINITE;
        int bestAction = 0;
        for (int i = 0; i < count && best < beta; i++) {
            int action = Ordering.pick(list, scores[ply], count, i);
            boolean calm = !Ordering.isForcing(side, action);
            if (calm && i >= enough) {
                best = Math.max(best, alpha); // the others are taken to gain no more than that
                break;
            }
            int low = Math.max(alpha, best);
            play(action, ply);
            int score = i == 0
                    ? -look(depth - 1, -beta, -low, ply + 1, true)
                    : scout(depth - 1, calm && reduces ? reduction(depth, i) : 0, low, beta, ply + 1);
            board.undo(action);
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                bestAction = action;
            }
            if (score >= beta) {
                ordering.reward(side, list, i, ply, depth);
            }
        }
        int bound = best >= beta
                ? TranspositionTable.AT_LEAST
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.AT_MOST;
        table.keep(board.hash(), bestAction, toTable(best, ply), depth, bound);
        return best;
    }

    /**
     * Searches only whether an action beats the best so far, less deep for late ones; if it does, searches properly.
     */
    private int scout(int depth, int less, int low, int beta, int ply) {
        int score = -look(depth - less, -low - 1, -low, ply, true);
        if (score > low && less > 0 && !stopped) {
            score = -look(depth, -low - 1, -low, ply, true);
        }
        if (score > low && score < beta && !stopped) {
            score = -look(depth, -beta, -low, ply, true);
        }
        return score;
    }

    private static int reduction(int depth, int index) {
        return depth < 2 || index < 3 ? 0 : REDUCTIONS[Math.min(depth, 31) << 8 | index];
    }

    /** Only captures and arrivals, unless leaving things as they are is better. */
    private int follow(int alpha, int beta, int ply) {
        int best = evaluation.value(board, ply);
        if (best >= beta || ply == MOST_PLIES) {
            return best;
        }
        int[] list = actions[ply];
        int count = board.forcingActions(list);
        ordering.score(board, list, count, ply, ArcanorAction.PASSING, scores[ply]);
        int low = Math.max(alpha, best);
        for (int i = 0; i < count && best < beta; i++) {
            int action = Ordering.pick(list, scores[ply], count, i);
            play(action, ply);
            int score = -look(0, -beta, -low, ply + 1, false);
            board.undo(action);
            if (stopped) {
                return 0;
            }
            best = Math.max(best, score);
            low = Math.max(low, best);
        }
        return best;
    }

    /** A18; one return of a position within the search is as good as two. */
    private boolean isDrawn(int ply) {
        if (quiet[ply] >= ArcanorState.QUIET_LIMIT) {
            return true;
        }
        long hash = path[ply];
        int back = Math.min(quiet[ply], ply);
        for (int i = 4; i <= back; i += 2) {
            if (path[ply - i] == hash) {
                return true;
            }
        }
        return quiet[ply] > ply && Arrays.binarySearch(repeated, hash) >= 0;
    }

    /** Neither side can move: the points decide (A17). */
    private int blocked(int ply) {
        int lead = board.points(board.toMove()) - board.points(1 - board.toMove());
        return Integer.signum(lead) * (WIN - PLY * ply);
    }

    /** In the table a win counts from its position, in the search from the root. */
    private static int toTable(int score, int ply) {
        return score >= DECIDED ? score + PLY * ply : score <= -DECIDED ? score - PLY * ply : score;
    }

    private static int fromTable(int score, int ply) {
        return score >= DECIDED ? score - PLY * ply : score <= -DECIDED ? score + PLY * ply : score;
    }
}
