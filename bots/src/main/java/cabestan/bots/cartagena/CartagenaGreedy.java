package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaBoard;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/**
 * A baseline: plays the turn after which its pirates are farthest, counting a card in hand as one section of the path.
 */
final class CartagenaGreedy implements Bot {

    private static final int CARD = CartagenaBoard.SYMBOLS;
    private static final int WIN = 1000;

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        CartagenaState state = (CartagenaState) view.determinize(dice);
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        int best = actions[0];
        int bestScore = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int score = after(state, actions[i], view.seat(), budget);
            if (score > bestScore) {
                best = actions[i];
                bestScore = score;
            }
        }
        return new Thought(new int[] {best}, 0.5, budget.nodes(), 1);
    }

    /** The best score that this turn can still reach after this action. */
    private static int after(CartagenaState state, int action, int seat, Budget budget) {
        if (action == CartagenaAction.END) {
            return score(state, seat, CARD);
        }
        if (action == CartagenaAction.DRAW) {
            return score(state, seat, CARD) + CARD;
        }
        CartagenaState next = state.copy();
        next.play(action);
        int best = score(next, seat, CARD);
        if (budget.spend() && !next.isOver()) {
            int[] actions = new int[next.maxActions()];
            int count = next.legalActions(actions);
            for (int i = 0; i < count; i++) {
                best = Math.max(best, after(next, actions[i], seat, budget));
            }
        }
        return best;
    }

    /** How far the pirates are in sum, counting a card in hand as {@code card} squares. */
    static int score(CartagenaState state, int seat, int card) {
        CartagenaBoard board = state.board();
        int score = state.isOver() ? WIN : card * state.handSize(seat);
        for (int square = 1; square <= board.boat(); square++) {
            score += square * board.pirates(seat, square);
        }
        return score;
    }
}
