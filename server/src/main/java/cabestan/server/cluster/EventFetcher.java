package cabestan.server.cluster;

import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import cabestan.table.event.LoggedEvent;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Fetches events that other nodes have written; under load, matches that change at the same moment share one query. */
public final class EventFetcher implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(EventFetcher.class);
    private static final Duration BETWEEN_QUERIES = Duration.ofMillis(5);

    private final MatchRepository repository;
    private final BiConsumer<String, List<LoggedEvent>> deliver;
    private final BackgroundTasks tasks;
    private final BackgroundLoop loop;
    private final Map<String, Integer> wanted = new HashMap<>();

    /**
     * @param deliver receives a match and its new events, on another thread because it may have to wait for the room
     */
    public EventFetcher(
            MatchRepository repository, BackgroundTasks tasks, BiConsumer<String, List<LoggedEvent>> deliver) {
        this.repository = repository;
        this.deliver = deliver;
        this.tasks = tasks;
        this.loop = tasks.loop("event-fetcher", Thread.ofVirtual(), this::fetchWanted);
    }

    public void start() {
        loop.start();
    }

    /** Soon delivers what happened in this match after this version. */
    public synchronized void fetch(String match, int version) {
        wanted.merge(match, version, Math::min);
        notifyAll();
    }

    private void fetchWanted() throws InterruptedException {
        Map<String, Integer> versions = takeWanted();
        try {
            Map<String, List<LoggedEvent>> fetched = repository.eventsSince(versions);
            tasks.once("event-delivery", () -> fetched.forEach(this::deliver));
        } catch (StoreFailure e) {
            LOG.warn(
                    "events of {} matches could not be fetched; the reconciler will: {}",
                    versions.size(),
                    e.getMessage());
        }
        Thread.sleep(BETWEEN_QUERIES);
    }

    private synchronized Map<String, Integer> takeWanted() throws InterruptedException {
        while (wanted.isEmpty()) {
            wait();
        }
        Map<String, Integer> taken = Map.copyOf(wanted);
        wanted.clear();
        return taken;
    }

    private void deliver(String match, List<LoggedEvent> events) {
        try {
            deliver.accept(match, events);
        } catch (RuntimeException e) { // the events of other matches must not wait for it
            LOG.warn(
                    "match={} events could not be delivered; the reconciler will try again: {}", match, e.getMessage());
        }
    }

    @Override
    public void close() {
        loop.close();
    }
}
