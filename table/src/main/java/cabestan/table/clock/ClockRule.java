package cabestan.table.clock;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Split;

/** How much time a match gives its players. */
public sealed interface ClockRule {

    /**
     * Unlimited time.
     *
     * @param silence after how many days without an action the others may go on without the person on turn
     */
    record None(int silence) implements ClockRule {

        public static final int USUAL_SILENCE = 14;

        public None() {
            this(USUAL_SILENCE);
        }
    }

    /** Time for the whole match, with an increment after each turn. */
    record WholeMatch(int seconds, int increment) implements ClockRule {}

    /** A number of days for each turn. */
    record EachTurn(int days) implements ClockRule {}

    /** The time each seat has at the start, in milliseconds. */
    default long startMillis() {
        return switch (this) {
            case None none -> 0;
            case WholeMatch(int seconds, int increment) -> seconds * 1000L;
            case EachTurn(int days) -> days * 24L * 3600 * 1000;
        };
    }

    /** The rule as text. Release 0.1 ignores any words after those that it knows. */
    default String write() {
        return switch (this) {
            case None(int silence) -> silence == None.USUAL_SILENCE ? "none" : "none " + silence;
            case WholeMatch(int seconds, int increment) -> "match " + seconds + " " + increment;
            case EachTurn(int days) -> "turn " + days;
        };
    }

    /** Reads what {@link #write} wrote. */
    static ClockRule read(String text) {
        String[] words = Split.by(' ', text);
        return switch (words[0] + " " + words.length) {
            case "none 1" -> new None();
            case "none 2" -> new None(number(words[1], text));
            case "match 3" -> new WholeMatch(number(words[1], text), number(words[2], text));
            case "turn 2" -> new EachTurn(number(words[1], text));
            default -> throw bad(text);
        };
    }

    private static int number(String word, String text) {
        int number;
        try {
            number = Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw bad(text);
        }
        if (number < 0) {
            throw bad(text);
        }
        return number;
    }

    private static BadText bad(String text) {
        return new BadText(BadText.quote(text)
                + " is not a clock; expected none, none DAYS, match SECONDS INCREMENT or turn DAYS");
    }
}
