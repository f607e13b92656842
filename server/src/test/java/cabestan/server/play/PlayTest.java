package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a match goes, from the first request to an action on the other's board. */
class PlayTest extends ServerTest {

    private static final String ANNA_AGAINST_OPEN = """
            {"game":"arcanor","variant":"open","seats":[{"kind":"me"},{"kind":"open"}],"first":1}""";

    private JsonNode made;
    private String match;

    /** Anna makes a match and Bert takes the other seat by the invite link. */
    private Client[] annaAndBert() {
        Client anna = player("Anna");
        Client bert = player("Bert");
        made = anna.make(ANNA_AGAINST_OPEN);
        match = made.path("match").asText();
        String key = made.path("invites").get(0).path("key").asText();
        JsonNode joined = bert.post("/api/matches/" + match + "/join", "{\"key\":\"" + key + "\"}");
        assertEquals("running", joined.path("state").asText(), joined.toString());
        return new Client[] {anna, bert};
    }

    @Test
    void a_match_waits_for_its_players_and_starts_with_the_last() {
        Client anna = player("Anna");
        Client bert = player("Bert");
        made = anna.make(ANNA_AGAINST_OPEN);
        match = made.path("match").asText();
        try (Page page = anna.open()) {
            JsonNode waiting = page.follow(match);
            assertEquals("waiting", waiting.at("/summary/state").asText());
            assertEquals(0, waiting.path("version").asInt());

            String key = made.path("invites").get(0).path("key").asText();
            bert.post("/api/matches/" + match + "/join", "{\"key\":\"" + key + "\"}");

            JsonNode started = page.changedTo(2);
            assertEquals("joined", started.at("/events/0/kind").asText());
            assertEquals("started", started.at("/events/1/kind").asText());
            assertEquals("Bert", started.at("/summary/seats/1/name").asText());
            assertEquals(1, started.at("/summary/onTurn").asInt());
            assertTrue(started.at("/views/0/legal").size() > 10);
        }
    }

    @Test
    void an_action_is_acknowledged_then_sent_to_both() {
        Client[] both = annaAndBert();
        try (Page anna = both[0].open();
                Page bert = both[1].open()) {
            anna.follow(match);
            bert.follow(match);

            JsonNode answer = anna.ask(Client.command("act", match, 2, 1, "a1-a2"));

            assertEquals("accepted", answer.path("type").asText(), answer.toString());
            assertEquals(3, answer.path("version").asInt());
            JsonNode told = bert.changedTo(3);
            assertEquals("a1-a2", told.at("/events/0/gesture/text").asText());
            assertEquals(1, told.at("/events/0/length").asInt());
            assertEquals(2, told.at("/views/0/seat").asInt());
            assertTrue(told.at("/views/0/legal").size() > 10);
            assertEquals(3, anna.changedTo(3).path("version").asInt());
        }
    }

    @Test
    void the_same_command_twice_acts_once_and_is_answered_twice_even_after_a_restart() {
        Client[] both = annaAndBert();
        String command = Client.command("act", match, 2, 1, "a1-a2");
        try (Page anna = both[0].open()) {
            assertEquals(3, anna.ask(command).path("version").asInt());
            assertEquals(3, anna.ask(command).path("version").asInt());
        }
        restart();
        try (Page anna = both[0].at(server.port()).open()) {
            assertEquals("accepted", anna.ask(command).path("type").asText());
            assertEquals(3, anna.follow(match).path("version").asInt());
        }
    }

    @Test
    void a_command_against_an_old_version_is_rejected_with_the_current_view() {
        Client[] both = annaAndBert();
        try (Page anna = both[0].open()) {
            anna.ask(Client.command("act", match, 2, 1, "a1-a2"));
            JsonNode rejected = anna.ask(Client.command("act", match, 2, 1, "b1-b2"));
            assertEquals("stale", rejected.path("code").asText());
            assertEquals(3, rejected.path("version").asInt());
            assertEquals(1, rejected.at("/views/0/seat").asInt());
        }
    }

    @Test
    void what_the_rules_forbid_is_rejected_with_the_rule() {
        Client[] both = annaAndBert();
        try (Page anna = both[0].open()) {
            JsonNode rejected = anna.ask(Client.command("act", match, 2, 1, "a1-a4"));
            assertEquals("rejected", rejected.path("type").asText());
            assertFalse(rejected.path("rule").asText().isEmpty(), rejected.toString());
            JsonNode nonsense = anna.ask(Client.command("act", match, 2, 1, "castle"));
            assertEquals("bad-action", nonsense.path("code").asText());
        }
    }

    @Test
    void nobody_acts_for_a_seat_of_somebody_else() {
        Client[] both = annaAndBert();
        try (Page bert = both[1].open();
                Page stranger = player("Zoe").open()) {
            assertEquals(
                    "not-your-seat",
                    bert.ask(Client.command("act", match, 2, 1, "a1-a2"))
                            .path("code")
                            .asText());
            JsonNode refused = stranger.ask(Client.command("act", match, 2, 1, "a1-a2"));
            assertEquals("not-your-seat", refused.path("code").asText());
            assertEquals(0, refused.path("views").size());
            stranger.say("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
            assertEquals("forbidden", stranger.next("error").path("code").asText());
            JsonNode watching = stranger.followWith(match, made.path("watch").asText());
            assertEquals(0, watching.at("/views/0/seat").asInt());
            assertEquals(0, watching.at("/views/0/legal").size());
        }
    }

    @Test
    void a_client_that_returns_with_since_gets_all_that_it_missed() {
        Client[] both = annaAndBert();
        try (Page anna = both[0].open()) {
            anna.follow(match);
            anna.ask(Client.command("act", match, 2, 1, "a1-a2"));
        }
        try (Page bert = both[1].open()) {
            bert.ask(Client.command("act", match, 3, 2, "a7-a6"));
        }
        restart();
        try (Page anna = both[0].at(server.port()).open()) {
            JsonNode missed = anna.follow(match, 3);
            assertEquals(3, missed.path("since").asInt());
            assertEquals(1, missed.path("events").size());
            assertEquals(4, missed.at("/events/0/version").asInt());
            assertEquals("a7-a6", missed.at("/events/0/gesture/text").asText());
            JsonNode whole = anna.follow(match);
            assertTrue(whole.path("since").isMissingNode());
            assertEquals("a1-a2", whole.at("/record/0/text").asText());
            assertEquals("a7-a6", whole.at("/record/1/text").asText());
        }
    }

    @Test
    void two_people_on_one_screen_see_both_seats() {
        Client anna = player("Anna");
        match = anna.make("""
                        {"game":"fragile","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        try (Page page = anna.open()) {
            JsonNode views = page.follow(match).path("views");
            assertEquals(2, views.size());
            String action = views.at("/0/legal/0/text").asText();
            page.ask(Client.command("act", match, 1, 1, action));
            JsonNode after = page.changedTo(2);
            assertEquals(2, after.at("/summary/onTurn").asInt());
            String next = after.at("/views/1/legal/0/text").asText();
            assertEquals(
                    "accepted",
                    page.ask(Client.command("act", match, 2, 2, next))
                            .path("type")
                            .asText());
        }
    }

    @Test
    void a_bot_answers_and_thinks_on_after_a_restart() {
        Client anna = player("Anna");
        match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"bot","level":1}],"first":1}""").path("match").asText();
        try (Page page = anna.open()) {
            page.follow(match);
            page.ask(Client.command("act", match, 1, 1, "a1-a2"));
        }
        restart();
        try (Page page = anna.at(server.port()).open()) {
            JsonNode now = page.follow(match);
            if (now.path("version").asInt() < 3) {
                now = page.changedTo(3);
            }
            assertEquals(1, now.at("/summary/onTurn").asInt());
        }
    }

    @Test
    void a_new_match_without_options_has_and_states_the_path_that_is_offered_first() {
        Client anna = player("Anna");
        for (JsonNode game : anna.get("/api/games").path("games")) {
            for (JsonNode variant : game.path("variants")) {
                if (List.of("jamaica", "tortuga").contains(variant.path("id").asText())) {
                    JsonNode path = variant.path("options").get(0);
                    assertEquals("[\"seed\",\"seed-0.1\"]", path.path("values").toString());
                    assertEquals("seed-0.1", path.path("unstated").asText());
                }
            }
        }
        JsonNode tortuga = anna.post("/api/matches", """
                {"game":"cartagena","variant":"tortuga","options":{},"seats":[{"kind":"me"},{"kind":"bot","level":1}]}
                """);
        JsonNode summary = anna.get("/api/matches/" + tortuga.path("match").asText());
        assertEquals("{\"path\":\"seed\"}", summary.path("options").toString());
    }

    @Test
    void the_seed_is_promised_at_the_start_and_shown_at_the_end() {
        Client[] both = annaAndBert();
        JsonNode running = both[0].get("/api/matches/" + match);
        assertTrue(running.path("seed").isMissingNode());
        String record =
                both[0].send("GET", "/api/matches/" + match + "/record", "").body();
        assertFalse(record.contains("\nseed "), record);
        try (Page anna = both[0].open()) {
            assertEquals(
                    "accepted",
                    anna.ask(Client.command("resign", match, 2, 1)).path("type").asText());
        }
        JsonNode over = both[0].get("/api/matches/" + match);
        assertEquals(running.path("seedHash").asText(), over.path("seedHash").asText());
        assertNotEquals("", over.path("seed").asText());
        assertEquals("resigned", over.at("/result/code").asText());
        assertEquals(2, over.at("/result/ranks/0").asInt());
    }

    @Test
    void when_the_server_goes_down_it_says_when_to_come_back() {
        try (Page page = player("Anna").open()) {
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
            restart();
            assertEquals(2_000, page.next("bye").path("retryMs").asInt());
        }
    }
}
