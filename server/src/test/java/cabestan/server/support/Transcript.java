package cabestan.server.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A conversation between people and a server as docs/protocol-examples.md writes it: what is sent is sent, and what is
 * received has at least the fields that are written.
 */
public final class Transcript implements AutoCloseable {

    private static final Pattern LINE = Pattern.compile("(\\w+) ([<>]) (.*)");
    private static final Pattern REQUEST = Pattern.compile("([A-Z]+) (/\\S*)(?: (.*))?");
    private static final Pattern ANSWER = Pattern.compile("(\\d{3})(?: (.*))?");
    private static final Pattern NAME = Pattern.compile("\\$(\\w+)");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    /** @param body of an answer to a request */
    private record Answer(int status, String body) {}

    private final Server server;
    private final Map<String, Client> clients = new TreeMap<>();
    private final Map<String, Page> pages = new TreeMap<>();
    private final Map<String, Answer> answers = new HashMap<>();
    private final Map<String, HttpResponse<Stream<String>>> streams = new HashMap<>();
    private final HttpClient http = HttpClient.newHttpClient();
    private final Map<String, String> values = new HashMap<>();

    public Transcript(Server server) {
        this.server = server;
    }

    public void hold(String lines) {
        lines.lines().forEach(this::holdLine);
    }

    private void holdLine(String line) {
        if (line.equals("The server stops.")) {
            server.stop();
            return;
        }
        Matcher parts = LINE.matcher(line);
        assertTrue(parts.matches(), line);
        String who = parts.group(1);
        if (parts.group(2).equals(">")) {
            send(who, filledIn(parts.group(3)));
        } else {
            receive(who, parts.group(3), line);
        }
    }

    private String filledIn(String text) {
        return NAME.matcher(text).replaceAll(name -> {
            assertTrue(values.containsKey(name.group(1)), name.group());
            return Matcher.quoteReplacement(values.get(name.group(1)));
        });
    }

    private Client client(String who) {
        return clients.computeIfAbsent(who, name -> {
            Client client = new Client(server.port());
            return name.equals("Bot") ? client.withToken(values.get("token")) : client;
        });
    }

    private void send(String who, String text) {
        Matcher request = REQUEST.matcher(text);
        if (!request.matches()) {
            pages.computeIfAbsent(who, name -> client(name).open()).say(text);
        } else if (request.group(2).startsWith("/api/stream")) {
            streams.put(who, openStream(client(who), request.group(2)));
        } else {
            String body = request.group(3) == null ? "" : request.group(3);
            HttpResponse<String> answer = client(who).send(request.group(1), request.group(2), body);
            answer.headers()
                    .firstValue("Set-Cookie")
                    .ifPresent(cookie -> client(who).withCookie(cookie.split(";", 2)[0]));
            answers.put(who, new Answer(answer.statusCode(), answer.body()));
        }
    }

    private HttpResponse<Stream<String>> openStream(Client client, String path) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Authorization", "Bearer " + client.token())
                .build();
        try {
            return http.send(request, BodyHandlers.ofLines());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void receive(String who, String text, String line) {
        Matcher answer = ANSWER.matcher(text);
        if (!answer.matches()) {
            JsonNode expected = Client.read(text);
            pages.get(who).next(message -> fits(expected, message), line);
            return;
        }
        int status = Integer.parseInt(answer.group(1));
        String expected = answer.group(2) == null ? "" : answer.group(2);
        if (streams.containsKey(who)) {
            receiveFromStream(streams.remove(who), status, Client.read(expected), line);
            return;
        }
        Answer received = answers.remove(who);
        assertNotNull(received, line);
        assertEquals(status, received.status, () -> line + "\n" + received.body);
        boolean fits = expected.startsWith("{")
                ? fits(Client.read(expected), Client.read(received.body))
                : received.body.startsWith(expected);
        assertTrue(fits, () -> line + "\n" + received.body);
    }

    /** Reads a stream until it says what is expected; other news may come in between. */
    private void receiveFromStream(HttpResponse<Stream<String>> stream, int status, JsonNode expected, String line) {
        assertEquals(status, stream.statusCode(), line);
        try (Stream<String> lines = stream.body()) {
            assertTimeoutPreemptively(
                    PATIENCE,
                    () -> assertTrue(
                            lines.filter(text -> !text.isBlank()).anyMatch(text -> fits(expected, Client.read(text))),
                            line),
                    line);
        }
    }

    /** Whether a message has what is expected; names that stand for a value get it only if everything fits. */
    private boolean fits(JsonNode expected, JsonNode actual) {
        Map<String, String> before = new HashMap<>(values);
        boolean fits = has(expected, actual);
        if (!fits) {
            values.clear();
            values.putAll(before);
        }
        return fits;
    }

    private boolean has(JsonNode expected, JsonNode actual) {
        if (expected.isObject()) {
            return expected.properties().stream()
                    .allMatch(
                            field -> actual.has(field.getKey()) && has(field.getValue(), actual.path(field.getKey())));
        }
        if (expected.isArray()) {
            boolean fits =
                    actual.isArray() && (expected.isEmpty() ? actual.isEmpty() : actual.size() >= expected.size());
            for (int i = 0; fits && i < expected.size(); i++) {
                fits = has(expected.get(i), actual.get(i));
            }
            return fits;
        }
        if (expected.isTextual() && expected.textValue().startsWith("$")) {
            String known = values.putIfAbsent(expected.textValue().substring(1), actual.asText());
            return known == null || known.equals(actual.asText());
        }
        return expected.equals(actual);
    }

    @Override
    public void close() {
        pages.values().forEach(Page::close);
        http.shutdownNow();
    }
}
