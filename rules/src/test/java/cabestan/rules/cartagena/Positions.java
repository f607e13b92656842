package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Rejection;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Positions for the tests, and short ways to play on them and to look at them. */
final class Positions {

    /** The path of the printed examples: skulls on 12, 17, 23, daggers on 7, 15, 24, a bottle on 18. */
    static final String PRINTED_PATH = "TDBPHK DBPHKT PHDKTB BPHKTD DTBPHK DTBPHK";

    private Positions() {}

    static CartagenaState at(String position) {
        return CartagenaGame.GAME.readPosition(complete(position));
    }

    /** Writes the cards that stand nowhere else in place of {@code …}, in the order of the symbols. */
    static String complete(String position) {
        Edition edition = Edition.named(words(position, "edition").getFirst());
        long rest = Tally.ofEach(edition.box.copies);
        for (String line : position.split("\n")) {
            if (line.matches("(hand|row|deck|discard).*")) {
                for (char letter : line.substring(line.indexOf(' ') + 1).toCharArray()) {
                    rest -= edition.symbol(letter) < 0 ? 0 : Tally.one(edition.symbol(letter));
                }
            }
        }
        StringBuilder cards = new StringBuilder();
        for (byte card : Tally.cards(rest)) {
            cards.append(edition.letter(card)).append(' ');
        }
        return position.replace("…", cards);
    }

    /** Jamaica on the printed path with these lines for pirates and hands, the first player on turn with all moves. */
    static CartagenaState jamaica(String lines) {
        return at("game cartagena\nedition jamaica\npath " + PRINTED_PATH + "\n" + lines
                + "deck …\ndiscard\nturn 1 moves 3\n");
    }

    /** Plays these actions, each of which must be legal. */
    static void play(CartagenaState state, String actions) {
        for (String text : actions.split(" ")) {
            int action = state.read(text);
            assertEquals(Optional.empty(), state.reject(action), text);
            state.play(action);
        }
    }

    /** The rule and the code with which this action is rejected; playing on is as before. */
    static String rejected(CartagenaState state, String action) {
        String before = state.position();
        Rejection rejection = state.reject(state.read(action)).orElseThrow();
        assertEquals(before, state.position());
        return rejection.rule() + " " + rejection.code();
    }

    /** All legal actions, sorted; counted without a list there must be as many. */
    static List<String> actions(CartagenaState state) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        assertEquals(count, state.countActions(new int[state.maxActions()]), state.position());
        return Arrays.stream(actions, 0, count).mapToObj(state::write).sorted().toList();
    }

    static String pirates(CartagenaState state, int seat) {
        return line(state.position(), "pirates", seat);
    }

    static String hand(CartagenaState state, int seat) {
        return line(state.position(), "hand", seat);
    }

    /** What follows the key in a position, single spaced. */
    static String line(String position, String key) {
        return String.join(" ", words(position, key));
    }

    /** What follows the key and the seat, counted from 1. */
    static String line(String position, String key, int seat) {
        for (String line : position.split("\n")) {
            List<String> words = List.of(line.split(" +"));
            if (words.getFirst().equals(key) && words.get(1).equals("" + seat)) {
                return String.join(" ", words.subList(2, words.size()));
            }
        }
        throw new AssertionError("no line " + key + " " + seat + " in\n" + position);
    }

    private static List<String> words(String position, String key) {
        for (String line : position.split("\n")) {
            List<String> words = List.of(line.split(" +"));
            if (words.getFirst().equals(key)) {
                return words.subList(1, words.size());
            }
        }
        throw new AssertionError("no line " + key + " in\n" + position);
    }

    /** The complaint about a position that cannot be: its line and its message. */
    static String complaint(String position) {
        BadText bad = assertThrows(BadText.class, () -> CartagenaGame.GAME.readPosition(position));
        return bad.line() + ": " + bad.getMessage();
    }
}
