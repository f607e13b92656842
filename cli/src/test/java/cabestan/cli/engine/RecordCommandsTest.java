package cabestan.cli.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Records written, shown and checked. */
class RecordCommandsTest {

    private static final String FOUR_MOVES = """
            cabestan match 1
            game      arcanor
            seat      1 Anne
            seat      2 Bonny
            start     cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,12,34,,12,34 w
            turn      1 a1-a2
            turn      2 a7-a6
            turn      1 a2-a3
            turn      2 a6-a5
            result    running
            """;

    @TempDir
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("a.match"), text).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fragile", "cartagena", "arcanor"})
    void a_record_that_random_wrote_is_true_and_can_be_shown(String game) {
        String file = folder.resolve("random.match").toString();
        assertEquals(0, Run.of("random", game, "--record", file).code());

        Run verified = Run.of("verify", file);
        assertEquals(0, verified.code());
        assertTrue(verified.out().matches("verified: \\d+ actions, seed [0-9a-f]{64}\n"), verified.out());

        Run shown = Run.of("replay", file);
        assertEquals(0, shown.code(), shown.err());
        assertTrue(shown.lines().getFirst().matches("after action (\\d+) of \\1: Random \\d .*"), shown.out());
    }

    @Test
    void replay_stops_where_it_is_told() throws IOException {
        Run run = Run.of("replay", file(FOUR_MOVES), "--at", "3");
        assertEquals("after action 3 of 4: Anne a2-a3", run.lines().getFirst());
        assertEquals(0, run.code());
        assertFalse(Run.of("replay", file(FOUR_MOVES), "--at", "0").out().contains("after action"));
    }

    @Test
    void replay_beyond_the_end_is_rejected() throws IOException {
        Run run = Run.of("replay", file(FOUR_MOVES), "--at", "5");
        assertEquals(new Run(2, "", "cabestan: --at 5 is out of range; expected 0 to 4\n"), run);
    }

    @Test
    void a_record_comes_from_standard_input_too() {
        assertEquals(new Run(0, "verified: 4 actions\n", ""), Run.fed(FOUR_MOVES, "verify", "-"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "a2-a3 | a2-a4 | :8: 'a2-a4' is not legal here; A",
                "2 a6-a5 | 1 a3-a4 | :9: seat 2 is on turn, not seat 1",
                "a2-a3 | z9-a3 | :8: ",
                "running | 1,2 twelve-points | : the record says that the match has ended; by its actions it is still running"
            })
    void the_first_error_is_reported_with_its_line(String right, String wrong, String message) throws IOException {
        String file = file(FOUR_MOVES.replace(right, wrong));
        Run run = Run.of("verify", file);
        assertEquals(1, run.code());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith(file + message), run.err());
        assertEquals(1, run.err().lines().count());
    }

    @Test
    void a_seed_that_is_not_the_published_one_is_detected() throws IOException {
        String file = folder.resolve("random.match").toString();
        Run.of("random", "cartagena", "--record", file);
        String record = Files.readString(Path.of(file));
        String seed = record.lines()
                .filter(line -> line.startsWith("seed  "))
                .findFirst()
                .orElseThrow();
        Run run = Run.of("verify", file(record.replace(seed, "seed      1")));
        assertEquals(1, run.code());
        assertTrue(run.err().contains("the seed does not have the published hash"), run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"golden/arcanor-open-4.match", "golden/cartagena-basic-2-1.match"})
    void a_record_with_a_line_missing_is_accepted_or_rejected_in_one_line(String golden) throws IOException {
        List<String> lines = Files.readAllLines(Path.of(Run.example(golden)));
        int head = Math.min(lines.size(), 14);
        for (int gone : IntStream.range(0, head).toArray()) {
            StringBuilder rest = new StringBuilder();
            IntStream.range(0, lines.size())
                    .filter(line -> line != gone)
                    .forEach(line -> rest.append(lines.get(line)).append('\n'));
            assertOneLine(Run.of("replay", file(rest.toString())));
        }
    }

    @Test
    void a_record_cut_in_the_middle_is_rejected_in_one_line() throws IOException {
        for (int length = 0; length < FOUR_MOVES.length() - "running\n".length(); length += 7) {
            Run run = Run.of("verify", file(FOUR_MOVES.substring(0, length)));
            assertEquals(2, run.code(), run.err());
            assertOneLine(run);
        }
    }

    @Test
    void a_record_from_a_position_names_every_seat() throws IOException {
        Run run = Run.of("replay", file(FOUR_MOVES.replace("seat      2 Bonny\n", "")));
        assertEquals(2, run.code());
        assertOneLine(run);
    }

    @Test
    void a_bad_start_is_reported_with_its_line_in_the_record() throws IOException {
        String file = file(FOUR_MOVES.replace("start     cd", "start     dc"));
        Run run = Run.of("verify", file);
        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("cabestan: " + file + ":5: row 7, cell a7"), run.err());
    }

    private static void assertOneLine(Run run) {
        assertTrue(run.code() >= 0 && run.code() <= 2);
        assertEquals(run.code() == 0 ? 0 : 1, run.err().lines().count(), run.err());
        assertFalse(run.err().contains("Exception"), run.err());
    }
}
