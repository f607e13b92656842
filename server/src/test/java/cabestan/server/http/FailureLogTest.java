package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.ServerTest;
import org.junit.jupiter.api.Test;

/** What the log tells of a request that fails unexpectedly. */
class FailureLogTest extends ServerTest {

    @Override
    protected ServerOptions options() {
        return super.options().withDocs(path -> {
            throw new IllegalStateException("a fault");
        });
    }

    @Test
    void the_route_is_named_and_not_the_path_which_may_be_a_secret_link() {
        try (CapturedLog log = CapturedLog.of(HttpServer.class)) {
            assertEquals(500, visitor().send("GET", "/docs/4kPz0aXbQ2mN", "").statusCode());
            assertTrue(log.text().contains("GET /* failed"), log.text());
            assertTrue(log.text().contains("a fault"), log.text());
            assertFalse(log.text().contains("4kPz0aXbQ2mN"), log.text());
        }
    }
}
