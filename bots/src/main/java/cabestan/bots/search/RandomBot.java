package cabestan.bots.search;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/** The weakest baseline: plays a random legal action. */
public final class RandomBot implements Bot {

    public RandomBot() {}

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        int[] actions = new int[view.maxActions()];
        int count = view.legalActions(actions);
        budget.spend();
        return new Thought(new int[] {actions[dice.below(count)]}, 0.5, 1, 0);
    }
}
