package cabestan.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.MatchRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program in docs/embedding.md, run as it stands there. */
class EmbeddingTest {

    private static final Pattern PROGRAM = Pattern.compile("```java\n(import .*?)```", Pattern.DOTALL);

    @TempDir
    private Path folder;

    private static String program() throws IOException {
        Matcher found = PROGRAM.matcher(Files.readString(Path.of("../docs/embedding.md")));
        assertTrue(found.find(), "docs/embedding.md has a program");
        return found.group(1);
    }

    private String run(Path source) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        Process process = new ProcessBuilder(java, "-cp", classes, source.toString())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        return printed;
    }

    @Test
    void the_program_has_at_most_twenty_lines_and_plays_a_match_to_its_end() throws Exception {
        String program = program();
        assertTrue(program.split("\n").length <= 20, program);
        MatchRecord record =
                MatchRecord.read(run(Files.writeString(folder.resolve("Play.java"), program)), Games::named);
        assertInstanceOf(MatchRecord.Ended.class, record.status());
        assertTrue(record.verify().state().isOver());
    }
}
