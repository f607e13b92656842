package cabestan.rules.cartagena;

import cabestan.rules.game.Seed;
import cabestan.rules.game.State;

/** Writes a position as text, of the truth or of a view, where {@code ?} stands for each hidden card. */
final class CartagenaPositionWriter {

    private static final int COLUMN = 9;

    private final StringBuilder text = new StringBuilder();
    private final CartagenaBoard board;

    private CartagenaPositionWriter(CartagenaBoard board) {
        this.board = board;
    }

    static String write(CartagenaBoard board, Cards cards) {
        return new CartagenaPositionWriter(board).write(cards);
    }

    private String write(Cards cards) {
        line("game", CartagenaGame.ID);
        line("edition", board.edition().id);
        line("path", path());
        for (int seat = 0; seat < board.seats(); seat++) {
            line("pirates", (seat + 1) + pirates(seat));
        }
        for (int seat = 0; seat < board.seats(); seat++) {
            line("hand", (seat + 1 + " " + cards(cards.hands[seat])).trim());
        }
        if (board.isOpen()) {
            line("row", cards(cards.row));
        }
        line("deck", cards(cards.deck));
        line("discard", cards(cards.discard));
        if (board.turn() > 1) {
            line("round", board.round() + " first " + (board.first() + 1));
        }
        Seed shuffle = cards.shuffle;
        if (shuffle != null && !shuffle.equals(Cards.PLAIN_SHUFFLE)) {
            line("shuffle", shuffle.hex());
        }
        line("turn", board.onTurn() == State.NOBODY ? "over" : board.onTurn() + 1 + " moves " + board.movesLeft());
        return text.toString();
    }

    private void line(String key, String value) {
        text.append(key);
        if (!value.isEmpty()) {
            text.append(" ".repeat(COLUMN - key.length())).append(value);
        }
        text.append('\n');
    }

    private String path() {
        StringBuilder path = new StringBuilder();
        for (int square = 1; square <= board.squares(); square++) {
            path.append(square > 1 && square % Path.SECTION == 1 ? " " : "").append(board.letter(board.symbol(square)));
        }
        return path.toString();
    }

    private String pirates(int seat) {
        StringBuilder squares = new StringBuilder();
        for (int square = 0; square <= board.boat(); square++) {
            for (int i = board.pirates(seat, square); i > 0; i--) {
                squares.append(' ').append(Notation.square(board, square));
            }
        }
        return squares.toString();
    }

    private String cards(byte[] cards) {
        StringBuilder letters = new StringBuilder();
        for (byte card : cards) {
            letters.append(letters.isEmpty() ? "" : " ").append(board.letter(card));
        }
        return letters.toString();
    }
}
