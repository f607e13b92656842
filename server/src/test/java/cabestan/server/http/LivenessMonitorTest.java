package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.http.LivenessMonitor.Verdict;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A connection that stays silent is pinged once, and dropped when nothing comes back. */
class LivenessMonitorTest {

    private static final long START = -1_000;

    private final LivenessMonitor monitor = new LivenessMonitor(START);

    private Verdict check(long bytes, long seconds) {
        return monitor.check(bytes, START + TimeUnit.SECONDS.toNanos(seconds));
    }

    @Test
    void a_connection_that_receives_something_is_left_alone() {
        for (int second = 0; second < 100; second += 9) {
            assertEquals(Verdict.LEAVE, check(second + 1, second));
        }
    }

    @Test
    void a_silent_connection_is_pinged_once_and_dropped_after_twenty_seconds() {
        assertEquals(Verdict.LEAVE, check(0, 9));
        assertEquals(Verdict.PING, check(0, 10));
        assertEquals(Verdict.LEAVE, check(0, 12));
        assertEquals(Verdict.DROP, check(0, 20));
    }

    @Test
    void the_answer_to_a_ping_is_a_sign_of_life() {
        assertEquals(Verdict.PING, check(0, 11));
        assertEquals(Verdict.LEAVE, check(6, 12));
        assertEquals(Verdict.LEAVE, check(6, 21));
        assertEquals(Verdict.PING, check(6, 22));
    }
}
