package cabestan.bots.cartagena;

import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import java.util.Arrays;

/** Looks for cards that bring the last pirates home this very turn, so that a won match is not dragged out. */
final class Finish {

    private static final int[] NONE = {};

    private Finish() {}

    /** The actions that win, or none. */
    static int[] find(CartagenaState state) {
        int[] plan = new int[state.board().movesLeft()];
        int count = search(state, plan, 0);
        return count == 0 ? NONE : Arrays.copyOf(plan, count);
    }

    /** How many actions of the plan win, or 0. */
    private static int search(CartagenaState state, int[] plan, int depth) {
        CartagenaBoard board = state.board();
        if (board.piratesEach() - board.inBoat(board.onTurn()) > board.movesLeft()) {
            return 0;
        }
        int[] legal = new int[state.maxActions()];
        int count = state.legalActions(legal);
        for (int i = 0; i < count && CartagenaAction.isForward(legal[i]); i++) {
            CartagenaState next = state.copy();
            next.play(legal[i]);
            plan[depth] = legal[i];
            int winning = next.isOver() ? depth + 1 : search(next, plan, depth + 1);
            if (winning > 0) {
                return winning;
            }
        }
        return 0;
    }
}
