package cabestan.server.background;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Closes a connection when its time is up, so that whoever reads from it or writes to it fails.
 *
 * <p>The timeout of a socket is no such limit: it begins anew with every byte, and the other side may send one now and
 * then for hours.
 */
public final class TimeLimit implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TimeLimit.class);

    private final Closeable connection;
    private final Duration limit;
    private final Thread thread = Thread.ofVirtual().name("time-limit").unstarted(this::run);
    private volatile boolean over;

    private TimeLimit(Closeable connection, Duration limit) {
        this.connection = connection;
        this.limit = limit;
    }

    /** A limit that begins now and ends when it is closed. */
    public static TimeLimit of(Closeable connection, Duration limit) {
        TimeLimit begun = new TimeLimit(connection, limit);
        begun.thread.start();
        return begun;
    }

    private void run() {
        try {
            Thread.sleep(limit);
            over = true;
            connection.close();
        } catch (InterruptedException e) {
            return; // all was done in time
        } catch (IOException e) {
            LOG.debug("a connection could not be closed: {}", e.getMessage());
        }
    }

    /** Whether the time was up before the limit was closed. */
    public boolean isOver() {
        return over;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
