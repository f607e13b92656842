package cabestan.server.http.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What one node counts, and what it tells the others. */
class RateLimiterTest {

    private static final double SLOWLY = 1e-6; // so that nothing is refilled while a test runs

    private final RateLimiter here = new RateLimiter(SLOWLY, 10);
    private final RateLimiter there = new RateLimiter(SLOWLY, 10);

    private static long allowed(RateLimiter limiter, int times) {
        return IntStream.range(0, times).filter(i -> limiter.tryAcquire("anna")).count();
    }

    @Test
    void modest_use_is_not_shared() {
        assertEquals(5, allowed(here, 5));
        assertEquals(Map.of(), here.takeSpent());
    }

    @Test
    void use_beyond_half_of_the_limit_is_shared_once_and_in_full() {
        allowed(here, 6);
        assertEquals(Map.of("anna", 6), here.takeSpent());
        assertEquals(Map.of(), here.takeSpent());
        allowed(here, 1);
        assertEquals(Map.of("anna", 1), here.takeSpent());
    }

    @Test
    void two_nodes_that_share_counts_together_allow_what_one_allows() {
        int total = 0;
        for (int round = 0; round < 20; round++) {
            for (RateLimiter node : new RateLimiter[] {here, there}) {
                total += node.tryAcquire("anna") ? 1 : 0;
            }
            here.takeSpent().forEach(there::spentElsewhere);
            there.takeSpent().forEach(here::spentElsewhere);
        }
        assertTrue(total >= 9 && total <= 12, total + " were allowed");
        assertTrue(here.tryAcquire("bert"));
        assertFalse(there.tryAcquire("anna"));
    }
}
