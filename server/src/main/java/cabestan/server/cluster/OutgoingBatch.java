package cabestan.server.cluster;

import cabestan.server.cluster.message.BusMessage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Messages waiting to be sent to other nodes; under load they leave in batches, because every transmission costs every node. */
final class OutgoingBatch {

    private static final Duration BETWEEN_BATCHES = Duration.ofMillis(20);
    private static final int MOST_WAITING = 10_000;
    private static final int LARGEST_BATCH = 500;

    private final BlockingQueue<BusMessage> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

    /** Drops the message if the queue is full; messages may be lost. */
    void add(BusMessage message) {
        waiting.offer(message);
    }

    /** Waits for the next batch, at least a moment after the last; a rare message leaves at once. */
    List<BusMessage> next() throws InterruptedException {
        Thread.sleep(BETWEEN_BATCHES);
        List<BusMessage> batch = new ArrayList<>();
        batch.add(waiting.take());
        waiting.drainTo(batch, LARGEST_BATCH - 1);
        return batch;
    }
}
