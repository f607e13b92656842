package cabestan.server.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a cache of the database may remember. */
class ReadCacheTest {

    private final ReadCache<String> cache = new ReadCache<>(Duration.ofHours(1));
    private final AtomicInteger reads = new AtomicInteger();

    private String read(String key) {
        return cache.get(key, name -> name + reads.incrementAndGet());
    }

    @Test
    void a_value_is_read_once() {
        assertEquals("anna1", read("anna"));
        assertEquals("anna1", read("anna"));
        assertEquals("bert2", read("bert"));
    }

    @Test
    void a_value_that_has_changed_is_read_again() {
        read("anna");
        read("bert");
        cache.remove("anna");
        assertEquals("anna3", read("anna"));
        cache.removeIf(value -> value.startsWith("bert"));
        assertEquals("bert4", read("bert"));
        assertEquals("anna3", read("anna"));
    }

    @Test
    void a_value_is_good_for_a_while_only() {
        ReadCache<String> shortLived = new ReadCache<>(Duration.ofNanos(-1));
        assertEquals("anna1", shortLived.get("anna", name -> name + reads.incrementAndGet()));
        assertEquals("anna2", shortLived.get("anna", name -> name + reads.incrementAndGet()));
    }

    @Test
    void what_changed_while_it_was_read_is_not_remembered() {
        String stale = cache.get("anna", name -> {
            cache.remove(name); // another thread has written
            return "stale";
        });
        assertEquals("stale", stale);
        assertEquals("anna1", read("anna"));
    }
}
