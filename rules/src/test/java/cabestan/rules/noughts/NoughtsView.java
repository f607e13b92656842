package cabestan.rules.noughts;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** What a seat sees: everything, for nothing is hidden. */
public final class NoughtsView implements View {

    private final int seat;
    private final NoughtsState state;

    /** @param state the view's own copy */
    NoughtsView(int seat, NoughtsState state) {
        this.seat = seat;
        this.state = state;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public String variant() {
        return state.variant();
    }

    @Override
    public int seats() {
        return state.seats();
    }

    @Override
    public int onTurn() {
        return state.onTurn();
    }

    @Override
    public int points(int of) {
        return state.points(of);
    }

    @Override
    public int legalActions(int[] into) {
        return seat == State.WATCHER || seat != state.onTurn() ? 0 : state.legalActions(into);
    }

    @Override
    public int maxActions() {
        return state.maxActions();
    }

    @Override
    public String position() {
        return state.position();
    }

    @Override
    public String write(int action) {
        return state.write(action);
    }

    @Override
    public int read(String action) {
        return state.read(action);
    }

    @Override
    public Gesture gesture(int action) {
        return state.gesture(action);
    }

    @Override
    public NoughtsState determinize(Dice dice) {
        return state.copy();
    }
}
