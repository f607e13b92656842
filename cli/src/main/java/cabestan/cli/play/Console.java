package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import java.util.List;
import java.util.function.Function;

/** The screen and keyboard that people play at. */
public interface Console {

    TerminalStyle style();

    /** Prints one or more lines. */
    void say(String text);

    /** Shows a fresh page: the board, and below it as many of the latest messages as fit. */
    void page(String board, List<String> messages);

    /** Clears what the next person must not see. */
    void wipe();

    /** Shows that a player is thinking, until the next text is printed. */
    void thinking(String who);

    /** Asks for a line, or returns null if the person leaves; {@code words} completes what was typed so far. */
    String ask(String prompt, Function<List<String>, List<String>> words);
}
