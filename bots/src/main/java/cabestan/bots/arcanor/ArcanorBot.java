package cabestan.bots.arcanor;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.arcanor.ArcanorView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;
import java.util.Arrays;
import java.util.function.Supplier;

/** Plays Arcanor in a given style; keeps nothing between two thoughts. */
final class ArcanorBot implements Bot {

    private final Style style;
    private final Supplier<Evaluation> evaluation;

    /** @param evaluation a new one for each thought, because it remembers positions */
    ArcanorBot(Style style, Supplier<Evaluation> evaluation) {
        this.style = style;
        this.evaluation = evaluation;
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
            return new Thought(actions, Evaluation.chance(evaluation.get().value(board, 0)), 0, 0);
        }
        try (ArcanorSearch search = new ArcanorSearch(state, board, evaluation.get(), style, budget)) {
            Deepening deepening = new Deepening(search, style, actions, dice);
            deepening.run();
            int[] best = {deepening.action()};
            double chance = Evaluation.chance(deepening.score());
            return new Thought(best, chance, budget.nodes(), deepening.depth());
        }
    }

    /** Whether an action wins at once, which no level misses; it is then put first. */
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
