package cabestan.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import cabestan.server.room.DeadlineQueue.Due;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A clock that is set with every action rings once. */
class DeadlineQueueTest {

    private static final long NOW = System.nanoTime();
    private final DeadlineQueue queue = new DeadlineQueue();

    private static Due in(String match, long seconds) {
        return new Due(match, NOW + TimeUnit.SECONDS.toNanos(seconds), false);
    }

    @Test
    void a_match_has_one_alarm_however_often_the_turn_passes_between_a_short_and_a_long_clock() {
        for (int action = 0; action < 1_000; action++) {
            queue.set(in("m1", action % 2 == 0 ? 10 : 50));
        }
        queue.set(in("m2", 20));
        assertEquals(2, queue.size());
    }

    @Test
    void what_was_put_off_does_not_ring_and_what_was_brought_forward_does() throws InterruptedException {
        queue.set(in("m1", -1));
        queue.set(in("m1", 1_000));
        assertNull(queue.poll(1));
        queue.set(in("m1", -2));
        queue.set(in("m2", -1));
        assertEquals("m1", queue.poll(1).match());
        assertEquals("m2", queue.poll(1).match());
        assertNull(queue.poll(1));
    }

    @Test
    void what_the_store_tells_counts_only_if_it_is_earlier() throws InterruptedException {
        queue.set(in("m1", 20));
        queue.setIfEarlier(new Due("m1", NOW + TimeUnit.SECONDS.toNanos(30), true));
        assertEquals(1, queue.size());
        queue.setIfEarlier(new Due("m1", NOW, true));
        assertEquals(1, queue.size());
        assertEquals(new Due("m1", NOW, true), queue.poll(1));
    }

    @Test
    void a_match_without_a_clock_has_none() throws InterruptedException {
        queue.set(in("m1", -1));
        queue.remove("m1");
        assertNull(queue.poll(1));
        assertEquals(0, queue.size());
    }
}
