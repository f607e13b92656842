package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A client that does not know whether its match was made asks again with the same key, and gets that match. */
class IdempotencyTest extends ServerTest {

    private static final String WISH = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";

    private HttpResponse<String> make(Client client, String path, String body, String key) {
        return Client.exchange(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .header("Cookie", client.cookie())
                .header("X-Cabestan", "1")
                .header("Idempotency-Key", key)
                .POST(BodyPublishers.ofString(body))
                .build());
    }

    @Test
    void a_repeated_creation_gives_the_same_match() {
        Client anna = player("Anna");
        JsonNode first = Client.json(make(anna, "/api/matches", WISH, "one"));
        restart();
        Client again = anna.at(server.port());
        assertEquals(first, Client.json(make(again, "/api/matches", WISH, "one")));
        assertNotEquals(
                first.path("match"),
                Client.json(make(again, "/api/matches", WISH, "two")).path("match"));
        assertEquals(2, again.get("/api/me/matches").path("matches").size());
    }

    @Test
    void requests_at_the_same_time_make_one_match() {
        Client anna = player("Anna");
        var made = IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> make(anna, "/api/matches", WISH, "one"))
                .peek(answer -> assertEquals(201, answer.statusCode(), answer.body()))
                .map(answer -> Client.json(answer).path("match").asText())
                .collect(Collectors.toSet());
        assertEquals(1, made.size());
        assertEquals(1, anna.get("/api/me/matches").path("matches").size());
    }

    @Test
    void the_key_of_another_player_leads_to_another_match() {
        assertNotEquals(
                Client.json(make(player("Anna"), "/api/matches", WISH, "one")).path("match"),
                Client.json(make(player("Bert"), "/api/matches", WISH, "one")).path("match"));
    }

    @Test
    void a_record_is_taken_in_once() {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        anna.post("/api/matches/" + match + "/commands", Client.command("resign", match, 1, 1));
        String record =
                anna.send("GET", "/api/matches/" + match + "/record", "").body();
        String upload = Client.JSON.createObjectNode().put("record", record).toString();
        assertEquals(
                Client.json(make(anna, "/api/records", upload, "one")),
                Client.json(make(anna, "/api/records", upload, "one")));
    }

    @Test
    void a_key_that_is_empty_or_too_long_is_rejected() {
        Client anna = player("Anna");
        assertEquals(400, make(anna, "/api/matches", WISH, "").statusCode());
        assertEquals(400, make(anna, "/api/matches", WISH, "x".repeat(65)).statusCode());
    }
}
