package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** Players come and go: the lobby, free seats, my matches, and identities. */
class JoinAndLeaveTest extends TwoPlayerTest {

    @Test
    void the_lobby_shows_listed_matches_until_they_are_full() {
        anna = player("Anna");
        bert = player("Bert");
        try (Page page = visitor().open()) {
            page.say("{\"type\":\"lobby\",\"follow\":true}");
            assertEquals(0, page.next("lobby").path("tables").size());
            match = anna.make("""
                    {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"listed":true}""").path("match").asText();
            JsonNode listed = page.next("lobby");
            assertEquals(match, listed.at("/tables/0/id").asText());
            assertTrue(listed.at("/tables/0/invites").isMissingNode());
            assertTrue(listed.at("/tables/0/watch").isMissingNode());
            bert.post("/api/matches/" + match + "/join", "{}");
            assertEquals(0, page.next("lobby").path("tables").size());
        }
    }

    @Test
    void a_player_who_joined_may_leave_before_the_start() {
        anna = player("Anna");
        bert = player("Bert");
        match = anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"listed":true}""").path("match").asText();
        bert.post("/api/matches/" + match + "/join", "{\"seat\":3}");
        assertEquals(
                "player", anna.get("/api/matches/" + match).at("/seats/2/kind").asText());
        assertEquals(
                204,
                bert.send("POST", "/api/matches/" + match + "/leave", "{\"seat\":3}")
                        .statusCode());
        assertEquals(
                "open", anna.get("/api/matches/" + match).at("/seats/2/kind").asText());
        assertEquals(0, bert.get("/api/me/matches").path("matches").size());
    }

    @Test
    void the_host_fills_a_free_seat_with_a_computer_player_and_the_match_begins() {
        anna = player("Anna");
        bert = player("Bert");
        match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"first":1,"listed":true}""").path("match").asText();
        String bot = "{\"seat\":2,\"level\":1}";
        assertEquals(
                403, bert.send("POST", "/api/matches/" + match + "/bot", bot).statusCode());
        assertEquals(
                400,
                anna.send("POST", "/api/matches/" + match + "/bot", "{\"seat\":2,\"level\":9}")
                        .statusCode());
        JsonNode begun = anna.post("/api/matches/" + match + "/bot", bot);
        assertEquals("running", begun.path("state").asText());
        assertEquals("bot", begun.at("/seats/1/kind").asText());
        assertEquals(1, begun.at("/seats/1/level").asInt());
        assertEquals(0, visitor().get("/api/lobby").path("tables").size());
    }

    @Test
    void when_the_host_leaves_there_is_no_match() {
        anna = player("Anna");
        match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"listed":true}""").path("match").asText();
        assertEquals(
                204,
                anna.send("POST", "/api/matches/" + match + "/leave", "{\"seat\":1}")
                        .statusCode());
        assertEquals(0, visitor().get("/api/lobby").path("tables").size());
        assertEquals(
                "abandoned",
                anna.get("/api/matches/" + match).at("/result/code").asText());
        assertEquals(
                409,
                player("Bert")
                        .send("POST", "/api/matches/" + match + "/join", "{}")
                        .statusCode());
    }

    @Test
    void my_matches_begin_with_those_in_which_I_must_act() {
        annaAndBertPlay("arcanor", "");
        String annasTurn = match;
        JsonNode second = bert.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"first":1}""");
        String bertsTurn = second.path("match").asText();
        anna.joinBy(second);
        assertEquals(annasTurn, anna.get("/api/me/matches").at("/matches/0/id").asText());
        assertEquals(bertsTurn, bert.get("/api/me/matches").at("/matches/0/id").asText());
    }

    @Test
    void a_player_who_is_deleted_loses_name_and_key_and_the_other_wins() {
        annaAndBertPlay("arcanor", "");
        assertEquals(204, anna.send("DELETE", "/api/me", "").statusCode());
        assertEquals("{}", anna.send("GET", "/api/me", "").body());
        JsonNode over = bert.get("/api/matches/" + match);
        assertEquals("", over.at("/seats/0/name").asText());
        assertEquals("resigned", over.at("/result/code").asText());
    }

    @Test
    void a_first_visitor_is_nobody_and_has_no_matches() {
        assertEquals("{}", visitor().send("GET", "/api/me", "").body());
        assertEquals(0, visitor().get("/api/me/matches").path("matches").size());
        assertEquals(401, visitor().send("POST", "/api/matches", "{}").statusCode());
    }

    @Test
    void a_token_speaks_for_its_player_until_it_is_revoked() {
        anna = player("Anna");
        JsonNode made = anna.post("/api/me/tokens", "{\"label\":\"my bot\"}");
        Client bot = visitor().withToken(made.path("token").asText());
        assertEquals("Anna", bot.get("/api/me").path("name").asText());
        assertTrue(anna.get("/api/me/tokens").at("/tokens/0/token").isMissingNode());
        anna.send("DELETE", "/api/me/tokens/" + made.path("id").asText(), "");
        assertEquals(401, bot.send("GET", "/api/me", "").statusCode());
    }

    @Test
    void a_personal_link_opens_the_player_elsewhere_once() {
        anna = player("Anna");
        String url = anna.post("/api/me/link", "").path("url").asText();
        String path = url.substring(url.indexOf("/link/"));
        assertEquals(200, visitor().send("GET", path, "").statusCode()); // a chat room has a look
        HttpResponse<String> opened = visitor().send("POST", path, "");
        assertEquals(303, opened.statusCode());
        String cookie = opened.headers().firstValue("Set-Cookie").orElseThrow();
        Client elsewhere = visitor().withCookie(cookie.split(";", 2)[0]);
        assertEquals("Anna", elsewhere.get("/api/me").path("name").asText());
        assertEquals(410, visitor().send("POST", path, "").statusCode());
    }
}
