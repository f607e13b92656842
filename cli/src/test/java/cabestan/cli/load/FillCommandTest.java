package cabestan.cli.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code cabestan fill} fills a database, or says in one line why not. */
class FillCommandTest {

    @TempDir
    private Path folder;

    @Test
    void it_fills_the_named_folder() {
        Run run = Run.of("fill", "--matches", "50", "--running", "5", "--data", folder.toString());
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().startsWith("added 50 finished and 5 running matches in "), run.out());
        assertTrue(Files.exists(folder.resolve("cabestan.db")));
    }

    @Test
    void it_needs_a_database_and_a_number_of_matches() {
        assertEquals(
                "cabestan: expected either --data or --db: the database to fill\n",
                Run.of("fill", "--matches", "5").err());
        assertEquals(
                2, Run.of("fill", "--matches", "0", "--data", folder.toString()).code());
        assertEquals(
                2,
                Run.of("fill", "--matches", "5", "--db", "postgresql://127.0.0.1:1/none")
                        .code());
    }

    @Test
    void torture_of_many_nodes_needs_a_database_that_they_share() {
        assertEquals(
                "cabestan: --nodes 2 is out of range; expected 1, or more with a shared --db\n",
                Run.of("torture", "--nodes", "2").err());
    }
}
