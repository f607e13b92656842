package cabestan.server.cluster;

import cabestan.server.store.EventRow;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Brings what other nodes have written; when much happens, the matches of one moment share a question to the store. */
public final class EventFetcher implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(EventFetcher.class);
    private static final Duration MOMENT = Duration.ofMillis(5);

    private final MatchRepository repository;
    private final BiConsumer<String, List<EventRow>> deliver;
    private final Map<String, Integer> wanted = new HashMap<>();
    private final Thread thread = Thread.ofVirtual().name("courier").unstarted(this::run);

    /** @param deliver gets a match and its further events; called on another thread, as it may wait for the room */
    public EventFetcher(MatchRepository repository, BiConsumer<String, List<EventRow>> deliver) {
        this.repository = repository;
        this.deliver = deliver;
    }

    public void start() {
        thread.start();
    }

    /** Soon brings what happened in this match after this version. */
    public synchronized void fetch(String match, int version) {
        wanted.merge(match, version, Math::min);
        notifyAll();
    }

    private void run() {
        try {
            while (!Thread.interrupted()) {
                awaitErrand();
                go(takeAll());
                Thread.sleep(MOMENT);
            }
        } catch (InterruptedException e) {
            LOG.debug("the courier goes home");
        }
    }

    private synchronized void awaitErrand() throws InterruptedException {
        while (wanted.isEmpty()) {
            wait();
        }
    }

    private synchronized Map<String, Integer> takeAll() {
        Map<String, Integer> taken = Map.copyOf(wanted);
        wanted.clear();
        return taken;
    }

    private void go(Map<String, Integer> errand) {
        try {
            Map<String, List<EventRow>> brought = repository.eventsSince(errand);
            Thread.startVirtualThread(() -> brought.forEach(this::hand));
        } catch (StoreFailure e) {
            LOG.warn("news of {} matches were not fetched, the sweep will: {}", errand.size(), e.getMessage());
        }
    }

    private void hand(String match, List<EventRow> events) {
        try {
            deliver.accept(match, events);
        } catch (StoreFailure e) {
            LOG.warn("match={} news were not passed on, the sweep will: {}", match, e.getMessage());
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
