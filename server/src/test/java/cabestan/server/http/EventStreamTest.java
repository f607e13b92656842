package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.identity.Credential;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A stream whose client does not read. */
class EventStreamTest {

    private final AtomicInteger dropped = new AtomicInteger();
    private final EventStream stream =
            new EventStream(new Credential(Credential.Kind.TOKEN, "t", "anna"), dropped::incrementAndGet);

    private void tell(int messages) {
        for (int i = 0; i < messages; i++) {
            stream.tellWritten("{}");
        }
    }

    @Test
    void a_client_that_reads_too_slowly_is_dropped_and_counted_once() {
        tell(512);
        assertEquals(0, dropped.get());
        tell(100);
        assertEquals(1, dropped.get());
    }

    @Test
    void long_messages_are_bounded_by_their_characters() {
        String million = "x".repeat(1_000_000);
        for (int i = 0; i < 4; i++) {
            stream.tellWritten(million);
        }
        assertEquals(0, dropped.get());
        stream.tellWritten(million);
        assertEquals(1, dropped.get());
    }
}
