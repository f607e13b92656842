package cabestan.server;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** The format of the server's log: one line per entry, the time first, and {@code key=value} for what machines search for. */
public final class ServerLog extends Formatter {

    private static final Logger ROOT = Logger.getLogger("");
    private static final Logger JETTY = Logger.getLogger("org.eclipse.jetty");
    private static final Logger JAVALIN = Logger.getLogger("io.javalin");
    private static final Logger REDIS = Logger.getLogger("io.lettuce");
    private static final Logger NETTY = Logger.getLogger("io.netty");
    private static final Logger POOL = Logger.getLogger("com.zaxxer.hikari");

    private ServerLog() {}

    /** Sends the log to standard error in this format from now on; of libraries, only serious messages. */
    public static void toStandardError() {
        for (Handler handler : ROOT.getHandlers()) {
            ROOT.removeHandler(handler);
        }
        ConsoleHandler console = new ConsoleHandler();
        console.setFormatter(new ServerLog());
        ROOT.addHandler(console);
        JETTY.setLevel(Level.SEVERE);
        JAVALIN.setLevel(Level.SEVERE);
        REDIS.setLevel(Level.SEVERE); // that the bus is down is logged once, not at every attempt
        NETTY.setLevel(Level.SEVERE);
        POOL.setLevel(Level.WARNING);
    }

    /** For commands that use only parts of a server: logs warnings and errors only. */
    public static void onlyTrouble() {
        toStandardError();
        ROOT.setLevel(Level.WARNING);
    }

    @Override
    public String format(LogRecord entry) {
        String source = entry.getLoggerName();
        StringBuilder line = new StringBuilder()
                .append(Instant.ofEpochMilli(entry.getMillis()).truncatedTo(ChronoUnit.MILLIS))
                .append(" level=")
                .append(entry.getLevel().getName())
                .append(" at=")
                .append(source == null ? "-" : source.substring(source.lastIndexOf('.') + 1))
                .append(' ')
                .append(formatMessage(entry).replaceAll("\\R", " | ")) // text from outside cannot forge a line
                .append('\n');
        if (entry.getThrown() != null) {
            StringWriter trace = new StringWriter();
            entry.getThrown().printStackTrace(new PrintWriter(trace));
            line.append(trace);
        }
        return line.toString();
    }
}
