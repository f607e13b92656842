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
    private final double[][] weights;

    /** @param weights of the judge, by number of seats */
    FragileBot(Skill skill, double[][] weights) {
        this.skill = skill;
        this.weights = weights;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        if (!(view.determinize(dice) instanceof FragileState state)) {
            throw new IllegalArgumentException("a problem is played alone; expected a match");
        }
        Judge judge = new Judge(weights[state.seats()], state.seats());
        if (state.isSetUp()) {
            return new Thought(new int[] {Placing.best(state, judge, dice)}, 1.0 / state.seats(), 1, 0);
        }
        Turns turns = new Turns(state, skill, judge, budget, dice.next());
        Foresight foresight = new Foresight(state, skill, judge, turns, budget);
        PlannedTurn turn = foresight.choose(state);
        return new Thought(turn.actions(), turn.value(), budget.nodes(), foresight.depth());
    }
}
