package cabestan.rules.arcanor;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** What a seat sees: on the memory table only the outermost pieces, though a perfect memory knows the rest (A15). */
public final class ArcanorView implements View {

    private final int seat;
    private final ArcanorState remembered;

    /** @param remembered every action is public, so this is no more than a perfect memory knows; the view's own */
    ArcanorView(int seat, ArcanorState remembered) {
        this.seat = seat;
        this.remembered = remembered;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public String variant() {
        return remembered.variant();
    }

    @Override
    public int seats() {
        return remembered.seats();
    }

    @Override
    public int onTurn() {
        return remembered.onTurn();
    }

    @Override
    public int points(int seat) {
        return remembered.points(seat);
    }

    @Override
    public int legalActions(int[] into) {
        return seat != State.WATCHER && seat == onTurn() ? remembered.legalActions(into) : 0;
    }

    @Override
    public int maxActions() {
        return remembered.maxActions();
    }

    @Override
    public String position() {
        return remembered.shownPosition();
    }

    @Override
    public String write(int action) {
        return remembered.write(action);
    }

    @Override
    public int read(String action) {
        return remembered.read(action);
    }

    @Override
    public Gesture gesture(int action) {
        return remembered.gesture(action);
    }

    @Override
    public ArcanorState determinize(Dice dice) {
        return remembered.copy();
    }
}
