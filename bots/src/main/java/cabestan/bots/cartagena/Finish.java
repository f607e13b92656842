package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/** Looks for cards that bring the last pirates home this very turn. */
final class Finish {

    private static final int[] NONE = {};

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
}
