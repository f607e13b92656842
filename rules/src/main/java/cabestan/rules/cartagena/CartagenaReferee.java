package cabestan.rules.cartagena;

import cabestan.rules.game.Rejection;
import cabestan.rules.game.State;
import java.util.Optional;

/** Says why an action is not legal, in the words of the rules. */
final class CartagenaReferee {

    private CartagenaReferee() {}

    static Optional<Rejection> reject(CartagenaBoard board, long hand, int action) {
        if (board.onTurn() == State.NOBODY) {
            return no(CartagenaEnding.home(board) == State.NOBODY ? "C14" : "C13", "over", "the match is over");
        }
        if (action == CartagenaAction.END) {
            return rejectEnd(board);
        }
        if (action == CartagenaAction.DRAW) {
            return rejectDraw(board, hand);
        }
        boolean forward = CartagenaAction.isForward(action);
        if (!forward && !CartagenaAction.isBack(action)) {
            return no("C6", "no-such-action", "this is not an action of Cartagena");
        }
        int square = CartagenaAction.square(action);
        if (square > board.boat()) {
            return no("C3", "no-such-square", "the path has no square " + square + "; its last is " + board.squares());
        }
        if (board.movesLeft() == 0) {
            return no("C6", "no-moves-left", "you have no moves left; end your turn");
        }
        return forward ? rejectForward(board, hand, CartagenaAction.symbol(action), square) : rejectBack(board, square);
    }

    private static Optional<Rejection> rejectEnd(CartagenaBoard board) {
        return board.atTurnStart()
                ? no("C6", "no-move-yet", "make at least one move before you end your turn")
                : Optional.empty();
    }

    private static Optional<Rejection> rejectDraw(CartagenaBoard board, long hand) {
        if (!board.atTurnStart()) {
            return no("C10", "draw-too-late", "this draw is only for the beginning of a turn; end your turn instead");
        }
        return board.canMove(hand)
                ? no("C10", "can-move", "this draw is only for a player with no card and no pirate that can go back")
                : Optional.empty();
    }

    private static Optional<Rejection> rejectForward(CartagenaBoard board, long hand, int symbol, int square) {
        if (square == board.boat()) {
            return no("C7", "in-boat", "a pirate in the boat cannot go forward");
        }
        if (board.pirates(board.onTurn(), square) == 0) {
            return no("C7", "no-pirate", "you have no pirate " + place(board, square));
        }
        return Tally.count(hand, symbol) == 0
                ? no(
                        "C7",
                        "no-card",
                        "you have no card with this symbol: " + board.edition().name(symbol))
                : Optional.empty();
    }

    private static Optional<Rejection> rejectBack(CartagenaBoard board, int square) {
        if (board.pirates(board.onTurn(), square) == 0) {
            return no("C8", "no-pirate", "you have no pirate " + place(board, square));
        }
        if (square == 0) {
            return no("C8", "at-start", "a pirate at the start cannot go back");
        }
        return board.behind(square) == 0
                ? no("C8", "nobody-behind", "no square behind this pirate holds one or two pirates")
                : Optional.empty();
    }

    private static String place(CartagenaBoard board, int square) {
        return square == 0 ? "at the start" : square == board.boat() ? "in the boat" : "on square " + square;
    }

    private static Optional<Rejection> no(String rule, String code, String reason) {
        return Optional.of(new Rejection(rule, code, reason));
    }
}
