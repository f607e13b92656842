package cabestan.server.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.catalog.Analysts;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.Database;
import cabestan.server.store.analysis.AnalysisRepository;
import cabestan.server.store.analysis.AnalysisRepository.AnalysisRow;
import cabestan.server.store.analysis.AnalysisRepository.Bounds;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.ServerTest;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a node does with the queue of analyses: first comes a match that cannot be read, then a good one. */
class AnalysisWorkerTest {

    private static final int ACTIONS = 3;

    @TempDir
    Path data;

    private CapturedLog log;
    private Database database;
    private AnalysisRepository queue;
    private final CountDownLatch begun = new CountDownLatch(1);

    @BeforeEach
    void open() {
        log = CapturedLog.of(AnalysisWorker.class);
        database = Database.sqlite(data.resolve("cabestan.db"));
        queue = new AnalysisRepository(database);
        for (String match : List.of("bad", "good")) {
            queue.add(match, ACTIONS, "anna", 1_000, new Bounds(5, 5));
        }
    }

    @AfterEach
    void close() {
        database.close();
        log.close();
    }

    private static Match match() {
        var game = Games.named("arcanor");
        Match match =
                Match.begin(game, Setup.of(game.variant("open"), 2, Seed.of(7)).beginning(0));
        for (int i = 0; i < ACTIONS; i++) {
            int[] legal = new int[match.state().maxActions()];
            match.state().legalActions(legal);
            match.play(legal[0]);
        }
        return match;
    }

    private Match find(String id) {
        if (id.equals("bad")) {
            throw new IllegalStateException("this match cannot be read");
        }
        begun.countDown();
        return match();
    }

    private AnalysisWorker worker(IntSupplier bots) {
        AnalysisWorker worker = new AnalysisWorker(
                queue,
                this::find,
                Analysts::of,
                bots,
                "one",
                System::currentTimeMillis,
                new BackgroundTasks(new SimpleMeterRegistry()));
        worker.start();
        return worker;
    }

    private AnalysisRow row(String match) {
        return queue.find(match).orElseThrow();
    }

    @Test
    void one_that_throws_has_failed_in_words_and_the_next_is_done() {
        try (AnalysisWorker worker = worker(() -> 0)) {
            worker.wake();
            ServerTest.await(() -> row("good").isDone());
        }
        assertTrue(row("bad").isFailed());
        assertTrue(log.text().contains("this match cannot be read"), log.text());
        assertEquals(
                "it failed after 0 actions; the log of the server says why",
                row("bad").failure());
        assertTrue(row("good").report().contains("\"accuracy\""));
    }

    @Test
    void while_bots_think_it_rests_and_then_goes_on() {
        AtomicInteger thoughts = new AtomicInteger(10);
        try (AnalysisWorker worker = worker(() -> Math.max(0, thoughts.decrementAndGet()))) {
            worker.wake();
            ServerTest.await(() -> row("good").isDone());
        }
        assertTrue(thoughts.get() <= 0, "it went on while " + thoughts + " bots were thinking");
    }

    @Test
    void a_node_that_stops_in_the_middle_gives_the_analysis_back() throws InterruptedException {
        AnalysisWorker worker = worker(() -> 0);
        begun.await();
        worker.close();
        assertTrue(row("good").isWaiting(), "it was not finished with what a stopped search had found");
        assertEquals(0, row("good").lease());
    }
}
