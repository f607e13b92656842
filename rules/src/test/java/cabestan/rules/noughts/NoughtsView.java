package cabestan.rules.noughts;

import cabestan.rules.game.Dice;
import cabestan.rules.game.StateView;

/** What a seat sees: everything, as nothing is hidden. */
public final class NoughtsView extends StateView<NoughtsState> {

    /** @param state the view's own copy */
    NoughtsView(NoughtsState state, int seat) {
        super(state, seat);
    }

    @Override
    public NoughtsState determinize(Dice dice) {
        return state().copy();
    }
}
