package cabestan.rules.cartagena;

import cabestan.rules.game.Rejection;

/** Says which rule an action breaks, in words for the player; used only while the match runs. */
final class CartagenaReferee {

    private final CartagenaBoard board;
    private final long hand;

    CartagenaReferee(CartagenaBoard board, long hand) {
        this.board = board;
        this.hand = hand;
    }

    /** Why the action is rejected, or null when it is legal. */
    Rejection reject(int action) {
        if (action == CartagenaAction.END) {
            return end();
        }
        if (action == CartagenaAction.DRAW) {
            return draw();
        }
        boolean forward = CartagenaAction.isForward(action);
        if (!forward && !CartagenaAction.isBack(action)) {
            return no("", "unknown-action", "this is not an action of Cartagena");
        }
        int square = CartagenaAction.square(action);
        if (square > board.boat()) {
            return no("C3", "no-such-square", "the path has no square " + square + "; its last is " + board.squares());
        }
        if (board.movesLeft() == 0) {
            return noMovesLeft();
        }
        return forward ? forward(CartagenaAction.symbol(action), square) : back(square);
    }

    private Rejection end() {
        return board.mayEnd() ? null : no("C6", "no-move-yet", "make at least one move before you end your turn");
    }

    private static Rejection noMovesLeft() {
        return no("C6", "no-moves-left", "you have no moves left; end your turn");
    }

    private Rejection draw() {
        if (board.movesLeft() == 0) {
            return noMovesLeft();
        }
        return board.canMove(hand)
                ? no("C10", "can-move", "this draw is only for a player with no card and no pirate that can go back")
                : null;
    }

    private Rejection forward(int symbol, int square) {
        if (square == board.boat()) {
            return no("C7", "in-boat", "a pirate in the boat cannot go forward");
        }
        if (board.pirates(board.onTurn(), square) == 0) {
            return no("C7", "no-pirate", "you have no pirate " + place(square));
        }
        return Tally.count(hand, symbol) == 0
                ? no(
                        "C7",
                        "no-card",
                        "you have no card with this symbol: " + board.edition().name(symbol))
                : null;
    }

    private Rejection back(int square) {
        if (board.pirates(board.onTurn(), square) == 0) {
            return no("C8", "no-pirate", "you have no pirate " + place(square));
        }
        if (square == 0) {
            return no("C8", "at-start", "a pirate at the start cannot go back");
        }
        return board.behind(square) == 0
                ? no("C8", "nobody-behind", "no square behind this pirate holds one or two pirates")
                : null;
    }

    private String place(int square) {
        return square == 0 ? "at the start" : square == board.boat() ? "in the boat" : "on square " + square;
    }

    private static Rejection no(String rule, String code, String reason) {
        return new Rejection(rule, code, reason);
    }
}
