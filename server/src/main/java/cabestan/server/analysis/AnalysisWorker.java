package cabestan.server.analysis;

import cabestan.bots.Budget;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.MatchAnalyser;
import cabestan.bots.analysis.MatchAnalysis;
import cabestan.bots.analysis.SeatReport;
import cabestan.rules.game.Game;
import cabestan.rules.game.Match;
import cabestan.server.background.BackgroundLoop;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.MatchReport;
import cabestan.server.store.StoreFailure;
import cabestan.server.store.analysis.AnalysisRepository;
import cabestan.server.store.analysis.AnalysisRepository.SeatAccuracy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Analyses matches one after another on a thread of its own, decision by decision; while bots have to think on this node
 * it rests for most of the time.
 *
 * <p>An analysis that a node could not finish is begun anew by another: it takes a minute or so, and half of one is of no
 * use to anybody. One that was interrupted repeatedly is given up, as it may be the reason why processes end.
 */
public final class AnalysisWorker implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(AnalysisWorker.class);
    private static final Duration LEASE = Duration.ofSeconds(8);
    private static final Duration RENEW_INTERVAL = Duration.ofSeconds(2);
    private static final Duration CHECK_INTERVAL = Duration.ofSeconds(5);
    private static final Duration REST = Duration.ofMillis(20);
    private static final int REST_FACTOR = 9; // while bots think, a tenth of the time is left for analyses
    private static final int MOST_ATTEMPTS = 3;

    private final AnalysisRepository repository;
    private final Function<String, Match> matches;
    private final Function<Game, GameAnalyst> analysts;
    private final IntSupplier bots;
    private final String node;
    private final LongSupplier clock;
    private final Semaphore work = new Semaphore(0);
    private final BackgroundLoop loop;
    private final BackgroundLoop renewing;
    private volatile String held;
    private volatile int judged;
    private volatile Budget budget = Budget.ofNodes(0);

    /**
     * @param matches reads a match from the store
     * @param bots how many bots have to think on this node
     * @param node the name of this process
     * @param clock the time that all nodes agree on, as they share the leases
     */
    @SuppressWarnings("ThreadPriorityCheck") // only a hint: where it is heeded, play comes first
    public AnalysisWorker(
            AnalysisRepository repository,
            Function<String, Match> matches,
            Function<Game, GameAnalyst> analysts,
            IntSupplier bots,
            String node,
            LongSupplier clock,
            BackgroundTasks tasks) {
        this.repository = repository;
        this.matches = matches;
        this.analysts = analysts;
        this.bots = bots;
        this.node = node;
        this.clock = clock;
        this.loop =
                tasks.loop("analysis", Thread.ofPlatform().daemon().priority(Thread.MIN_PRIORITY), this::analyseNext);
        this.renewing = tasks.loop("analysis-lease", Thread.ofVirtual(), this::renew);
    }

    public void start() {
        loop.start();
        renewing.start();
    }

    /** There may be something to analyse. */
    public void wake() {
        work.release();
    }

    private void analyseNext() throws InterruptedException {
        try {
            Optional<String> next = repository.take(node, clock.getAsLong(), leaseFromNow(), MOST_ATTEMPTS);
            if (next.isPresent()) {
                hold(next.get());
            } else {
                work.tryAcquire(CHECK_INTERVAL.toMillis(), TimeUnit.MILLISECONDS);
                work.drainPermits();
            }
        } catch (StoreFailure e) { // the lease expires, and then some node begins anew
            LOG.warn("analyses could not be read or written: {}", e.getMessage());
            Thread.sleep(CHECK_INTERVAL);
        }
    }

    private long leaseFromNow() {
        return clock.getAsLong() + LEASE.toMillis();
    }

    private void hold(String match) throws InterruptedException {
        judged = 0;
        held = match;
        try {
            analyse(match);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException | Error e) { // those behind it must not wait for a match that cannot be analysed
            if (isLeft()) {
                return; // a search that was stopped may not know anything to answer
            }
            LOG.error("match={} the analysis failed after {} actions", match, judged, e);
            repository.fail(match, node, "it failed after " + judged + " actions; the log of the server says why");
        } finally {
            held = loop.isClosed() ? held : null;
        }
    }

    private void analyse(String id) throws InterruptedException {
        Match match = matches.apply(id);
        GameAnalyst analyst = analysts.apply(match.game());
        MatchAnalyser analyser = new MatchAnalyser(match, analyst, () -> freshBudget(analyst.nodes()));
        while (!analyser.isFinished()) {
            long begun = System.nanoTime();
            analyser.step();
            if (isLeft()) {
                return; // what the last step found may be incomplete
            }
            judged = analyser.done();
            makeRoom(System.nanoTime() - begun);
        }
        keep(id, match, analyser.analysis());
    }

    private Budget freshBudget(long nodes) {
        Budget fresh = Budget.ofNodes(nodes);
        budget = fresh;
        if (isLeft()) {
            fresh.stop();
        }
        return fresh;
    }

    /** Whether the analysis at hand is left to others. */
    private boolean isLeft() {
        return loop.isClosed() || held == null;
    }

    /** Rests while bots think on this node, though not for ever. */
    private void makeRoom(long nanosOfStep) throws InterruptedException {
        long until = System.nanoTime() + REST_FACTOR * nanosOfStep;
        while (bots.getAsInt() > 0 && System.nanoTime() < until) {
            Thread.sleep(REST);
        }
    }

    private void keep(String id, Match match, MatchAnalysis analysis) {
        List<SeatAccuracy> seats = new ArrayList<>();
        for (SeatReport report : analysis.reports()) {
            seats.add(new SeatAccuracy(seats.size(), report.decisions(), report.accuracy()));
        }
        boolean kept = repository.finish(id, node, Json.write(MatchReport.of(match, analysis)), seats);
        LOG.info("match={} analysed actions={} kept={}", id, match.length(), kept);
    }

    private void renew() throws InterruptedException {
        Thread.sleep(RENEW_INTERVAL);
        String match = held;
        try {
            if (match != null && !repository.renew(match, node, leaseFromNow(), judged) && match.equals(held)) {
                LOG.warn("match={} another node has taken over the analysis", match);
                held = null;
                budget.stop();
            }
        } catch (StoreFailure e) {
            LOG.warn("match={} the lease of the analysis could not be renewed: {}", match, e.getMessage());
        }
    }

    /** Stops and gives the analysis at hand back, so that another node begins it at once. */
    @Override
    public void close() {
        renewing.close();
        loop.close();
        budget.stop();
        loop.join();
        String match = held;
        try {
            if (match != null) {
                repository.release(match, node);
            }
        } catch (StoreFailure e) {
            LOG.debug("match={} the lease will expire by itself: {}", match, e.getMessage());
        }
    }
}
