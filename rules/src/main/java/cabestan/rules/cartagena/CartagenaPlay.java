package cabestan.rules.cartagena;

import cabestan.rules.game.Gesture;

/** What the full truth and a view of it have in common: the board, and all that follows from it alone. */
public abstract sealed class CartagenaPlay permits CartagenaState, CartagenaView {

    /** The most actions that are ever legal at once. */
    public static final int MAX_ACTIONS = Moves.MAX_ACTIONS;

    final CartagenaBoard board;

    CartagenaPlay(CartagenaBoard board) {
        this.board = board;
    }

    /** The board, to look at; that of a state changes when the state does. */
    public final CartagenaBoard board() {
        return board;
    }

    public final String variant() {
        return board.edition().id;
    }

    public final int seats() {
        return board.seats();
    }

    public final int onTurn() {
        return board.onTurn();
    }

    public final int points(int seat) {
        return board.inBoat(seat);
    }

    public final int maxActions() {
        return MAX_ACTIONS;
    }

    public final String write(int action) {
        return Notation.write(board, action);
    }

    public final int read(String action) {
        return Notation.read(board, action);
    }

    public final Gesture gesture(int action) {
        return Notation.gesture(board, action);
    }
}
