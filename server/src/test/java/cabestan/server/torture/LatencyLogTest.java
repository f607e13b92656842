package cabestan.server.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.torture.KillableServer.Downtime;
import cabestan.server.torture.LatencyLog.Attempt;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two nodes, of which the first is down from 1,000 to 5,000 milliseconds. */
class LatencyLogTest {

    private static final List<List<Downtime>> DOWNTIMES =
            List.of(List.of(new Downtime(1_000_000_000L, 5_000_000_000L)), List.of());

    private final LatencyLog log = new LatencyLog();

    private static Attempt attempt(int node, long sentMillis, long answeredMillis) {
        return new Attempt(node, sentMillis * 1_000_000, answeredMillis * 1_000_000);
    }

    @Test
    void commands_are_told_apart_by_what_happened_elsewhere_meanwhile() {
        log.add(List.of(attempt(0, 100, 103)));
        log.add(List.of(attempt(1, 900, 904)));
        log.add(List.of(attempt(1, 990, 1_010))); // the other node went down while it waited
        log.add(List.of(attempt(1, 2_000, 2_007)));
        log.add(List.of(attempt(0, 6_000, 6_005)));
        assertEquals(new Latency(2, 7, 20, 20), log.duringDowntime(DOWNTIMES));
        assertEquals(new Latency(3, 4, 5, 5), log.otherwise(DOWNTIMES));
    }

    @Test
    void what_was_waited_for_at_the_node_that_is_down_does_not_count() {
        log.add(List.of(attempt(0, 1_500, 3_500), attempt(1, 3_550, 3_560)));
        log.add(List.of(attempt(0, 4_000, 5_200)));
        assertEquals(new Latency(1, 10, 10, 10), log.duringDowntime(DOWNTIMES));
        assertEquals(new Latency(0, 0, 0, 0), log.otherwise(DOWNTIMES));
    }

    @Test
    void waiting_in_vain_at_a_node_that_is_up_counts() {
        log.add(List.of(attempt(1, 4_000, 4_900), attempt(1, 5_100, 5_200)));
        assertEquals(new Latency(1, 1_000, 1_000, 1_000), log.duringDowntime(DOWNTIMES));
    }
}
