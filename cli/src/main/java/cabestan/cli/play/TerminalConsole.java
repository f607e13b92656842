package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.InfoCmp.Capability;

/** A console on a terminal with a cursor: pages, history, and completion with Tab. */
public final class TerminalConsole implements Console, AutoCloseable {

    private static final int DEFAULT_ROWS = 24;

    private final Terminal terminal;
    private final LineReader reader;
    private final TerminalStyle style = TerminalStyle.ofTerminal();
    private Function<List<String>, List<String>> words = before -> List.of();
    private boolean thinking;

    public TerminalConsole() throws IOException {
        terminal = TerminalBuilder.builder().system(true).build();
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .completer(
                        (line, typed, candidates) -> words.apply(typed.words().subList(0, typed.wordIndex()))
                                .forEach(word -> candidates.add(new Candidate(word))))
                // "!" turns a crate over and "^" lifts a piece: no history expansion
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .build();
    }

    @Override
    public TerminalStyle style() {
        return style;
    }

    @Override
    public void say(String text) {
        if (thinking) {
            terminal.writer().print('\r');
            terminal.puts(Capability.clr_eol);
            thinking = false;
        }
        terminal.writer().println(text.stripTrailing());
        terminal.flush();
    }

    @Override
    public void page(String board, List<String> messages) {
        terminal.puts(Capability.clear_screen);
        thinking = false;
        say(board);
        int width = board.lines().mapToInt(TerminalStyle::width).max().orElse(0);
        if (terminal.getColumns() > 0 && width > terminal.getColumns()) {
            say("The board needs " + width + " columns; this terminal has " + terminal.getColumns() + ".");
        }
        int rows = terminal.getRows() > 0 ? terminal.getRows() : DEFAULT_ROWS;
        int room = Math.max(0, rows - 1 - (int) board.stripTrailing().lines().count());
        messages.subList(Math.max(0, messages.size() - room), messages.size()).forEach(this::say);
    }

    @Override
    public void wipe() {
        terminal.puts(Capability.clear_screen);
        terminal.writer().print("\u001b[3J"); // clears the scrollback too
        terminal.flush();
    }

    @Override
    public void thinking(String who) {
        terminal.writer().print(who + style.either(" is thinking …", " is thinking ..."));
        terminal.flush();
        thinking = true;
    }

    @Override
    public String ask(String prompt, Function<List<String>, List<String>> completions) {
        words = completions;
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException | UserInterruptException e) {
            return null; // Ctrl-D and Ctrl-C leave the table
        }
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
