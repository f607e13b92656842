package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.http.limit.TrustedProxies;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Visitors who ask too much have to wait; others do not notice. */
class RateLimitTest extends ServerTest {

    @Override
    protected ServerOptions options() {
        return super.options().withLimits(new Limits(5, 3, 1000, 1000, TrustedProxies.NONE));
    }

    @Test
    void a_player_who_asks_too_often_is_told_to_wait_and_others_are_not() {
        Client anna = player("Anna");
        Client bert = player("Bert");
        long refused = IntStream.range(0, 80)
                .filter(i -> anna.send("GET", "/api/lobby", "").statusCode() == 429)
                .count();
        assertTrue(refused > 0);
        assertEquals(200, bert.send("GET", "/api/lobby", "").statusCode());
    }

    @Test
    void a_socket_that_floods_is_rejected_not_served() {
        try (Page page = player("Anna").open()) {
            for (int i = 0; i < 100; i++) {
                page.say("{\"type\":\"ping\"}");
            }
            assertEquals("too-many", page.next("error").path("code").asText());
        }
    }

    @Test
    void messages_that_cannot_be_read_count_too() {
        try (Page page = player("Anna").open()) {
            for (int i = 0; i < 100; i++) {
                page.say("rubbish");
            }
            page.next(message -> message.path("code").asText().equals("too-many"), "too-many");
        }
    }

    @Test
    void a_socket_that_floods_is_read_slowly() {
        try (Page page = player("Anna").open()) {
            long begun = System.nanoTime();
            for (int i = 0; i < 100; i++) { // 50 at once are allowed
                page.say("{\"type\":\"ping\"}");
            }
            page.say("{\"type\":\"follow\",\"match\":\"last\"}");
            page.next(message -> message.path("match").asText().equals("last"), "the answer to the last message");
            long millis = (System.nanoTime() - begun) / 1_000_000;
            assertTrue(millis > 1_000, millis + " ms");
        }
    }

    @Test
    void matches_are_not_made_by_the_dozen() {
        Client anna = player("Anna");
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";
        for (int i = 0; i < 3; i++) {
            anna.make(wish);
        }
        assertEquals(429, anna.send("POST", "/api/matches", wish).statusCode());
    }

    @Test
    void the_limit_comes_before_the_address_of_a_webhook_is_looked_up() {
        Client anna = player("Anna");
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"}],\"webhook\":\"http://10.0.0.1/\"}";
        for (int i = 0; i < 3; i++) {
            assertEquals(400, anna.send("POST", "/api/matches", wish).statusCode());
        }
        assertEquals(429, anna.send("POST", "/api/matches", wish).statusCode());
        String profile = "{\"name\":\"Anna\",\"webhook\":\"http://10.0.0.1/\"}";
        assertEquals(429, anna.send("POST", "/api/me", profile).statusCode());
    }

    @Test
    void a_rematch_counts_as_making_a_match_and_undoing_is_limited_too() {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        String commands = "/api/matches/" + match + "/commands";
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    409,
                    anna.send("POST", commands, Client.command("rematch", match, 1, 1))
                            .statusCode());
        }
        assertEquals(
                429,
                anna.send("POST", commands, Client.command("rematch", match, 1, 1))
                        .statusCode());
        long undone = IntStream.range(0, 20)
                .filter(i -> anna.send("POST", commands, Client.command("undo", match, 1, 1))
                                .statusCode()
                        != 429)
                .count();
        assertTrue(undone >= 12 && undone < 20, undone + " undos were looked at");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"undo", "ask-takeback", "refuse-takeback", "offer-draw", "accept-draw", "decline-draw", "holiday"
            })
    void commands_that_could_go_on_for_ever_are_limited(String type) {
        Client anna = player("Anna");
        String match = anna.make(
                        "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}")
                .path("match")
                .asText();
        List<Integer> statuses = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            String command = "{\"type\":\"" + type + "\",\"days\":1,\"id\":\"c" + i + "\",\"version\":0,\"seat\":1}";
            statuses.add(anna.send("POST", "/api/matches/" + match + "/commands", command)
                    .statusCode());
        }
        int lookedAt = Collections.frequency(statuses, 409); // and found stale
        assertTrue(lookedAt >= 12 && lookedAt < 20, type + " " + statuses);
        assertEquals(20, lookedAt + Collections.frequency(statuses, 429), type + " " + statuses);
    }

    @Test
    void nobody_sits_down_and_gets_up_again_for_ever() {
        Client anna = player("Anna");
        Client bert = player("Bert");
        String table = "/api/matches/"
                + anna.make("{\"game\":\"cartagena\",\"listed\":true,\"seats\":"
                                + "[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}]}")
                        .path("match")
                        .asText();
        for (int i = 0; i < 3; i++) {
            assertEquals(200, bert.send("POST", table + "/join", "{\"seat\":2}").statusCode());
            assertEquals(
                    204, bert.send("POST", table + "/leave", "{\"seat\":2}").statusCode());
        }
        assertEquals(429, bert.send("POST", table + "/join", "{\"seat\":2}").statusCode());
    }
}
