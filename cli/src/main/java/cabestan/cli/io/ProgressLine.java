package cabestan.cli.io;

import cabestan.cli.draw.TerminalStyle;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/** Shows how far a command has got: on a terminal in one line that changes, in a file or a pipe by a new line now and then. */
public final class ProgressLine {

    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;

    private final PrintWriter err;
    private final boolean canRewrite;
    private final LongSupplier nanoTime;
    private long lastLine;
    private String text = "";

    public ProgressLine(PrintWriter err) {
        this(err, TerminalStyle.isTerminal(), System::nanoTime);
    }

    ProgressLine(PrintWriter err, boolean canRewrite, LongSupplier nanoTime) {
        this.err = err;
        this.canRewrite = canRewrite;
        this.nanoTime = nanoTime;
        this.lastLine = nanoTime.getAsLong();
    }

    public synchronized void show(String newText) {
        if (canRewrite) {
            err.print("\r" + TerminalStyle.pad(newText, text.length()));
            err.flush();
        } else if (nanoTime.getAsLong() - lastLine >= NANOS_BETWEEN_LINES) {
            lastLine = nanoTime.getAsLong();
            err.println(newText);
        }
        text = newText;
    }

    /** Prints a message on a line of its own. */
    public synchronized void interrupt(String message) {
        err.println((canRewrite ? "\n" : "") + message);
        text = "";
    }

    /** Leaves the last text on the screen. */
    public synchronized void end() {
        if (canRewrite || !text.isEmpty()) {
            err.println(canRewrite ? "" : text);
        }
        text = "";
    }
}
