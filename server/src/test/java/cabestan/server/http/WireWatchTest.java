package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.http.WireWatch.Verdict;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A wire that stays silent is pinged once, and given up when nothing comes back. */
class WireWatchTest {

    private static final long START = -1_000;

    private final WireWatch wire = new WireWatch(START);

    private Verdict look(long bytes, long seconds) {
        return wire.look(bytes, START + TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    void a_wire_that_speaks_is_left_alone() {
        for (int second = 0; second < 100; second += 9) {
            assertEquals(Verdict.LEAVE, look(second + 1, second));
        }
    }

    @Test
    void a_silent_wire_is_pinged_once_and_dropped_after_twenty_seconds() {
        assertEquals(Verdict.LEAVE, look(0, 9));
        assertEquals(Verdict.PING, look(0, 10));
        assertEquals(Verdict.LEAVE, look(0, 12));
        assertEquals(Verdict.DROP, look(0, 20));
    }

    @Test
    void the_answer_to_a_ping_is_a_sign_of_life() {
        assertEquals(Verdict.PING, look(0, 11));
        assertEquals(Verdict.LEAVE, look(6, 12));
        assertEquals(Verdict.LEAVE, look(6, 21));
        assertEquals(Verdict.PING, look(6, 22));
    }
}
