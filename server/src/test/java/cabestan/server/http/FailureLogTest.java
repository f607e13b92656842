package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.ServerTest;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the log tells of a request that fails unexpectedly. */
class FailureLogTest extends ServerTest {

    private final List<String> log = new CopyOnWriteArrayList<>();

    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            log.add(new SimpleFormatter().format(entry));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @Override
    protected ServerOptions options() {
        return super.options().withDocs(path -> {
            throw new IllegalStateException("a fault");
        });
    }

    @BeforeEach
    void listen() {
        Logger.getLogger("").addHandler(listener);
    }

    @AfterEach
    void stopListening() {
        Logger.getLogger("").removeHandler(listener);
    }

    @Test
    void the_route_is_named_and_not_the_path_which_may_be_a_secret_link() {
        assertEquals(500, visitor().send("GET", "/docs/4kPz0aXbQ2mN", "").statusCode());
        String told = String.join("", log);
        assertTrue(told.contains("GET /* failed"), told);
        assertTrue(told.contains("a fault"), told);
        assertFalse(told.contains("4kPz0aXbQ2mN"), told);
    }
}
