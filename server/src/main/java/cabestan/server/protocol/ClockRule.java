package cabestan.server.protocol;

import java.time.Duration;

/** How much time a match gives. */
public sealed interface ClockRule {

    /** All the time in the world. */
    record None() implements ClockRule {}

    /** Time for the whole match, and some more after each turn. */
    record WholeMatch(int seconds, int increment) implements ClockRule {}

    /** So many days for each turn. */
    record EachTurn(int days) implements ClockRule {}

    /** The time a seat has at the start, in milliseconds. */
    default long startMillis() {
        return switch (this) {
            case None none -> 0;
            case WholeMatch(int seconds, int increment) -> seconds * 1000L;
            case EachTurn(int days) -> Duration.ofDays(days).toMillis();
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
        return switch (words[0]) {
            case "none" -> new None();
            case "match" -> new WholeMatch(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            case "turn" -> new EachTurn(Integer.parseInt(words[1]));
            default -> throw new IllegalArgumentException(text);
        };
    }
}
