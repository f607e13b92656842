package cabestan.server.think;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** However much one player lets bots think, the bots of the others answer. */
class FairThinkingTest extends ServerTest {

    private static final int GREEDY_MATCHES = 30;
    private static final int MOST_RUNNING = 200;

    private void letManyBotsThink(Client greedy) {
        for (int i = 0; i < GREEDY_MATCHES; i++) {
            greedy.make("{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"}"
                    + ",{\"kind\":\"bot\",\"level\":5}".repeat(4) + "],\"first\":2}");
        }
    }

    /** How long a bot at a table of its own takes for its turn. */
    private static long millisToAnswer(Client player, int level) {
        long asked = System.nanoTime();
        JsonNode made = player.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"level\":"
                + level + "}],\"first\":2}");
        try (Page page = player.open()) {
            String match = made.path("match").asText();
            JsonNode now = page.follow(match);
            while (now.at("/summary/onTurn").asInt() != 1) {
                now = page.next("changed");
            }
        }
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked);
    }

    @Test
    void under_thirty_matches_of_the_strongest_bots_a_weak_bot_answers_within_two_seconds() {
        Client anna = player("Anna");
        letManyBotsThink(player("Greedy"));
        for (int i = 0; i < 3; i++) {
            long millis = millisToAnswer(anna, 1);
            assertTrue(millis < 2_000, "it took " + millis + " ms");
        }
    }

    @Test
    void under_thirty_matches_of_the_strongest_bots_a_strong_bot_waits_for_its_turn_only() {
        Client anna = player("Anna");
        letManyBotsThink(player("Greedy"));
        long millis = millisToAnswer(anna, 5);
        assertTrue(millis < 20_000, "it took " + millis + " ms");
    }

    @Test
    void a_match_needs_a_person() {
        HttpResponse<String> rejected = player("Anna").send("POST", "/api/matches", """
                {"game":"arcanor","seats":[{"kind":"bot","level":1},{"kind":"bot","level":1}]}""");
        assertEquals(400, rejected.statusCode());
        assertEquals("no-person", Client.json(rejected).path("code").asText());
    }

    @Test
    void whoever_has_two_hundred_matches_finishes_one_first() {
        Client anna = player("Anna");
        String wish = """
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""";
        String match = "";
        for (int i = 0; i < MOST_RUNNING; i++) {
            match = anna.make(wish).path("match").asText();
        }
        HttpResponse<String> rejected = anna.send("POST", "/api/matches", wish);
        assertEquals(429, rejected.statusCode());
        assertEquals("too-many", Client.json(rejected).path("code").asText());
        try (Page page = anna.open()) {
            page.follow(match);
            page.ask(Client.command("resign", match, 1, 1));
        }
        anna.make(wish);
    }
}
