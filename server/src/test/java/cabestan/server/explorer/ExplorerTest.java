package cabestan.server.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.server.Server;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.Client;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What was played from a position, in the book and in every match of the site that has ended. */
class ExplorerTest extends TwoPlayerTest {

    private static final String START =
            "cd,ab,,cd,ab,,cd,ab/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/12,34,,12,34,,12,34 w";

    private JsonNode openings(String game, String position) {
        return visitor()
                .get("/api/explorer?game=" + game + "&position=" + URLEncoder.encode(position, StandardCharsets.UTF_8));
    }

    private static long matches(JsonNode openings, String action) {
        for (JsonNode one : openings.path("actions")) {
            if (one.at("/gesture/text").asText().equals(action)) {
                return one.path("matches").asLong();
            }
        }
        return 0;
    }

    private void playAndResign(String... actions) {
        annaAndBertPlay("arcanor", "");
        int version = 2;
        for (String action : actions) {
            Client who = version % 2 == 0 ? anna : bert;
            who.post(
                    "/api/matches/" + match + "/commands",
                    Client.command("act", match, version, 1 + version % 2, action));
            version++;
        }
        bert.post("/api/matches/" + match + "/commands", Client.command("resign", match, version, 2));
    }

    @Test
    void a_match_that_has_ended_is_counted_once_for_every_position_of_its_opening() {
        JsonNode before = openings("arcanor", START);
        assertTrue(before.path("counted").asBoolean());
        assertTrue(before.path("matches").asLong() > 100, "the book comes with the program: " + before);
        playAndResign("a1-a2", "h7-h6");
        await(() -> openings("arcanor", START).path("matches").asLong()
                == before.path("matches").asLong() + 1);
        restart();
        JsonNode after = openings("arcanor", START);
        assertEquals(before.path("matches").asLong() + 1, after.path("matches").asLong(), "not again after a restart");
        assertEquals(matches(before, "a1-a2") + 1, matches(after, "a1-a2"));
        assertEquals(
                10_000, after.at("/points/0").asInt() + after.at("/points/1").asInt(), 1, "somebody wins every match");
    }

    private long counted() {
        return openings("arcanor", START).path("matches").asLong();
    }

    /** A match that counts nothing until the openings are counted again. */
    private String playWhileNothingIsCounted(Client player) {
        String id = player.make(
                        "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}")
                .path("match")
                .asText();
        int version = player.get("/api/matches/" + id).path("version").asInt();
        player.post("/api/matches/" + id + "/commands", Client.command("resign", id, version, 1));
        return id;
    }

    /** There are more of them than are looked at in one go. */
    @Test
    void matches_that_only_a_newer_program_can_read_are_left_to_it_and_hold_up_no_others() {
        long before = counted();
        server.stop();
        server = new Server(options().withThinking(false)); // then it counts no openings either
        server.start();
        Client anna = player("Anna");
        String readable = playWhileNothingIsCounted(anna);
        for (int i = 0; i < 101; i++) {
            playWhileNothingIsCounted(anna);
        }
        database("UPDATE events SET kind = 'newer-' || kind WHERE match_id <> '" + readable + "'");
        try (CapturedLog log = CapturedLog.of(OpeningCounter.class)) {
            restart();
            await(() -> log.text().split("cannot be read").length > 50);
            await(() -> counted() > before);
        }
        assertEquals(before + 1, counted());
        assertEquals(101, database("SELECT COUNT(*) FROM matches WHERE explored = 0"), "a newer program counts them");
    }

    @Test
    void whoever_begins_and_from_whichever_side_one_looks_the_opening_is_the_same() {
        JsonNode white = openings("arcanor", START);
        JsonNode black = openings("arcanor", START.replace(" w", " b"));
        assertEquals(white.path("matches"), black.path("matches"));
        assertEquals(white.at("/points/0"), black.at("/points/1"), "points are told by seat");
        assertEquals(matches(white, "a1-a2"), matches(black, "h7-h6"));
    }

    @Test
    void fragile_has_its_set_up_and_cartagena_nothing_to_count() {
        var fragile = Games.named("fragile");
        String setUp = fragile.begin(
                        Setup.of(fragile.variants().getFirst(), 2, Seed.of(1)).beginning(0))
                .position();
        JsonNode openings = openings("fragile", setUp);
        assertEquals(12, openings.path("actions").size());
        assertEquals(matches(openings, "A1"), matches(openings, "J10"), "the quay is the same from all four sides");
        var cartagena = Games.named("cartagena");
        String dealt = cartagena
                .begin(Setup.of(cartagena.variants().getFirst(), 2, Seed.of(1)))
                .position();
        assertFalse(openings("cartagena", dealt).path("counted").asBoolean());
    }

    @Test
    void what_is_no_position_is_rejected_in_words() {
        assertEquals(
                "bad-request",
                openings("arcanor", "once upon a time").path("code").asText());
        assertEquals("bad-request", openings("chess", START).path("code").asText());
        assertEquals("bad-request", visitor().get("/api/explorer").path("code").asText());
        assertEquals(
                "bad-request",
                openings("arcanor", "x".repeat(5_000)).path("code").asText());
    }
}
