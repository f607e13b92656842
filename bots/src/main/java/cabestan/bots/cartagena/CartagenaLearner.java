package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;

/** Plays like somebody who is learning: thinks of one action at a time, and does not notice all that are there. */
final class CartagenaLearner implements Bot {

    /** How good a state looks to a seat. */
    interface Judgement {
        double of(CartagenaState state, int seat);
    }

    private final Judgement judgement;
    private final int overlooksPercent;

    CartagenaLearner(Judgement judgement, int overlooksPercent) {
        this.judgement = judgement;
        this.overlooksPercent = overlooksPercent;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        CartagenaState state = (CartagenaState) view.determinize(dice);
        CartagenaState next = state.copy();
        int[] legal = new int[view.maxActions()];
        int count = view.legalActions(legal);
        int best = legal[dice.below(count)];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            if (dice.below(100) < overlooksPercent) {
                continue;
            }
            next.copyFrom(state);
            CartagenaSearch.play(next, legal[i]);
            double looks = judgement.of(next, view.seat());
            if (looks > most) {
                most = looks;
                best = legal[i];
            }
            if (!budget.spend()) {
                break;
            }
        }
        return new Thought(new int[] {best}, 0.5, budget.nodes(), 1);
    }
}
