package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** What becomes of tables when a player deletes the account. */
class DeletedPlayerTest extends TwoPlayerTest {

    @Override
    protected ServerOptions options() {
        return super.options().withPrivateWebhooks(true);
    }

    private static void delete(Client player) {
        assertEquals(204, player.send("DELETE", "/api/me", "").statusCode());
    }

    /** Anna and Bert play a match to its end, and agree to be friends. */
    private void annaAndBertAreFriends() {
        annaAndBertPlay("arcanor", "");
        anna.post("/api/matches/" + match + "/commands", Client.command("resign", match, 2, 1));
        anna.post("/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":2}");
        bert.post("/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":1}");
    }

    private String annasFriend() {
        return "{\"kind\":\"friend\",\"person\":\""
                + anna.get("/api/me/friends").at("/friends/0/person").asText() + "\"}";
    }

    @Test
    void a_seat_that_was_kept_for_them_is_free_for_others_at_once() {
        annaAndBertAreFriends();
        match = anna.make(
                        "{\"game\":\"cartagena\",\"listed\":true,\"seats\":[{\"kind\":\"me\"}," + annasFriend() + "]}")
                .path("match")
                .asText();
        try (Page page = anna.open()) {
            page.follow(match);
            delete(bert);
            JsonNode left = page.changedTo(1);
            assertEquals("left", left.at("/events/0/kind").asText());
            assertEquals("", left.at("/summary/seats/1/name").asText());
        }
        JsonNode joined = player("Zoe").post("/api/matches/" + match + "/join", "{}");
        assertEquals("running", joined.path("state").asText());
    }

    @Test
    void a_table_at_which_they_do_not_sit_closes_and_leaves_the_lobby() {
        anna = player("Anna");
        match = anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}],\"listed\":true,"
                        + "\"clock\":{\"kind\":\"turn\",\"days\":1}}")
                .path("match")
                .asText();
        bert = player("Bert");
        bert.post("/api/matches/" + match + "/join", "{}");
        try (Page page = bert.open();
                Page lobby = visitor().open()) {
            page.follow(match);
            lobby.say("{\"type\":\"lobby\",\"follow\":true}");
            assertEquals(1, lobby.next("lobby").path("tables").size());
            delete(anna);
            assertEquals(
                    "abandoned", page.changedTo(2).at("/summary/result/code").asText());
            assertEquals(0, lobby.next("lobby").path("tables").size());
        }
    }

    @Test
    void a_table_closes_also_when_they_sit_there_by_its_own_link() {
        anna = player("Anna");
        match = anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}],\"listed\":true}")
                .path("match")
                .asText();
        anna.post("/api/matches/" + match + "/join", "{}");
        delete(anna);
        JsonNode left = visitor().get("/api/matches/" + match);
        assertEquals("over", left.path("state").asText());
        assertEquals("abandoned", left.at("/result/code").asText());
    }

    @Test
    void a_match_that_cannot_be_read_keeps_no_account() {
        annaAndBertPlay("arcanor", "");
        String unreadable = match;
        match = anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true}")
                .path("match")
                .asText();
        database("UPDATE events SET kind = 'from the future' WHERE match_id = '" + unreadable + "'");
        restart();
        delete(anna.at(server.port()));
        assertEquals(
                "over", visitor().get("/api/matches/" + match).path("state").asText(), "the match that can be read");
        assertEquals(0, database("SELECT COUNT(*) FROM players WHERE name = 'Anna'"));
    }

    @Test
    void nothing_more_is_sent_to_their_webhooks() {
        String webhook = "\"webhook\":\"http://127.0.0.1:1/nobody-listens\"";
        anna = player("Anna");
        anna.post("/api/me", "{\"name\":\"Anna\"," + webhook + "}");
        match = anna.make("{\"game\":\"fragile\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},{\"kind\":\"open\"}],"
                        + "\"first\":1,\"listed\":true," + webhook + "}")
                .path("match")
                .asText();
        for (String name : new String[] {"Bert", "Cleo"}) {
            player(name).post("/api/matches/" + match + "/join", "{}");
        }
        assertTrue(database("SELECT COUNT(*) FROM outbox WHERE body LIKE '%Anna%'") > 0);
        delete(anna);
        assertEquals(
                "running", visitor().get("/api/matches/" + match).path("state").asText());
        assertEquals(0, database("SELECT COUNT(*) FROM matches WHERE webhook <> ''"));
        assertEquals(0, database("SELECT COUNT(*) FROM outbox"));
    }
}
