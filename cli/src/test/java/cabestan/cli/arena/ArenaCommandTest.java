package cabestan.cli.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
    void a_ladder_lets_neighbours_play_and_adds_up_the_steps() {
        Run run = Run.of(
                "arena",
                "cartagena",
                "--ladder",
                "--seats",
                "random,level1,level3",
                "--matches",
                "4",
                "--nodes",
                "1000",
                "--threads",
                "1");
        assertEquals(0, run.code(), run.err());
        assertEquals(3, run.lines().size());
        assertTrue(
                run.lines().get(1).matches("Cabin boy +random +4 +0 +0 +100\\.0% +\\+1200 .* 1200 +\\d+"), run.out());
        assertTrue(run.lines().get(2).matches("Bosun +Cabin boy +4 +0 +0 +100\\.0% +\\+1200 .* 2400 +\\d+"), run.out());
    }

    @Test
    void an_opening_that_no_match_survives_is_rejected() {
        Run run = Run.of("arena", "cartagena", "--seats", "random,random", "--matches", "1", "--openings", "5000");
        assertEquals(new Run(2, "", "cabestan: --openings 5000: every match is over by then; expected fewer\n"), run);
    }

    @Test
    void a_ladder_is_no_sequential_test() {
        Run run = Run.of("arena", "cartagena", "--ladder", "--seats", "level1,level2", "--sprt", "0,10");
        assertEquals(ExitCode.BAD_INPUT, run.code(), run.err());
        assertTrue(
                run.err().contains("--ladder expects two or more players, the weakest first, and no --sprt"),
                run.err());
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

    @Test
    void a_player_of_another_program_takes_part() throws IOException {
        Path sample = Path.of("..", "docs", "examples", "protocol_bot.py");
        assertTrue(Files.readAllLines(sample).size() < 80);
        Run run = Run.of(
                "arena",
                "cartagena",
                "--variant=jamaica",
                "--seats",
                "level1,exec:python3 " + sample,
                "--matches=2",
                "--nodes=10",
                "--threads=1");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lines().get(1).matches("Cabin boy +2 +0 +0 +100\\.0% .*"), run.out());
    }

    @Test
    void a_player_that_fails_loses_the_match_and_says_why(@TempDir Path folder) throws IOException {
        Path bot = Files.writeString(folder.resolve("bot.sh"), """
                read hello
                echo '{"type":"hello","protocol":1,"name":"unlucky"}'
                read question
                echo '{"type":"error","message":"out of ideas"}'
                """);
        Run run = Run.of(
                "arena", "arcanor", "--seats", "level1,exec:sh " + bot, "--matches=2", "--nodes=10", "--threads=1");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lines().get(1).matches("Pawn +2 +0 +0 +100\\.0% .*"), run.out());
        assertEquals(3, run.err().split("lost by sh", -1).length, run.err());
        assertTrue(run.err().contains("out of ideas"), run.err());
    }

    @Test
    void a_player_may_have_a_budget_of_its_own() {
        Run run = Run.of("arena", "arcanor", "--seats=level5@nodes=3000,level5@nodes=3", "--matches=4", "--openings=2");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lines().get(1).startsWith("Arcanor@nodes=3000     4     0      0  100.0%"), run.out());
    }

    @Test
    void a_series_stops_when_it_is_known_who_is_stronger() {
        Run run = Run.of(
                "arena", "arcanor", "--seats=level3,random", "--nodes=300", "--sprt=0,100", "--threads=1", "--json");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.out().contains("\"sprt\":{\"verdict\":\"elo1\""), run.out());
        assertTrue(run.err().contains("/20000"), run.err());
    }

    @Test
    void a_series_goes_on_where_it_was_interrupted(@TempDir Path folder) throws IOException {
        String[] series = {
            "arena",
            "arcanor",
            "--seats=level1,level2",
            "--nodes=50",
            "--openings=3",
            "--matches=4",
            "--records=" + folder
        };
        Run whole = Run.of(series);
        assertEquals(0, whole.code(), whole.err());
        Path third = folder.resolve("000003.match");
        String record = Files.readString(third);
        Files.delete(third);
        assertEquals(scores(whole), scores(Run.of(series)));
        assertEquals(record, Files.readString(third));
        assertEquals(0, Run.of("verify", third.toString()).code());
    }

    @Test
    void a_folder_of_another_series_is_rejected(@TempDir Path folder) {
        String records = "--records=" + folder;
        Run.of("arena", "arcanor", "--seats=level1,random", "--nodes=50", "--matches=2", records);
        Run other = Run.of("arena", "arcanor", "--seats=level2,random", "--nodes=50", "--matches=2", records);
        assertEquals(ExitCode.BAD_INPUT, other.code(), other.err());
        assertTrue(other.err().contains("another series"), other.err());
    }

    private static List<String> scores(Run run) {
        return run.lines().stream().map(line -> line.replaceAll("%.*", "")).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "'--seats level6,mcts', level6",
        "'--seats level5', 2",
        "'--seats level5,mcts --nodes 0', expected 1 or more",
        "'--seats level5,mcts --matches 0', --matches",
        "'--seats level5,mcts --nodes 5 --time-ms 5', --time-ms",
        "'--seats level5@nodes=0,mcts', nodes=0",
        "'--seats level5@plies=3,mcts', plies=3",
        "'--seats level5,mcts --sprt 5', --sprt",
        "'--seats level5,mcts --sprt 5,0', --sprt",
        "'--seats exec:false,mcts --nodes 1 --threads 1', false"
    })
    void what_cannot_be_played_is_rejected(String options, String said) {
        Run run = Run.of(("arena arcanor " + options).split(" "));
        assertEquals(ExitCode.BAD_INPUT, run.code(), run.err());
        assertTrue(run.err().contains(said), run.err());
    }
}
