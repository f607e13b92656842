package cabestan.server.picture;

import cabestan.picture.Moment;
import cabestan.picture.image.PreviewFile;
import cabestan.server.cache.LruMap;
import cabestan.server.protocol.RequestRejected;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Makes pictures, a few at once, and keeps those that were asked for last. They have threads of their own, so that they
 * never take all processors: whoever plays does not wait for whoever wants pictures.
 */
final class PictureQueue {

    private static final int MOST_KEPT = 60; // each has up to 300 kB
    private static final int MOST_WAITING = 8;
    private static final Duration IDLE = Duration.ofSeconds(30);

    private final Map<String, byte[]> kept = Collections.synchronizedMap(new LruMap<>(MOST_KEPT));
    private final ThreadPoolExecutor threads;
    private final Duration patience;

    PictureQueue(int atOnce, Duration patience) {
        this.patience = patience;
        this.threads = new ThreadPoolExecutor(
                atOnce,
                atOnce,
                IDLE.toSeconds(),
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(MOST_WAITING),
                Thread.ofPlatform().name("pictures-", 0).daemon().factory());
        threads.allowCoreThreadTimeOut(true);
    }

    /**
     * The file (PNG) of what a tag stands for. Rejected when too many are waiting, and for a game without drawings.
     *
     * @param moment what the picture shows, asked for only if it is not known yet
     */
    byte[] picture(String tag, Supplier<Moment> moment) {
        byte[] known = kept.get(tag);
        if (known != null) {
            return known;
        }
        Future<byte[]> making;
        try {
            making = threads.submit(() -> made(tag, moment));
        } catch (RejectedExecutionException e) {
            throw busy();
        }
        try {
            return making.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            making.cancel(false);
            throw busy();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw busy();
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        }
    }

    private byte[] made(String tag, Supplier<Moment> moment) {
        byte[] known = kept.get(tag); // somebody may have asked for the same a moment ago
        if (known != null) {
            return known;
        }
        byte[] file = PreviewFile.of(moment.get())
                .orElseThrow(() -> RequestRejected.notFound("there are no pictures of this game"));
        kept.put(tag, file);
        return file;
    }

    private static RequestRejected busy() {
        return new RequestRejected(503, "try-again", "many pictures are wanted right now; try again in a moment");
    }
}
