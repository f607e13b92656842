package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaEnding;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.State;
import java.util.Arrays;

/**
 * Looks, where hands lie open, for turns that leave the next seat without the cards to win in its own. What is drawn
 * beyond the open row is never counted on: a turn that holds does so whatever these cards are.
 */
final class Defence {

    // What makes the key of a position depend on the hand and the row.
    private static final long HAND = 0x9E3779B97F4A7C15L;
    private static final long DRAWN = 0xC2B2AE3D27D4EB4FL;
    private static final int POSITIONS = 1 << 14; // that are remembered

    private final Finish finish;
    private final int[][] legal; // by depth
    private long[] lost = {};
    private long[] held = {}; // those in which the next seat, in the last turn of a match, does not win it
    private int seat;
    private long handOfNext;

    /** For states with as many seats as this one. */
    Defence(CartagenaState state) {
        finish = new Finish(state);
        legal = new int[2 * state.board().movesATurn() + 3][state.maxActions()];
    }

    /**
     * The first actions of turns that keep the next seat from winning in its own turn, whatever it draws; if there is
     * no such turn, of those after which it needs luck. None if nothing is gained or lost by any. In the very last
     * turn of a match, the first actions of turns that win it; in the turn before, the next seat also wins if it can
     * be ahead of all others when the match ends (C14).
     */
    int[] find(CartagenaState state) {
        CartagenaBoard board = state.board();
        int next = (state.onTurn() + 1) % board.seats();
        boolean isNear = board.leftAshore(next) <= board.movesATurn() || board.turnsLeft() == 1;
        boolean isThreat = board.isOpen() && isNear;
        if (!isThreat && !board.isLastTurn()) {
            return Finish.NONE;
        }
        seat = state.onTurn();
        handOfNext = Finish.hand(state, next);
        int[] sure = holding(state, true);
        return sure.length > 0 ? sure : holding(state, false);
    }

    /** The beginning of a plan, as far as the turn can still hold; its actions draw no cards, except for the last. */
    int[] holding(CartagenaState state, int[] plan) {
        CartagenaState next = state.copy();
        int count = 1;
        while (count < plan.length) {
            next.play(plan[count - 1]);
            if (!isAmong(plan[count], find(next))) {
                break;
            }
            count++;
        }
        return Arrays.copyOf(plan, count);
    }

    /** Whether this is one of the actions, of which none stands for all. */
    private static boolean isAmong(int action, int[] actions) {
        boolean isAmong = actions.length == 0;
        for (int other : actions) {
            isAmong |= other == action;
        }
        return isAmong;
    }

    private int[] holding(CartagenaState state, boolean isLucky) {
        lost = new long[POSITIONS];
        held = new long[state.board().turnsLeft() == 1 ? POSITIONS : 0];
        finish.begin(state, isLucky);
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        int found = 0;
        for (int i = 0; i < count; i++) {
            if (holds(0, actions[i])) {
                actions[found++] = actions[i];
            }
        }
        return found == count ? Finish.NONE : Arrays.copyOf(actions, found);
    }

    /** Whether a turn that goes on with this action can end so that the next seat does not win in its own. */
    private boolean holds(int before, int action) {
        finish.play(before, action);
        int depth = before + 1;
        CartagenaBoard board = finish.board(depth);
        if (board.onTurn() == State.NOBODY) {
            return CartagenaEnding.of(board).winner() == seat;
        }
        boolean isEnd = board.onTurn() != seat;
        long key = key(depth, isEnd ? handOfNext : finish.hand(depth));
        int place = place(key);
        if (lost[place] == key) {
            return false;
        }
        boolean holds = isEnd ? !nextWins(depth) : holds(depth);
        lost[place] = holds ? lost[place] : key;
        return holds;
    }

    private long key(int depth, long hand) {
        return PublicKey.of(finish.board(depth)) + hand * HAND + finish.drawn(depth) * DRAWN;
    }

    private static int place(long key) {
        return (int) (key >>> 40) & POSITIONS - 1;
    }

    private boolean nextWins(int depth) {
        return finish.wins(depth, handOfNext) || finish.board(depth).isLastTurn() && endsAhead(depth);
    }

    /** Whether the next seat can end the match ahead of all others from here, in the last turn of all. */
    private boolean endsAhead(int depth) {
        long key = key(depth, finish.hand(depth));
        int place = place(key);
        if (held[place] == key) {
            return false;
        }
        int next = finish.board(depth).onTurn();
        int count = list(depth);
        for (int i = 0; i < count; i++) {
            finish.play(depth, legal[depth][i]);
            CartagenaBoard board = finish.board(depth + 1);
            boolean isOver = board.onTurn() == State.NOBODY;
            if (isOver ? CartagenaEnding.of(board).winner() == next : endsAhead(depth + 1)) {
                return true;
            }
        }
        held[place] = key;
        return false;
    }

    /** Whether the turn can end so from here. */
    private boolean holds(int depth) {
        int count = list(depth);
        for (int i = 0; i < count; i++) {
            if (holds(depth, legal[depth][i])) {
                return true;
            }
        }
        return false;
    }

    /** Lists what is legal with the cards that are known, and if the next seat is lucky, with those it draws unknown. */
    private int list(int depth) {
        CartagenaBoard board = finish.board(depth);
        int[] actions = legal[depth];
        long standing = board.standing(board.onTurn());
        int count = 0;
        for (long left = board.movesLeft() == 0 ? 0 : standing; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            for (int symbol = 0; symbol < CartagenaBoard.SYMBOLS && square != board.boat(); symbol++) {
                if (isHeld(depth, symbol)) {
                    actions[count++] = CartagenaAction.forward(symbol, square);
                }
            }
            if (board.behind(square) > 0) {
                actions[count++] = CartagenaAction.back(square);
            }
        }
        if (count == 0 && board.movesLeft() > 0 && finish.hand(depth) == 0) {
            actions[count++] = CartagenaAction.DRAW;
        }
        if (board.movesLeft() < board.movesATurn()) {
            actions[count++] = CartagenaAction.END;
        }
        return count;
    }

    private boolean isHeld(int depth, int symbol) {
        boolean isMine = finish.board(depth).onTurn() == seat;
        return isMine ? Finish.count(finish.hand(depth), symbol) > 0 : finish.has(finish.hand(depth), symbol);
    }
}
