package cabestan.cli.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Computer players against each other, and the table at the end. */
class ArenaCommandTest {

    @Test
    void the_stronger_player_is_listed_first_with_columns_under_their_headings() {
        Run run = Run.of(
                "arena", "fragile", "--seats", "level5,random", "--matches", "4", "--nodes", "2000", "--threads", "1");
        assertEquals(0, run.code(), run.err());
        assertEquals(3, run.lines().size());
        for (String line : run.lines()) {
            assertEquals(run.lines().getFirst().length(), line.length(), run.out());
        }
        assertTrue(run.lines().get(1).matches("Harbour master +4 +0 +0 +100\\.0% .*"), run.out());
        assertTrue(run.lines().get(2).matches("random +0 +0 +4 +0\\.0% .*"), run.out());
        assertTrue(run.err().contains("[##############################] 4/4  Harbour master 100.0%"), run.err());
    }

    @Test
    void the_same_seed_and_nodes_give_the_same_matches_on_any_number_of_threads() {
        assertEquals(withoutTimes("1"), withoutTimes("2"));
    }

    private static String withoutTimes(String threads) {
        Run run = Run.of(
                "arena",
                "cartagena",
                "--seats=level3,greedy,random",
                "--matches=6",
                "--nodes=50",
                "--seed=7",
                "--threads",
                threads,
                "--json");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("\"slowestMillis\":"), run.out());
        return run.out().replaceAll("Millis\":[0-9.]+", "");
    }

    @ParameterizedTest
    @CsvSource({
        "'--seats level6,mcts', level6",
        "'--seats level5', 2",
        "'--seats level5,mcts --nodes 0', expected 1 or more",
        "'--seats level5,mcts --matches 0', --matches",
        "'--seats level5,mcts --nodes 5 --time-ms 5', --time-ms"
    })
    void what_cannot_be_played_is_rejected(String options, String said) {
        Run run = Run.of(("arena arcanor " + options).split(" "));
        assertEquals(ExitCode.BAD_INPUT, run.code(), run.err());
        assertTrue(run.err().contains(said), run.err());
    }
}
