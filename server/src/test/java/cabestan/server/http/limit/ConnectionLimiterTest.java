package cabestan.server.http.limit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.server.protocol.RequestRejected;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ConnectionLimiterTest {

    private static final String ADDRESS = "192.0.2.7";

    private long now;
    private final ConnectionLimiter limiter = new ConnectionLimiter(16, () -> now);

    private void open(int connections) {
        for (int i = 0; i < connections; i++) {
            limiter.reserve(ADDRESS);
            limiter.enter(ADDRESS);
        }
    }

    @Test
    void an_address_that_has_too_many_open_must_close_one_first() {
        open(16);
        assertThrows(RequestRejected.class, () -> limiter.reserve(ADDRESS));
        assertDoesNotThrow(() -> limiter.reserve("192.0.2.8"));
        limiter.leave(ADDRESS);
        assertDoesNotThrow(() -> limiter.reserve(ADDRESS));
    }

    @Test
    void handshakes_at_the_same_time_cannot_exceed_the_limit_together() {
        for (int i = 0; i < 16; i++) {
            limiter.reserve(ADDRESS);
        }
        assertThrows(RequestRejected.class, () -> limiter.reserve(ADDRESS));
    }

    @Test
    void a_handshake_that_leads_to_no_connection_gives_its_place_back() {
        open(15);
        limiter.reserve(ADDRESS);
        assertThrows(RequestRejected.class, () -> limiter.reserve(ADDRESS));
        now += Duration.ofSeconds(11).toNanos();
        assertDoesNotThrow(() -> limiter.reserve(ADDRESS));
    }

    @Test
    void connections_on_other_nodes_count_until_they_are_closed() {
        open(6);
        limiter.openElsewhere("two", Map.of(ADDRESS, 6));
        limiter.openElsewhere("three", Map.of(ADDRESS, 4));
        assertThrows(RequestRejected.class, () -> limiter.reserve(ADDRESS));
        limiter.openElsewhere("three", Map.of(ADDRESS, 3));
        assertDoesNotThrow(() -> limiter.reserve(ADDRESS));
    }

    @Test
    void a_node_that_falls_silent_has_none_open() {
        limiter.openElsewhere("two", Map.of(ADDRESS, 16));
        now += Duration.ofSeconds(4).toNanos();
        assertThrows(RequestRejected.class, () -> limiter.reserve(ADDRESS));
        now += Duration.ofSeconds(2).toNanos();
        assertDoesNotThrow(() -> limiter.reserve(ADDRESS));
    }

    @Test
    void only_addresses_that_used_a_good_part_of_the_limit_are_reported() {
        open(1);
        assertEquals(Map.of(), limiter.worthTelling());
        open(1);
        assertEquals(Map.of(ADDRESS, 2), limiter.worthTelling());
    }
}
