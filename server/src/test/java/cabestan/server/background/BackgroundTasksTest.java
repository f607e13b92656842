package cabestan.server.background;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.CapturedLog;
import cabestan.server.support.ServerTest;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Background work survives its own faults, and operators can see them. */
class BackgroundTasksTest {

    private final SimpleMeterRegistry metrics = new SimpleMeterRegistry();
    private final BackgroundTasks tasks = new BackgroundTasks(metrics);

    private double failures(String task) {
        return metrics.get("cabestan.background.failures")
                .tag("task", task)
                .counter()
                .count();
    }

    private double lastSuccess(String task) {
        return metrics.get("cabestan.background.last.success")
                .tag("task", task)
                .gauge()
                .value();
    }

    @Test
    void a_loop_that_throws_goes_on_and_is_counted() throws InterruptedException {
        BlockingQueue<Integer> input = new LinkedBlockingQueue<>();
        BlockingQueue<Integer> quotients = new LinkedBlockingQueue<>();
        try (CapturedLog log = CapturedLog.of(BackgroundTasks.class);
                BackgroundLoop loop =
                        tasks.loop("divider", Thread.ofVirtual(), () -> quotients.add(12 / input.take()))) {
            loop.start();
            input.add(0);
            input.add(4);
            assertEquals(3, quotients.poll(30, TimeUnit.SECONDS));
            assertEquals(1, failures("divider"));
            assertTrue(log.text().contains("task=divider failed unexpectedly"), log.text());
        }
    }

    @Test
    void the_last_success_can_be_read() throws InterruptedException {
        double before = System.currentTimeMillis() / 1000.0;
        CountDownLatch rounds = new CountDownLatch(2);
        try (BackgroundLoop loop = tasks.loop("counter", Thread.ofVirtual(), () -> {
            rounds.countDown();
            Thread.sleep(10);
        })) {
            loop.start();
            assertTrue(rounds.await(30, TimeUnit.SECONDS));
            assertTrue(lastSuccess("counter") >= before);
        }
    }

    @Test
    void a_closed_loop_ends() {
        BackgroundLoop loop = tasks.loop("sleeper", Thread.ofVirtual(), () -> Thread.sleep(60_000));
        loop.start();
        loop.close();
        loop.join();
        assertTrue(loop.isClosed());
        assertEquals(0, failures("sleeper"));
    }

    @Test
    void work_that_is_done_once_is_counted_when_it_throws() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        try (CapturedLog log = CapturedLog.of(BackgroundTasks.class)) {
            tasks.once("doomed", () -> {
                begun.countDown();
                throw new IllegalStateException("as the test wants it");
            });
            assertTrue(begun.await(30, TimeUnit.SECONDS));
            ServerTest.await(() -> log.text().contains("as the test wants it"));
        }
        assertEquals(1, failures("doomed"));
    }
}
