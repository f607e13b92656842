package cabestan.server.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.picture.Moment;
import cabestan.rules.game.State;
import cabestan.server.protocol.RequestRejected;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Pictures are made a few at once, and kept. */
class PictureQueueTest {

    private static final Moment BOARD = new Moment(
            "arcanor", ",,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,,,,, w", List.of(), State.WATCHER);

    @Test
    void the_same_picture_is_made_once() {
        PictureQueue queue = new PictureQueue(1, Duration.ofMinutes(1));
        AtomicInteger made = new AtomicInteger();
        Supplier<Moment> counted = () -> {
            made.incrementAndGet();
            return BOARD;
        };
        byte[] first = queue.picture("board", counted);
        assertSame(first, queue.picture("board", counted));
        assertEquals(1, made.get());
    }

    @Test
    void who_comes_when_too_many_are_waiting_is_told_to_try_again() throws InterruptedException {
        PictureQueue queue = new PictureQueue(1, Duration.ofMillis(20));
        CountDownLatch busy = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Supplier<Moment> slow = () -> {
            busy.countDown();
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return BOARD;
        };
        assertEquals(
                503,
                assertThrows(RequestRejected.class, () -> queue.picture("slow", slow))
                        .status());
        busy.await();
        AtomicInteger asked = new AtomicInteger();
        for (int i = 0; i < 20; i++) {
            String tag = "waiting " + i;
            RequestRejected rejected = assertThrows(
                    RequestRejected.class,
                    () -> queue.picture(tag, () -> {
                        asked.incrementAndGet();
                        return BOARD;
                    }));
            assertEquals("try-again", rejected.rejection().code());
        }
        release.countDown();
        PictureQueue another = new PictureQueue(1, Duration.ofMinutes(1));
        assertTrue(another.picture("board", () -> BOARD).length > 0);
        assertEquals(0, asked.get(), "those who have gone away get no picture");
    }

    @Test
    void a_game_without_drawings_has_no_pictures() {
        PictureQueue queue = new PictureQueue(1, Duration.ofMinutes(1));
        Moment noughts = new Moment("noughts", "", List.of(), State.WATCHER);
        assertEquals(
                404,
                assertThrows(RequestRejected.class, () -> queue.picture("it", () -> noughts))
                        .status());
    }
}
