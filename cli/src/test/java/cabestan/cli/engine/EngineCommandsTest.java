package cabestan.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What perft, actions, show, random and bench print, for other tools to read. */
class EngineCommandsTest {

    @Test
    void perft_prints_a_line_for_each_depth() {
        assertEquals(new Run(0, "1 40\n2 1600\n3 66080\n", ""), Run.of("perft", "arcanor", "--depth", "3"));
    }

    @Test
    void perft_of_depth_zero_is_one() {
        assertEquals(new Run(0, "0 1\n", ""), Run.of("perft", "arcanor", "--depth", "0"));
    }

    @ParameterizedTest
    @CsvSource({
        "fragile, fragile/fragile-1.position, 58, 2270, 5644",
        "fragile, fragile/fragile-2.position, 52, 1359, 3271",
        "fragile, fragile/fragile-3.position, 43, 937, 1322",
        "cartagena, cartagena/cartagena-1.position, 1, 7, 43",
        "cartagena, cartagena/cartagena-2.position, 19, 303, 607",
        "cartagena, cartagena/cartagena-3.position, 1, 10, 105",
        "cartagena, cartagena/cartagena-4.position, 9, 17, 151"
    })
    void perft_counts_from_a_position(String game, String file, int one, int two, int three) {
        Run run = Run.of("perft", game, "--depth", "3", "--position", Run.example(file));
        assertEquals(new Run(0, "1 " + one + "\n2 " + two + "\n3 " + three + "\n", ""), run);
    }

    @Test
    void perft_takes_variant_and_players() {
        Run three = Run.of("perft", "cartagena", "--depth", "2", "--variant", "tortuga", "--players", "3");
        assertEquals(0, three.code());
        assertLinesMatch(List.of("1 \\d+", "2 \\d+"), three.lines());
    }

    @Test
    void a_position_comes_from_standard_input_too() throws IOException {
        String position = Files.readString(Path.of(Run.example("fragile/fragile-1.position")));
        assertEquals(
                new Run(0, "1 58\n", ""), Run.fed(position, "perft", "fragile", "--depth", "1", "--position", "-"));
    }

    @Test
    void actions_lists_them_sorted_and_passes_without_their_chain() throws IOException {
        Run run = Run.of("actions", "fragile", "--position", Run.example("fragile/fragile-1.position"));
        assertEquals(new Run(0, Files.readString(Path.of(Run.example("fragile/fragile-1.actions"))), ""), run);
    }

    @Test
    void actions_of_the_start_of_arcanor() {
        Run run = Run.of("actions", "arcanor");
        assertEquals(40, run.lines().size());
        assertEquals(run.lines().stream().sorted().toList(), run.lines());
        assertTrue(run.lines().containsAll(List.of("a1-a2", "a1^b2", "h1-g2")), run.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"fragile", "cartagena", "arcanor"})
    void show_draws_a_board_that_fits_a_terminal(String game) {
        Run run = Run.of("show", game);
        assertEquals(0, run.code());
        assertEquals("", run.err());
        assertTrue(run.lines().size() <= 24, run.out());
        assertTrue(run.lines().stream().allMatch(line -> line.length() <= 80), run.out());
    }

    @Test
    void random_prints_a_line_for_each_match_and_the_totals_last() {
        Run run = Run.of("random", "cartagena", "--variant", "jamaica", "--players", "3", "--matches", "2");
        assertEquals(0, run.code());
        assertLinesMatch(
                List.of(
                        "match 1 actions \\d+ ranks \\d,\\d,\\d reason [a-z-]+",
                        "match 2 actions \\d+ ranks \\d,\\d,\\d reason [a-z-]+",
                        "total matches 2 actions \\d+ wins \\d,\\d,\\d shared \\d"),
                run.lines());
    }

    @Test
    void random_is_the_same_for_the_same_seed_only() {
        Run one = Run.of("random", "fragile", "--seed", "7");
        assertEquals(one, Run.of("random", "fragile", "--seed", "7"));
        assertNotEquals(one, Run.of("random", "fragile", "--seed", "8"));
    }

    @Test
    void bench_engine_prints_a_line_for_each_variant_and_perft() {
        Run run = Run.of("bench", "engine", "--seconds", "0.001");
        assertEquals(0, run.code());
        assertLinesMatch(
                List.of(
                        "fragile +standard +2 players +[\\d,]+ actions/s +[\\d,]+ playouts/s",
                        "fragile +straws +3 players .*",
                        "cartagena +basic .*",
                        "cartagena +advanced .*",
                        "cartagena +jamaica .*",
                        "cartagena +tortuga .*",
                        "arcanor +open .*",
                        "arcanor +memory .*",
                        "noughts +.*", // the tests' own game, found as a service
                        "arcanor +open +2 players +[\\d,]+ perft leaves/s"),
                run.lines());
    }

    @Test
    void bench_engine_speaks_json() {
        Run run = Run.of("bench", "engine", "--seconds", "0.001", "--json");
        assertEquals(10, run.lines().size());
        assertTrue(
                run.out()
                        .startsWith(
                                "[{\"game\":\"fragile\",\"variant\":\"standard\",\"players\":2,\"unit\":\"actions\""),
                run.out());
        assertTrue(run.out().endsWith("}]\n"), run.out());
    }
}
