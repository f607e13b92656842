package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.bots.search.Exponential;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.arcanor.ArcanorView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;
import java.util.Arrays;

/** Plays Arcanor in a given style; keeps nothing between two thoughts. */
final class ArcanorBot implements Bot {

    /** A lead of so much wins about three matches in four. */
    static final double SCALE = 250;

    private final Style style;
    private final int[] weights;

    ArcanorBot(Style style, int[] weights) {
        this.style = style;
        this.weights = weights;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        ArcanorState state = ((ArcanorView) view).determinize(dice);
        ArcanorBoard board = state.copyBoard();
        if (state.isMemory()) {
            new Recall(record).forget(board, style.memory());
        }
        Thought thought = choose(state, board, budget, dice);
        int step = thought.action();
        int action = state.isMemory() ? ArcanorAction.closed(step) : step;
        return new Thought(new int[] {action}, thought.value(), thought.nodes(), thought.depth());
    }

    /** The step it likes best on the board as it believes it to be. */
    private Thought choose(ArcanorState state, ArcanorBoard board, Budget budget, Dice dice) {
        int[] actions = new int[ArcanorBoard.MAX_ACTIONS];
        actions = Arrays.copyOf(actions, board.actions(actions));
        if (wins(board, actions)) {
            return new Thought(new int[] {actions[0]}, 1, 0, 0);
        }
        if (actions.length == 1) {
            return new Thought(actions, chance(new ArcanorEvaluation(weights).value(board)), 0, 0);
        }
        ArcanorSearch search = new ArcanorSearch(state, board, new ArcanorEvaluation(weights), style, budget);
        Deepening deepening = new Deepening(search, style, actions, dice);
        int action = deepening.best();
        return new Thought(new int[] {action}, chance(deepening.score()), budget.nodes(), deepening.depth());
    }

    /** How likely a side wins that is ahead by so much. */
    static double chance(double lead) {
        return 1 / (1 + Exponential.of(-lead / SCALE));
    }

    /** Nobody misses twelve points: whether an action shows them at once; it then stands first. */
    private static boolean wins(ArcanorBoard board, int[] actions) {
        int side = board.toMove();
        for (int action : actions) {
            board.play(action);
            boolean won = board.points(side) >= ArcanorBoard.WINNING_POINTS;
            board.undo(action);
            if (won) {
                actions[0] = action;
                return true;
            }
        }
        return false;
    }
}
