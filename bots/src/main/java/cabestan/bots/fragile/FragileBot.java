package cabestan.bots.fragile;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/** Plays Fragile a turn at a time. */
final class FragileBot implements Bot {

    private final Skill skill;
    private final double[] weights;

    FragileBot(Skill skill, double[] weights) {
        this.skill = skill;
        this.weights = weights;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        if (!(view.determinize(dice) instanceof FragileState state)) {
            throw new IllegalArgumentException("a problem has no opponents; ask the solver");
        }
        if (state.isSetUp()) {
            return new Thought(new int[] {Placing.choose(state, dice)}, 1.0 / state.seats(), 1, 0);
        }
        Lookahead lookahead = new Lookahead(
                state,
                skill,
                new Judge(weights == null ? FragileWeights.of(state.seats()) : weights, state.seats()),
                budget,
                dice);
        Turn turn = lookahead.choose(state);
        return new Thought(turn.actions(), turn.value(), budget.nodes(), lookahead.depth());
    }
}
