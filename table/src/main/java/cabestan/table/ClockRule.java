package cabestan.table;

import cabestan.rules.game.BadText;

/** How much time a match gives its players. */
public sealed interface ClockRule {

    /** As much time as they like. */
    record None() implements ClockRule {}

    /** Time for the whole match, and some more after each turn. */
    record WholeMatch(int seconds, int increment) implements ClockRule {}

    /** So many days for each turn. */
    record EachTurn(int days) implements ClockRule {}

    /** The time each seat has at the start, in milliseconds. */
    default long startMillis() {
        return switch (this) {
            case None none -> 0;
            case WholeMatch(int seconds, int increment) -> seconds * 1000L;
            case EachTurn(int days) -> days * 24L * 3600 * 1000;
        };
    }

    default String write() {
        return switch (this) {
            case None none -> "none";
            case WholeMatch(int seconds, int increment) -> "match " + seconds + " " + increment;
            case EachTurn(int days) -> "turn " + days;
        };
    }

    /** Reads what {@link #write} wrote. */
    static ClockRule read(String text) {
        String[] words = text.split(" ");
        try {
            if (words[0].equals("none") && words.length == 1) {
                return new None();
            }
            if (words[0].equals("match") && words.length == 3) {
                return new WholeMatch(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            }
            if (words[0].equals("turn") && words.length == 2) {
                return new EachTurn(Integer.parseInt(words[1]));
            }
        } catch (NumberFormatException e) {
            // the same complaint as for an unknown rule
        }
        throw new BadText(BadText.quote(text) + " is not a clock; expected none, match SECONDS INCREMENT or turn DAYS");
    }
}
