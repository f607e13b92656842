package cabestan.server.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** News on their way to other nodes: when much is said, what falls into one moment leaves together, as each message costs every node. */
final class OutgoingBatch {

    private static final Duration MOMENT = Duration.ofMillis(20);
    private static final int MOST_WAITING = 10_000;
    private static final int MOST_TOGETHER = 500;

    private final BlockingQueue<BusMessage> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

    /** What finds no room is lost, as news may be. */
    void add(BusMessage message) {
        waiting.offer(message);
    }

    /** Waits for news, but at least a moment since the last: what is said seldom leaves at once. */
    List<BusMessage> next() throws InterruptedException {
        Thread.sleep(MOMENT);
        List<BusMessage> batch = new ArrayList<>();
        batch.add(waiting.take());
        waiting.drainTo(batch, MOST_TOGETHER - 1);
        return batch;
    }
}
