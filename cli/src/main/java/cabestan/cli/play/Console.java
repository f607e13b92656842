package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import java.util.List;
import java.util.function.Function;

/** Where people read and type. */
public interface Console {

    TerminalStyle style();

    /** One or more lines. */
    void say(String text);

    /** A fresh page: the board, and below it as much of the latest news as fits. */
    void page(String board, List<String> news);

    /** Wipes off what the next person must not see. */
    void wipe();

    /** Says that somebody thinks, until the next thing is said. */
    void thinking(String who);

    /** Asks for a line, or returns null when the person leaves; {@code words} completes what was typed before. */
    String ask(String prompt, Function<List<String>, List<String>> words);
}
