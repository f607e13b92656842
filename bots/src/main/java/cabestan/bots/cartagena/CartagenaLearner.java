package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/** Plays like somebody who is learning: thinks of one action at a time, and does not notice all that are there. */
final class CartagenaLearner implements Bot {

    /** How good a state looks to a seat. */
    interface Judgement {
        double of(CartagenaState state, int seat);
    }

    /** What it never overlooks. */
    enum Care {
        NOTHING,
        OWN_WIN,
        EVERY_WIN
    }

    private final Judgement judgement;
    private final ToIntFunction<String> overlooksPercent;
    private final Care care;

    /** @param overlooksPercent how many of a hundred actions it does not notice, by variant */
    CartagenaLearner(Judgement judgement, ToIntFunction<String> overlooksPercent, Care care) {
        this.judgement = judgement;
        this.overlooksPercent = overlooksPercent;
        this.care = care;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        CartagenaState state = (CartagenaState) view.determinize(dice);
        int[] winning = care == Care.NOTHING ? Finish.NONE : new Finish(state).find(state);
        if (winning.length > 0) {
            return new Thought(winning, 1, 1, winning.length);
        }
        int[] legal = care == Care.EVERY_WIN ? new Defence(state).find(state) : Finish.NONE;
        if (legal.length == 0) {
            int[] all = new int[view.maxActions()];
            legal = Arrays.copyOf(all, view.legalActions(all));
        }
        return new Thought(new int[] {choose(state, legal, view.seat(), budget, dice)}, 0.5, budget.nodes(), 1);
    }

    private int choose(CartagenaState state, int[] legal, int seat, Budget budget, Dice dice) {
        CartagenaState next = state.copy();
        int overlooks = overlooksPercent.applyAsInt(state.variant());
        int count = legal.length;
        int best = legal[dice.below(count)];
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            if (dice.below(100) < overlooks) {
                continue;
            }
            next.copyFrom(state);
            CartagenaSearch.play(next, legal[i]);
            double looks = judgement.of(next, seat);
            if (looks > most) {
                most = looks;
                best = legal[i];
            }
            if (!budget.spend()) {
                break;
            }
        }
        return best;
    }
}
