package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/**
 * Looks for cards that bring the last pirates home this very turn, and, where hands lie open, for turns that leave the
 * next seat without such cards.
 */
final class Finish {

    /** No actions. */
    static final int[] NONE = {};

    private static final int MOST_DRAWN = 2; // cards, by one action (C9)
    private static final int POSITIONS = 1 << 12; // that are remembered as lost during the search for defences

    private final CartagenaState[] states; // by how many moves are left
    private final int[] plan;
    private final int[][] legal;

    /** For states with as many seats as this one. */
    Finish(CartagenaState state) {
        int moves = state.board().movesATurn();
        states = new CartagenaState[moves + 1];
        for (int i = 0; i <= moves; i++) {
            states[i] = state.copy();
        }
        plan = new int[moves];
        legal = new int[moves + 1][state.maxActions()];
    }

    /** The actions that win, or none. */
    int[] find(CartagenaState state) {
        int count = search(state, 0);
        return count == 0 ? NONE : Arrays.copyOf(plan, count);
    }

    /** Whether the seat on turn has the cards to win this turn. */
    boolean exists(CartagenaState state) {
        return search(state, 0) > 0;
    }

    /** How many actions of the plan win, or 0. */
    private int search(CartagenaState state, int depth) {
        CartagenaBoard board = state.board();
        int seat = board.onTurn();
        int moves = board.movesLeft();
        int ashore = board.piratesEach() - board.inBoat(seat);
        if (ashore > moves || ashore > state.handSize(seat)) {
            return 0;
        }
        int[] actions = legal[moves];
        int count = state.legalActions(actions);
        for (int i = 0; i < count && CartagenaAction.isForward(actions[i]); i++) {
            int action = actions[i];
            boolean isHome =
                    board.ahead(CartagenaAction.symbol(action), CartagenaAction.square(action)) == board.boat();
            if (isHome || ashore < moves) {
                CartagenaState next = states[moves - 1];
                next.copyFrom(state);
                next.play(action);
                plan[depth] = action;
                int winning = next.isOver() ? depth + 1 : search(next, depth + 1);
                if (winning > 0) {
                    return winning;
                }
            }
        }
        return 0;
    }

    /**
     * The first actions of turns that keep the next seat from winning in its own turn; none if all turns do, if none
     * does, or if unknown cards would be drawn.
     */
    int[] defences(CartagenaState state) {
        CartagenaBoard board = state.board();
        int next = (state.onTurn() + 1) % board.seats();
        boolean isNear = board.piratesEach() - board.inBoat(next) <= board.movesATurn();
        if (!board.isOpen() || !isNear || state.rowSize() <= MOST_DRAWN * board.movesLeft()) {
            return NONE;
        }
        long[] lost = new long[POSITIONS];
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        int found = 0;
        for (int i = 0; i < count; i++) {
            if (holds(state, actions[i], 0, lost)) {
                actions[found++] = actions[i];
            }
        }
        return found == count ? NONE : Arrays.copyOf(actions, found);
    }

    /** Whether a turn that goes on with this action can end so that the next seat does not win in its own. */
    private boolean holds(CartagenaState before, int action, long cards, long[] lost) {
        CartagenaState state = before.copy();
        CartagenaSearch.play(state, action);
        if (state.isOver() || state.onTurn() != before.onTurn()) {
            return state.isOver() || !exists(state);
        }
        boolean isCard = CartagenaAction.isForward(action);
        long played = cards + (isCard ? PublicKey.card(before.onTurn(), CartagenaAction.symbol(action)) : 0);
        long key = PublicKey.of(state, played);
        int place = (int) (key >>> 40) & POSITIONS - 1;
        if (lost[place] == key) {
            return false;
        }
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        for (int i = 0; i < count; i++) {
            if (holds(state, actions[i], played, lost)) {
                return true;
            }
        }
        lost[place] = key;
        return false;
    }
}
