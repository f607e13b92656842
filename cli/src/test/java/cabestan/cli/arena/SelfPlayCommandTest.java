package cabestan.cli.arena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Matches against itself, written for training. */
class SelfPlayCommandTest {

    private static final Path NETWORK =
            Path.of("../bots/src/main/resources/cabestan/bots/arcanor/evaluation/arcanor.network");

    @Test
    void positions_are_written_in_batches_and_a_series_goes_on_where_it_was_interrupted(@TempDir Path folder)
            throws IOException {
        String[] series = {
            "selfplay", "arcanor", "--matches=102", "--nodes=3", "--network=" + NETWORK, "--out=" + folder
        };
        Run whole = Run.of(series);
        assertEquals(0, whole.code(), whole.err());
        Path last = folder.resolve("101-102.positions");
        byte[] positions = Files.readAllBytes(last);
        assertEquals(0, positions.length % 32);
        Files.delete(last);
        Run again = Run.of(series);
        assertEquals(whole.out(), again.out());
        assertArrayEquals(positions, Files.readAllBytes(last));
        assertTrue(again.err().contains("102/102 matches"), again.err());
    }

    @Test
    void a_folder_of_another_series_is_rejected(@TempDir Path folder) {
        Run.of("selfplay", "arcanor", "--matches=1", "--nodes=3", "--out=" + folder);
        Run other = Run.of("selfplay", "arcanor", "--matches=1", "--nodes=3", "--seed=2", "--out=" + folder);
        assertEquals(ExitCode.BAD_INPUT, other.code(), other.err());
        assertTrue(other.err().contains("another series"), other.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fragile --matches=1 --network=pom.xml",
                "arcanor --matches=0",
                "arcanor --matches=1 --nodes=0",
                "arcanor --matches=1 --network=nowhere",
                "arcanor --matches=1 --network=pom.xml",
                "arcanor --matches=1 --variant=memory",
                "fragile --matches=1 --players=3",
                "fragile --matches=1 --variant=straws --players=2"
            })
    void what_cannot_be_played_is_rejected(String options, @TempDir Path folder) {
        Run run = Run.of(("selfplay " + options + " --out=" + folder.resolve("none")).split(" "));
        assertEquals(ExitCode.BAD_INPUT, run.code(), run.err());
    }
}
