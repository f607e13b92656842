package cabestan.server.support;

import java.util.Collection;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What one logger says while a test provokes trouble: the test looks at it, and nobody else takes it for a fault. */
public final class CapturedLog implements AutoCloseable {

    private final Collection<String> entries = new ConcurrentLinkedQueue<>();
    private final Logger logger;

    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            entries.add(new SimpleFormatter().format(entry));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    /** The log of a class, from now on until it is closed. */
    public static CapturedLog of(Class<?> source) {
        return of(source.getName());
    }

    /** The log of a library. */
    public static CapturedLog of(String source) {
        return new CapturedLog(Logger.getLogger(source));
    }

    private CapturedLog(Logger logger) {
        this.logger = logger;
        logger.addHandler(handler);
        logger.setUseParentHandlers(false);
    }

    /** Everything that was said so far. */
    public String text() {
        return String.join("", entries);
    }

    @Override
    public void close() {
        logger.setUseParentHandlers(true);
        logger.removeHandler(handler);
    }
}
