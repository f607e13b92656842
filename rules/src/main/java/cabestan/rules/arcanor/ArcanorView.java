package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;
import cabestan.rules.game.StateView;

/** What a seat sees: on the memory table only the outermost pieces, though a perfect memory knows the rest (A15). */
public final class ArcanorView extends StateView<ArcanorState> {

    /** @param remembered every action is public, so this is no more than a perfect memory knows; the view's own copy */
    ArcanorView(ArcanorState remembered, int seat) {
        super(remembered, seat);
    }

    @Override
    public String position() {
        return state().shownPosition();
    }

    @Override
    public ArcanorState determinize(Dice dice) {
        return state().copy();
    }
}
