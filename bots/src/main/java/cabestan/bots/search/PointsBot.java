package cabestan.bots.search;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** A baseline for any game: plays the action after which it wins or leads by most points; chooses at random among equals. */
final class PointsBot implements Bot {

    private static final int WIN = 1_000_000;

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        State state = view.determinize(dice);
        int[] actions = new int[view.maxActions()];
        int count = view.legalActions(actions);
        int best = actions[0];
        int bestLead = Integer.MIN_VALUE;
        int equals = 0;
        for (int i = 0; i < count; i++) {
            State next = state.copy();
            next.play(actions[i]);
            budget.spend();
            int lead = lead(next, view.seat());
            equals = lead > bestLead ? 1 : lead == bestLead ? equals + 1 : equals;
            if (lead > bestLead || lead == bestLead && dice.below(equals) == 0) {
                best = actions[i];
                bestLead = lead;
            }
        }
        return new Thought(new int[] {best}, 0.5, budget.nodes(), 1);
    }

    private static int lead(State state, int seat) {
        int others = Integer.MIN_VALUE;
        for (int other = 0; other < state.seats(); other++) {
            others = other == seat ? others : Math.max(others, state.points(other));
        }
        boolean won = state.isOver() && state.outcome().reward(seat) > 0;
        return (won ? WIN : 0) + state.points(seat) - (state.seats() == 1 ? 0 : others);
    }
}
