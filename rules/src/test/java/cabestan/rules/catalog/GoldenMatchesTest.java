package cabestan.rules.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.Game;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Matches kept as text, which must always replay to the same final position, on every platform. */
final class GoldenMatchesTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");

    private static List<Path> matches() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.filter(file -> file.toString().endsWith(".match"))
                    .sorted()
                    .toList();
        }
    }

    @TestFactory
    List<DynamicTest> every_golden_match_replays_to_its_end() throws IOException {
        return matches().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> assertReplays(file)))
                .toList();
    }

    private static void assertReplays(Path file) throws IOException {
        String text = Files.readString(file);
        MatchRecord record = MatchRecord.read(text, Games::named);
        assertEquals(text, record.write());
        Path end = Path.of(file.toString().replaceAll("match$", "end"));
        assertEquals(
                Files.readString(end).strip(),
                record.verify().state().position().strip());
    }

    @Test
    void every_variant_has_two_golden_matches() throws IOException {
        List<String> names =
                matches().stream().map(file -> file.getFileName().toString()).toList();
        for (Game game : List.of(FragileGame.GAME, CartagenaGame.GAME, ArcanorGame.GAME)) {
            for (Variant variant : game.variants()) {
                String prefix = game.id() + "-" + variant.id() + "-";
                long count =
                        names.stream().filter(name -> name.startsWith(prefix)).count();
                assertTrue(count >= 2, () -> prefix + "*: " + count + " golden matches, expected two");
            }
        }
    }
}
