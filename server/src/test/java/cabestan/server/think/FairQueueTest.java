package cabestan.server.think;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hosts take turns, and each host's matches come in order of arrival. */
class FairQueueTest {

    @Test
    void whoever_has_one_match_does_not_wait_for_whoever_has_many() throws InterruptedException {
        FairQueue queue = new FairQueue();
        for (int i = 1; i <= 3; i++) {
            queue.add("anna", "a" + i);
        }
        queue.add("bert", "b1");
        queue.add("cleo", "c1");
        queue.add("cleo", "c2");
        List<String> taken = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            taken.add(queue.take());
        }
        assertEquals(List.of("a1", "b1", "c1", "a2", "c2", "a3"), taken);
    }
}
