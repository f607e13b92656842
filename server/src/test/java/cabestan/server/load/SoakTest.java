package cabestan.server.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** A soak test finds what grows without bound, and nothing else. */
class SoakTest extends ServerTest {

    private static final Duration OFTEN = Duration.ofMillis(100);

    private final List<String> samples = new CopyOnWriteArrayList<>();

    private void awaitSamples(int count) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (samples.size() < count) {
            assertTrue(System.nanoTime() < end, "no samples were taken");
            LockSupport.parkNanos(10_000_000);
        }
    }

    @Test
    void matches_and_their_players_may_grow() {
        try (Soak soak = new Soak(server::countRows, OFTEN, samples::add)) {
            for (int i = 1; i <= 9; i++) {
                player("Anna").make("""
                        {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}]}""");
                awaitSamples(i);
            }
            List<String> grown = soak.faults().stream()
                    .filter(fault -> fault.startsWith("table"))
                    .toList();
            assertEquals(List.of(), grown);
        }
    }

    @Test
    void a_table_that_grows_without_new_matches_is_found() {
        Client anna = player("Anna");
        try (Soak soak = new Soak(server::countRows, OFTEN, samples::add)) {
            for (int i = 1; i <= 9; i++) {
                anna.post("/api/me/tokens", "{\"label\":\"one more\"}");
                awaitSamples(i);
            }
            assertTrue(
                    soak.faults().stream().anyMatch(fault -> fault.startsWith("table tokens grew")),
                    soak.faults().toString());
        }
    }
}
