package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The example bots play as the documentation says, over plain HTTP with a token. */
class ExampleBotsTest extends ServerTest {

    private static final Path EXAMPLES =
            Path.of("../docs/examples").toAbsolutePath().normalize();
    private static final int ENOUGH = 20;

    @Test
    void the_java_bot_plays() throws IOException {
        String java = ProcessHandle.current().info().command().orElseThrow();
        plays(List.of(java, EXAMPLES.resolve("ExampleBot.java").toString()));
    }

    @Test
    void the_python_bot_plays() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "there is no Python here");
        plays(List.of("/usr/bin/python3", EXAMPLES.resolve("example_bot.py").toString()));
    }

    @Test
    void they_are_short() throws IOException {
        assertTrue(Files.readAllLines(EXAMPLES.resolve("ExampleBot.java")).size() < 80);
        assertTrue(Files.readAllLines(EXAMPLES.resolve("example_bot.py")).size() < 80);
    }

    /** The bot against one of ours; it acts until the match has come far enough. */
    private void plays(List<String> program) throws IOException {
        Client anna = player("Anna");
        JsonNode made = anna.make("""
                {"game":"arcanor","seats":[{"kind":"open"},{"kind":"bot","level":1}],"first":1}""");
        String match = made.path("match").asText();
        String token = player("Script")
                .post("/api/me/tokens", "{\"label\":\"bot\"}")
                .path("token")
                .asText();
        List<String> command = new ArrayList<>(program);
        command.addAll(List.of(
                "http://127.0.0.1:" + server.port(),
                token,
                match,
                made.at("/invites/0/key").asText()));
        Process bot = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(data.resolve("bot.log").toFile())
                .start();
        try (Page page = anna.open()) {
            page.follow(match);
            JsonNode now = page.changedTo(ENOUGH);
            assertTrue(now.at("/summary/turn").asInt() > ENOUGH / 2 - 2, now.toString());
        } finally {
            bot.destroyForcibly();
        }
    }
}
