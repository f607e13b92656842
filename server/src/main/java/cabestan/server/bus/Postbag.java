package cabestan.server.bus;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** News on their way to other nodes: when much is said, what falls into one moment leaves together, as each message costs every node. */
final class Postbag {

    private static final Duration MOMENT = Duration.ofMillis(20);
    private static final int MOST_WAITING = 10_000;
    private static final int MOST_TOGETHER = 500;

    private final BlockingQueue<News> waiting = new ArrayBlockingQueue<>(MOST_WAITING);

    /** What finds no room is lost, as news may be. */
    void add(News news) {
        waiting.offer(news);
    }

    /** Waits for news, but at least a moment since the last: what is said seldom leaves at once. */
    List<News> next() throws InterruptedException {
        Thread.sleep(MOMENT);
        List<News> mail = new ArrayList<>();
        mail.add(waiting.take());
        waiting.drainTo(mail, MOST_TOGETHER - 1);
        return mail;
    }
}
