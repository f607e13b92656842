package cabestan.rules.fragile;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.State;
import cabestan.rules.game.View;

/** What a seat knows of a match of Fragile: everything but the straws still to be drawn (F36). */
public final class FragileView implements View {

    private final FragilePlay play;
    private final int seat;

    FragileView(FragilePlay play, int seat) {
        this.play = play;
        this.seat = seat;
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public String variant() {
        return play.variant();
    }

    @Override
    public int seats() {
        return play.seats();
    }

    @Override
    public int onTurn() {
        return play.onTurn();
    }

    @Override
    public int points(int ofSeat) {
        return play.points(ofSeat);
    }

    @Override
    public int legalActions(int[] into) {
        return seat != State.WATCHER && seat == play.onTurn() ? play.legalActions(into) : 0;
    }

    @Override
    public int maxActions() {
        return play.maxActions();
    }

    @Override
    public String position() {
        return play.position();
    }

    @Override
    public String write(int action) {
        return play.write(action);
    }

    @Override
    public int read(String action) {
        return play.read(action);
    }

    @Override
    public Gesture gesture(int action) {
        return play.gesture(action);
    }

    @Override
    public FragilePlay determinize(Dice dice) {
        FragilePlay copy = play.copy();
        if (copy instanceof FragileState state) {
            state.drawStrawsFrom(dice.seed().dice());
        }
        return copy;
    }
}
