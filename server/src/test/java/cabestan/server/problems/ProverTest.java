package cabestan.server.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.store.Database;
import cabestan.server.store.ProblemRepository;
import cabestan.server.store.ProblemRepository.ProblemRow;
import cabestan.server.support.CapturedLog;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Problems are proved one after another, and one that breaks the proof does not stop the next. */
class ProverTest {

    private static final String SOUND = """
            game fragile-problem
            crates C6
            dockers D6 B9
            others C2
            goal C6 C3
            turns 2
            """;

    @TempDir
    Path data;

    private static ProblemRow row(String id, String text, int created) {
        return new ProblemRow(id, id, "anna", text, 0, "proving", 0, 0, 0, "", created);
    }

    private static String settled(ProblemRepository problems, String id) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (problems.find(id).orElseThrow().state().equals("proving") && System.nanoTime() < end) {
            LockSupport.parkNanos(20_000_000);
        }
        return problems.find(id).orElseThrow().state();
    }

    @Test
    void a_proof_that_throws_is_counted_and_the_next_problem_is_proved() {
        SimpleMeterRegistry metrics = new SimpleMeterRegistry();
        try (Database database = Database.sqlite(data.resolve("cabestan.db"))) {
            ProblemRepository problems = new ProblemRepository(database);
            problems.add(List.of(
                    row("in-the-middle-of-a-turn", SOUND + "acted D6 left 3\n", 1),
                    row("from-a-newer-program", "game fragile-problem\nwalls 3\n", 2),
                    row("sound", SOUND, 3)));
            try (CapturedLog log = CapturedLog.of(BackgroundTasks.class);
                    Prover prover = new Prover(problems, System::currentTimeMillis, new BackgroundTasks(metrics))) {
                prover.start();
                assertEquals("proved", settled(problems, "sound"));
                problems.add(List.of(row("later", SOUND, 4)));
                prover.wake();
                assertEquals("proved", settled(problems, "later"));
                assertTrue(log.text().contains("task=prover failed unexpectedly"), log.text());
            }
            assertEquals(
                    "proving",
                    problems.find("from-a-newer-program").orElseThrow().state());
        }
        double failures = metrics.get("cabestan.background.failures")
                .tag("task", "prover")
                .counter()
                .count();
        assertEquals(2, failures);
    }

    @Test
    void a_problem_that_another_node_proves_is_passed_over() {
        try (Database database = Database.sqlite(data.resolve("cabestan.db"))) {
            ProblemRepository problems = new ProblemRepository(database);
            problems.add(List.of(row("elsewhere", SOUND, 1), row("here", SOUND, 2)));
            long now = System.currentTimeMillis();
            assertTrue(problems.claim("elsewhere", now, now + 60_000));
            assertFalse(problems.claim("elsewhere", now, now + 60_000));
            try (Prover prover =
                    new Prover(problems, System::currentTimeMillis, new BackgroundTasks(new SimpleMeterRegistry()))) {
                prover.start();
                assertEquals("proved", settled(problems, "here"));
                assertEquals("proving", problems.find("elsewhere").orElseThrow().state());
                problems.release("elsewhere"); // as when the lease of a node that died runs out
                prover.wake();
                assertEquals("proved", settled(problems, "elsewhere"));
            }
        }
    }
}
