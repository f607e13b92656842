package cabestan.bots.fragile;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;
import java.util.function.IntFunction;

/** Plays Fragile a turn at a time. */
final class FragileBot implements Bot {

    /** How a bot that looks ahead at all searches once more when every turn seems to lose. */
    private static final Skill LAST_RESORT = new Skill(5, 40, 30, 60, 0);

    private static final double SHARE_OF_LAST_RESORT = 0.5;

    private final Skill skill;
    private final IntFunction<Judge> judges;

    /** @param judges gives a judge for a number of seats */
    FragileBot(Skill skill, IntFunction<Judge> judges) {
        this.skill = skill;
        this.judges = judges;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        if (!(view.determinize(dice) instanceof FragileState state)) {
            throw new IllegalArgumentException("a problem is played alone; expected a match");
        }
        Judge judge = judges.apply(state.seats());
        if (state.isSetUp()) {
            int place =
                    skill.isUnlimited() ? PlacingForesight.best(state, judge, dice) : Placing.best(state, judge, dice);
            return new Thought(new int[] {place}, 1.0 / state.seats(), 1, 0);
        }
        long mood = dice.next();
        Thought thought = choose(state, skill, Foresight.USUAL_SHARE, judge, budget, mood);
        boolean seesRuin = skill.looks() > 0 && thought.value() == 0 && !budget.isSpent();
        return seesRuin && skill.looks() < LAST_RESORT.looks()
                ? choose(state, LAST_RESORT, SHARE_OF_LAST_RESORT, judge, budget, mood)
                : thought;
    }

    private static Thought choose(
            FragileState state, Skill skill, double share, Judge judge, Budget budget, long mood) {
        Turns turns = new Turns(state, skill, judge, budget, mood);
        Foresight foresight = new Foresight(skill, judge, turns, budget, share);
        PlannedTurn turn = foresight.choose(state);
        return new Thought(turn.actions(), turn.value(), budget.nodes(), foresight.depth());
    }
}
