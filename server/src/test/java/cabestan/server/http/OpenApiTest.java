package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.MailingServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The description of the API is true: the running server answers every operation in the shape it promises. */
class OpenApiTest extends MailingServerTest {

    private JsonNode api;
    private final TreeSet<String> called = new TreeSet<>();

    /** Calls an operation and checks the answer against its description. */
    private JsonNode call(Client client, String method, String template, String body, String... values) {
        String path = template;
        for (String value : values) {
            path = path.replaceFirst("\\{[a-z]+}", value);
        }
        HttpResponse<String> response = client.send(method, path, body);
        JsonNode operation = api.path("paths").path(template.split("\\?")[0]).path(method.toLowerCase(Locale.ROOT));
        assertTrue(operation.isObject(), method + " " + template + " is not described");
        int status = response.statusCode();
        JsonNode described = operation.path("responses").path(String.valueOf(status));
        assertTrue(described.isObject(), method + " " + path + " answered " + status + ": " + response.body());
        called.add(method + " " + template.split("\\?")[0]);
        JsonNode schema = described.path("content").path("application/json").path("schema");
        if (schema.isMissingNode() || schema.path("type").asText().equals("string")) {
            return null;
        }
        JsonNode answer = Client.json(response);
        check(answer, schema, method + " " + template);
        return answer;
    }

    private void check(JsonNode value, JsonNode schema, String where) {
        if (schema.has("$ref")) {
            check(value, api.at(schema.path("$ref").asText().substring(1)), where);
            return;
        }
        switch (schema.path("type").asText()) {
            case "object" -> {
                assertTrue(value.isObject(), where);
                schema.path("required").forEach(name -> assertTrue(value.has(name.asText()), where + " lacks " + name));
                value.fieldNames().forEachRemaining(name -> {
                    JsonNode property = schema.path("properties").path(name);
                    JsonNode other = property.isMissingNode() ? schema.path("additionalProperties") : property;
                    assertTrue(other.isObject(), where + " says nothing of '" + name + "'");
                    check(value.path(name), other, where + "." + name);
                });
            }
            case "array" -> {
                assertTrue(value.isArray(), where);
                value.forEach(entry -> check(entry, schema.path("items"), where + "[]"));
            }
            case "string" -> {
                assertTrue(value.isTextual(), where);
                if (schema.has("enum")) {
                    assertTrue(schema.path("enum").toString().contains("\"" + value.asText() + "\""), where);
                }
            }
            case "integer" -> assertTrue(value.isIntegralNumber(), where);
            case "boolean" -> assertTrue(value.isBoolean(), where);
            default -> assertTrue(schema.has("description"), where);
        }
    }

    @Test
    void every_operation_answers_as_described() {
        api = visitor().get("/api/openapi.json");
        Client anna = player("Anna");
        Client bert = player("Bert");
        call(anna, "GET", "/api/openapi.json", "");
        call(anna, "GET", "/api/games", "");
        call(anna, "GET", "/api/embedding", "");
        call(anna, "GET", "/api/me", "");
        call(anna, "POST", "/api/me", "{\"name\":\"Anne\"}");
        call(anna, "POST", "/api/me/link", "");
        String token = call(anna, "POST", "/api/me/tokens", "{\"label\":\"bot\"}")
                .path("id")
                .asText();
        call(anna, "GET", "/api/me/tokens", "");
        call(anna, "DELETE", "/api/me/tokens/{id}", "", token);
        JsonNode sessions = call(anna, "GET", "/api/me/sessions", "");
        call(anna, "DELETE", "/api/me/sessions", "");
        call(
                player("Carl"),
                "DELETE",
                "/api/me/sessions/{id}",
                "",
                sessions.at("/sessions/0/id").asText());

        call(anna, "GET", "/api/me/device", "");
        call(
                anna,
                "PUT",
                "/api/me/device",
                "{\"endpoint\":\"https://93.184.215.14/anna\",\"keys\":{\"auth\":\"BTBZMqHH6r4Tts7J_aSIgg\",\"p256dh\":"
                        + "\"BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4\"},"
                        + "\"silent\":{\"from\":\"22:00\",\"until\":\"07:00\",\"zone\":\"UTC\"}}");
        call(anna, "DELETE", "/api/me/device", "");
        call(anna, "GET", "/api/me/mail", "");
        call(
                anna,
                "PUT",
                "/api/me/mail",
                "{\"address\":\"anna@example.org\",\"silent\":{\"from\":\"22:00\",\"until\":\"07:00\",\"zone\":\"UTC\"}}");
        call(anna, "DELETE", "/api/me/mail", "");
        call(anna, "POST", "/api/me/holiday", "{\"days\":7}");

        String wish =
                "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":1,\"listed\":true,"
                        + "\"clock\":{\"kind\":\"match\",\"seconds\":600,\"increment\":5}}";
        String match = call(anna, "POST", "/api/matches", wish).path("match").asText();
        call(bert, "GET", "/api/lobby", "");
        call(bert, "POST", "/api/matches/{id}/join", "{}", match);
        String other = call(
                        anna,
                        "POST",
                        "/api/matches",
                        "{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}],\"listed\":true}")
                .path("match")
                .asText();
        call(bert, "POST", "/api/matches/{id}/join", "{\"seat\":2}", other);
        call(bert, "POST", "/api/matches/{id}/leave", "{\"seat\":2}", other);
        call(anna, "POST", "/api/matches/{id}/bot", "{\"seat\":2,\"level\":1}", other);
        String plan = Client.command("plan-replies", match, 2, 2).replace("}", ",\"lines\":[[\"a1-a2\",\"d7-d6\"]]}");
        call(bert, "POST", "/api/matches/{id}/commands", plan, match);
        call(bert, "GET", "/api/matches/{id}/replies", "", match);
        call(bert, "POST", "/api/matches/{id}/commands", plan.replaceAll("\\[\\[.*]]", "[]"), match);
        call(anna, "POST", "/api/matches/{id}/commands", Client.command("act", match, 2, 1, "a1-a2"), match);
        call(anna, "POST", "/api/matches/{id}/commands", Client.command("act", match, 2, 1, "a1-a2"), match);
        call(anna, "POST", "/api/matches/{id}/commands", Client.command("offer-draw", match, 3, 1), match);
        call(anna, "GET", "/api/matches/{id}", "", match);
        call(anna, "GET", "/api/matches/{id}/positions/{n}", "", match, "1");
        call(bert, "POST", "/api/matches/{id}/commands", Client.command("resign", match, 4, 2), match);
        call(anna, "POST", "/api/matches/{id}/chat", "{\"id\":\"1\",\"text\":\"thank you\"}", match);
        call(bert, "POST", "/api/matches/{id}/chat/{n}/report", "", match, "1");
        call(anna, "POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":2}");
        call(bert, "GET", "/api/matches/{id}/friends", "", match);
        JsonNode friends = call(bert, "GET", "/api/me/friends", "");
        String person = friends.at("/friends/0/person").asText();
        call(bert, "POST", "/api/me/friends/{person}", "", person);
        call(bert, "DELETE", "/api/me/friends/{person}", "", person);
        call(bert, "POST", "/api/matches/{id}/analysis", "", match);
        call(anna, "GET", "/api/matches/{id}/analysis", "", match);
        call(anna, "GET", "/api/me/accuracy", "");
        call(
                anna,
                "GET",
                "/api/explorer?game=arcanor&position=a,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,,,,,%20w",
                "");
        call(anna, "GET", "/api/me/matches", "");
        call(anna, "GET", "/api/matches/{id}/record", "", match);
        call(visitor(), "GET", "/api/matches/{id}/picture", "", match);
        String record =
                anna.send("GET", "/api/matches/" + match + "/record", "").body();
        String upload = Client.JSON.createObjectNode().put("record", record).toString();
        call(anna, "POST", "/api/records", upload);
        String kept = Client.JSON
                .createObjectNode()
                .put("title", "Mine")
                .put("text", record)
                .toString();
        String study = call(anna, "POST", "/api/studies", kept).path("study").asText();
        call(anna, "GET", "/api/me/studies", "");
        call(bert, "GET", "/api/studies/{id}", "", study);
        call(visitor(), "GET", "/api/studies/{id}/picture?step=1", "", study);
        String revised = Client.JSON
                .createObjectNode()
                .put("version", 1)
                .put("text", record)
                .toString();
        call(anna, "PUT", "/api/studies/{id}", revised, study);
        call(anna, "DELETE", "/api/studies/{id}", "", study);
        call(anna, "GET", "/api/problems", "");
        call(anna, "GET", "/api/problems/{id}", "", "p1");
        call(anna, "GET", "/api/problems/{id}/solution", "", "1-01");
        call(visitor(), "GET", "/api/problems/{id}/picture", "", "p1");
        call(
                visitor(),
                "GET",
                "/api/positions/picture?position=,,,,,,,/,,,,,,,/,,,,,,,/,,,a,,,,/,,,,,,,/,,,,,,,/12,34,,,,,,_w",
                "");
        call(anna, "POST", "/api/problems/{id}/solutions", "{\"turns\":[[\"D6*C6-B6\"]]}", "p1");
        String composed =
                "{\"title\":\"Mine\",\"text\":\"game fragile-problem\\ncrates C6\\ndockers D6 B9\\ngoal C6 C3\\nturns 1\"}";
        call(anna, "POST", "/api/problems", composed);
        call(bert, "DELETE", "/api/me", "");

        TreeSet<String> described = new TreeSet<>();
        api.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(
                                method -> described.add(method.toUpperCase(Locale.ROOT) + " " + path.getKey())));
        described.remove("GET /api/stream"); // goes on for ever; the example bots use it
        assertEquals(described, called);
    }

    @Test
    void every_route_is_described() throws IOException {
        api = visitor().get("/api/openapi.json");
        Pattern route = Pattern.compile("routes\\.(get|post|put|delete)\\(\"(/api/[^\"]*)\"");
        Map<String, String> missing = new TreeMap<>();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java/cabestan/server/http"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                route.matcher(Files.readString(file)).results().forEach(found -> {
                    if (!api.path("paths").path(found.group(2)).has(found.group(1))) {
                        missing.put(found.group(2), found.group(1));
                    }
                });
            }
        }
        assertEquals(Map.of(), missing);
    }
}
