package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;

/** A console of plain lines, for pipes and simple terminals. */
public final class PlainConsole implements Console {

    private final BufferedReader in;
    private final PrintWriter out;

    public PlainConsole(BufferedReader in, PrintWriter out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public TerminalStyle style() {
        return TerminalStyle.PLAIN;
    }

    @Override
    public void say(String text) {
        out.println(text.stripTrailing());
        out.flush();
    }

    @Override
    public void page(String board, List<String> messages) {
        say(board); // each message was printed when it arrived
    }

    @Override
    public void wipe() {}

    @Override
    public void thinking(String who) {}

    @Override
    public String ask(String prompt, Function<List<String>, List<String>> words) {
        out.print(prompt);
        out.flush();
        try {
            String line = in.readLine();
            out.println();
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
