package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.protocol.Json;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.support.MailingServerTest;
import cabestan.server.support.Transcript;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The conversation in docs/protocol-examples.md, held with a real server; it has every request and every message. */
class ProtocolExamplesTest extends MailingServerTest {

    private static final Path PAGE = Path.of("../docs/protocol-examples.md");
    private static final Path PROTOCOL = Path.of("../docs/protocol.md");

    @Test
    void the_examples_are_answered_as_written() throws IOException {
        try (Transcript transcript = new Transcript(server)) {
            Pattern.compile("(?s)```transcript\n(.*?)```")
                    .matcher(Files.readString(PAGE))
                    .results()
                    .forEach(block -> transcript.hold(block.group(1)));
        }
    }

    private static Set<String> found(Path file, String pattern) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void every_request_has_an_example() throws IOException {
        Set<String> shown = new TreeSet<>();
        for (String request : found(PAGE, "(?m)^\\w+ > ([A-Z]+ /[^ ?\\n]*)")) {
            shown.add(request.replaceAll("(?<=/positions/|/chat/)1", "{n}")
                    .replaceAll("(?<=friends/)\\$\\w+", "{person}")
                    .replaceAll("\\$\\w+|nowhere|(?<=problems/)(p1|1-01)", "{id}"));
        }
        Set<String> described = new TreeSet<>();
        visitor()
                .get("/api/openapi.json")
                .path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(
                                method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        assertEquals(described, shown);
    }

    @Test
    void every_message_to_the_server_has_an_example() throws IOException {
        String commands =
                Files.readString(PROTOCOL).split("From the client:", 2)[1].split("From the server:", 2)[0];
        Set<String> described = Pattern.compile("(?m)^\\| (`[^|]*`) \\|")
                .matcher(commands)
                .results()
                .flatMap(row -> Arrays.stream(row.group(1).split(", ")))
                .map(name -> name.replace("`", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(described.contains("act"));
        Set<String> shown = found(PAGE, "(?m)^\\w+ > .*\\{\"type\":\"([a-z-]+)\"");
        shown.remove("sing"); // the one that nobody understands
        assertEquals(described, shown);
    }

    @Test
    void every_message_from_the_server_has_an_example() throws IOException {
        Set<String> known = Arrays.stream(
                        ServerMessage.class.getAnnotation(JsonSubTypes.class).value())
                .map(JsonSubTypes.Type::name)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(
                known,
                found(PAGE, "(?m)^(?:\\w+ < (?:200 )?)?\\{\"type\":\"([a-z-]+)\"").stream()
                        .filter(known::contains)
                        .collect(Collectors.toCollection(TreeSet::new)));
        String page = Files.readString(PAGE);
        assertTrue(page.contains("\n" + Json.write(new ServerMessage.Meet("4fzyo82mvyr0x")) + "\n"));
        assertTrue(page.contains("\n" + Json.write(new ServerMessage.SiteAway(true)) + "\n"));
    }
}
