package cabestan.rules.arcanor;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;
import java.util.ArrayList;
import java.util.List;

/** The words that may follow a position: the table, the option, and what is counted and shown. */
final class PositionWords {

    private final ArcanorBoard board;
    private final boolean memory;
    private final List<String> seen = new ArrayList<>();
    private int quiet;
    private long lifted;
    private long shown;

    PositionWords(ArcanorBoard board, boolean memory) {
        this.board = board;
        this.memory = memory;
    }

    int quiet() {
        return quiet;
    }

    long lifted() {
        return lifted;
    }

    long shown() {
        return shown;
    }

    void read(String word) {
        int equals = word.indexOf('=');
        String name = equals < 0 ? word : word.substring(0, equals + 1);
        String value = word.substring(name.length());
        switch (name) {
            case "memory", "release-any" -> {}
            case "quiet=" -> quiet = number(value);
            case "lifted=" ->
                lifted = squares(name, value, board.liftable(), "a stack of the side to move that can be lifted");
            case "shown=" -> shown = squares(name, value, occupied(), "an occupied square");
            default ->
                throw new BadText("unknown word " + BadText.quote(word)
                        + "; expected memory, release-any, quiet=, lifted= or shown=");
        }
        if (seen.contains(name)) {
            throw new BadText("a second word " + BadText.quote(name));
        }
        seen.add(name);
    }

    private long occupied() {
        return board.stacks(ArcanorBoard.WHITE) | board.stacks(ArcanorBoard.BLACK);
    }

    private static int number(String value) {
        int number = value.isEmpty() || value.length() > 3 ? -1 : 0;
        for (int i = 0; i < value.length() && number >= 0; i++) {
            int digit = "0123456789".indexOf(value.charAt(i));
            number = digit < 0 ? -1 : 10 * number + digit;
        }
        if (number >= 0 && number <= ArcanorState.QUIET_LIMIT) {
            return number;
        }
        throw new BadText(
                "quiet=: expected a number from 0 to " + ArcanorState.QUIET_LIMIT + ", found " + BadText.quote(value));
    }

    private long squares(String name, String value, long allowed, String expected) {
        if (!memory) {
            throw new BadText(name + " is only for the memory table; expected the word memory before it");
        }
        long squares = 0;
        for (String square : Split.by(',', value)) {
            long bit = 1L << ArcanorSquare.read(square);
            if ((bit & allowed) == 0) {
                throw new BadText(name + ": expected " + expected + ", found " + square);
            }
            squares |= bit;
        }
        return squares;
    }
}
