package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.ServerTest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A receiver gets as many attempts at once as its lane is wide, and a full lane is asked again the later the slower it is. */
class LanesTest {

    private final Lanes lanes = new Lanes();

    @Test
    void a_lane_is_full_until_somebody_leaves_it() {
        Lanes.Place first = lanes.enter("chat", 2).orElseThrow();
        assertTrue(lanes.enter("chat", 2).isPresent());
        assertEquals(Optional.empty(), lanes.enter("chat", 2));
        assertTrue(lanes.enter("other", 2).isPresent());
        lanes.leave(first);
        assertTrue(lanes.enter("chat", 2).isPresent());
    }

    @Test
    void a_receiver_that_does_not_answer_is_asked_again_after_two_seconds_even_if_others_beside_it_were_answered() {
        Lanes.Place dead = lanes.enter("chat", 2).orElseThrow();
        ServerTest.await(() -> lanes.pause("chat").equals(Duration.ofSeconds(2)));
        lanes.leave(lanes.enter("chat", 2).orElseThrow());
        assertEquals(Duration.ofSeconds(2), lanes.pause("chat"));
        lanes.leave(dead);
        assertEquals(Duration.ofMillis(100), lanes.pause("chat"));
    }

    @Test
    void those_who_wait_for_a_full_lane_come_one_after_the_other_and_within_a_minute() {
        assertTrue(lanes.enter("chat", 1).isPresent());
        List<Duration> turns =
                Stream.generate(() -> lanes.turn("chat")).limit(1_000).toList();
        assertTrue(turns.get(1).compareTo(turns.get(0)) > 0, turns.toString());
        assertTrue(turns.get(9).compareTo(Duration.ofMillis(500)) > 0, turns.toString());
        assertTrue(
                turns.getLast().compareTo(Duration.ofMinutes(1)) <= 0,
                turns.getLast().toString());
        assertEquals(Duration.ofMillis(100), lanes.turn("other"));
    }
}
