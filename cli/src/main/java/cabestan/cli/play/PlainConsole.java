package cabestan.cli.play;

import cabestan.cli.draw.TerminalStyle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Function;

/** Line by line, in plain text: for pipes and for terminals that can do no more. */
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
    public void page(String board, List<String> news) {
        say(board); // the news were said when they were new
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
