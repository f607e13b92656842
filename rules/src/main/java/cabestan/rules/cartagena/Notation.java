package cabestan.rules.cartagena;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Gesture;
import java.util.List;

/** Actions and squares as text, both ways. */
final class Notation {

    private static final String BOAT = "boat";
    static final int UNREADABLE = -1;

    private Notation() {}

    static String write(CartagenaBoard board, int action) {
        if (action == CartagenaAction.END) {
            return "end";
        }
        if (action == CartagenaAction.DRAW) {
            return "draw";
        }
        char sign = CartagenaAction.isBack(action) ? '-' : board.letter(CartagenaAction.symbol(action));
        return sign + "@" + square(board, CartagenaAction.square(action));
    }

    static int read(CartagenaBoard board, String text) {
        if (text.equals("end")) {
            return CartagenaAction.END;
        }
        if (text.equals("draw")) {
            return CartagenaAction.DRAW;
        }
        if (text.length() < 3 || text.charAt(1) != '@') {
            throw new BadText(BadText.quote(text)
                    + " is not an action; expected a symbol or '-', then '@' and a square, or 'draw', or 'end'");
        }
        int square = square(board, text.substring(2));
        if (square == UNREADABLE) {
            throw new BadText(BadText.quote(text) + " names no square; expected " + squares(board) + " after '@'");
        }
        if (text.charAt(0) == '-') {
            return CartagenaAction.back(square);
        }
        int symbol = board.edition().symbol(text.charAt(0));
        if (symbol < 0) {
            throw new BadText(BadText.quote(text) + " begins with no symbol of " + board.edition().id
                    + "; expected one of " + board.edition().letters() + ", or '-'");
        }
        return CartagenaAction.forward(symbol, square);
    }

    static Gesture gesture(CartagenaBoard board, int action) {
        String text = write(board, action);
        int square = CartagenaAction.square(action);
        if (CartagenaAction.isForward(action)) {
            int symbol = CartagenaAction.symbol(action);
            String to = square(board, board.ahead(symbol, square));
            return new Gesture(text, "forward", square(board, square), "" + board.letter(symbol), to, 1, List.of());
        }
        if (CartagenaAction.isBack(action)) {
            String to = square(board, board.behind(square));
            return new Gesture(text, "back", square(board, square), "", to, 1, List.of());
        }
        return new Gesture(text, text, "", "", "", 0, List.of());
    }

    static String square(CartagenaBoard board, int square) {
        return square == board.boat() ? BOAT : "" + square;
    }

    /** The square of this text, or {@link #UNREADABLE}; numbers have one spelling, without sign or leading zero. */
    static int square(CartagenaBoard board, String text) {
        if (text.equals(BOAT)) {
            return board.boat();
        }
        for (int square = 0; square <= board.squares(); square++) {
            if (text.equals("" + square)) {
                return square;
            }
        }
        return UNREADABLE;
    }

    /** What a square may be, for messages. */
    static String squares(CartagenaBoard board) {
        return "0 to " + board.squares() + " or '" + BOAT + "'";
    }
}
