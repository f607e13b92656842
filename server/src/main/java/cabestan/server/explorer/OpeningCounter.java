package cabestan.server.explorer;

import cabestan.rules.game.Outcome;
import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.MatchRepository;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.StoreFailure.UnreadableMatch;
import cabestan.server.store.analysis.OpeningRepository;
import cabestan.server.store.analysis.OpeningRepository.Tally;
import cabestan.table.Beginning;
import cabestan.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Counts the openings of matches as they end, little by little; each match knows whether it was counted. */
public final class OpeningCounter implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(OpeningCounter.class);
    private static final Duration CHECK_INTERVAL = Duration.ofSeconds(10);
    private static final Duration REST = Duration.ofMillis(100);
    private static final int AT_ONCE = 100;

    private final OpeningRepository repository;
    private final MatchRepository matches;
    private final BackgroundLoop loop;
    private final Set<String> unreadable = new HashSet<>(); // by this program; others must not wait behind them

    public OpeningCounter(OpeningRepository repository, MatchRepository matches, BackgroundTasks tasks) {
        this.repository = repository;
        this.matches = matches;
        this.loop = tasks.loop("openings", Thread.ofVirtual(), this::countSome);
    }

    public void start() {
        loop.start();
    }

    private void countSome() throws InterruptedException {
        try {
            List<String> next = new ArrayList<>(repository.unexplored(AT_ONCE + unreadable.size()));
            next.removeAll(unreadable);
            Collections.shuffle(next); // other nodes have the same list
            for (String match : next) {
                count(match);
                Thread.sleep(REST); // there may be a million of them, and nobody waits
            }
            if (next.isEmpty()) {
                Thread.sleep(CHECK_INTERVAL);
            }
        } catch (StoreFailure e) {
            LOG.warn("openings could not be counted: {}", e.getMessage());
            Thread.sleep(CHECK_INTERVAL);
        }
    }

    private void count(String match) {
        try {
            repository.count(
                    match, matches.load(match).map(OpeningCounter::openingOf).orElse(Map.of()));
        } catch (UnreadableMatch e) {
            LOG.warn("{}; its opening is left to a newer program", e.getMessage());
            unreadable.add(match);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            LOG.error("match={} the opening could not be counted", match, e);
            unreadable.add(match);
        }
    }

    /** A match that began from a position has no opening. */
    private static Map<String, Tally> openingOf(Table table) {
        return table.match() == null || table.head().beginning() instanceof Beginning.FromPosition
                ? Map.of()
                : table.standing()
                        .result()
                        .filter(Outcome::isResult)
                        .map(outcome -> Openings.of(table.match(), outcome))
                        .orElse(Map.of());
    }

    @Override
    public void close() {
        loop.close();
    }
}
