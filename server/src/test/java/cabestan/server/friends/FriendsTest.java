package cabestan.server.friends;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Two who have played become friends when both want it, and play again. */
class FriendsTest extends TwoPlayerTest {

    @BeforeEach
    void play() {
        annaAndBertPlay("arcanor", "");
    }

    private void annaResigns() {
        anna.post("/api/matches/" + match + "/commands", Client.command("resign", match, 2, 1));
    }

    private int ask(Client who, int seat) {
        return who.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":" + seat + "}")
                .statusCode();
    }

    private static JsonNode friend(Client who) {
        return who.get("/api/me/friends").at("/friends/0");
    }

    private static String state(Client who) {
        return friend(who).path("state").asText();
    }

    private String atTheTable(Client who) {
        return who.get("/api/matches/" + match + "/friends")
                .at("/seats/0/state")
                .asText();
    }

    private void becomeFriends() {
        annaResigns();
        assertEquals(204, ask(anna, 2));
        assertEquals(204, ask(bert, 1));
    }

    @Test
    void one_asks_after_a_match_and_the_other_agrees() {
        assertEquals(409, ask(anna, 2)); // the match is not over
        annaResigns();
        assertEquals("none", atTheTable(bert));
        try (Page page = bert.open()) {
            page.say("{\"type\":\"ping\"}");
            page.next("pong"); // from now on the server knows of the page
            assertEquals(204, ask(anna, 2));
            page.next("friends");
        }
        assertEquals("asked", state(anna));
        assertEquals("asks", state(bert));
        assertEquals("asks", atTheTable(bert));
        String person = friend(bert).path("person").asText();
        assertEquals(204, bert.send("POST", "/api/me/friends/" + person, "").statusCode());
        assertEquals("friend", state(anna));
        assertEquals("friend", state(bert));
        assertEquals("Bert", friend(anna).path("name").asText());
    }

    @Test
    void asking_twice_is_not_agreeing() {
        annaResigns();
        ask(anna, 2);
        ask(anna, 2);
        assertEquals("asks", state(bert));
    }

    @Test
    void only_people_who_sat_at_the_table_can_be_asked() {
        annaResigns();
        assertEquals(404, ask(anna, 1)); // herself
        assertEquals(404, ask(anna, 3));
        assertEquals(403, ask(player("Zoe"), 1));
        assertEquals(404, anna.send("POST", "/api/me/friends/nobody", "").statusCode());
    }

    @Test
    void friends_see_whether_the_other_is_there_and_how_they_fared() {
        becomeFriends();
        assertFalse(friend(anna).path("online").asBoolean());
        try (Page page = bert.open()) {
            page.follow(match);
            assertTrue(friend(anna).path("online").asBoolean());
        }
        assertEquals(1, friend(anna).path("lost").asInt());
        assertEquals(1, friend(bert).path("won").asInt());
        assertEquals(0, friend(bert).path("drawn").asInt());
    }

    @Test
    void a_challenged_friend_gets_a_notice_and_nobody_else_gets_the_seat() {
        becomeFriends();
        String wish =
                "{\"game\":\"cartagena\",\"listed\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"friend\",\"person\":\""
                        + friend(anna).path("person").asText() + "\"}]}";
        try (Page page = bert.open()) {
            match = anna.make(wish).path("match").asText();
            JsonNode notice = page.next("notice");
            assertEquals(
                    "invited " + match,
                    notice.path("what").asText() + " " + notice.path("match").asText());
        }
        assertEquals(
                "Bert", anna.get("/api/matches/" + match).at("/seats/1/name").asText());
        String join = "/api/matches/" + match + "/join";
        assertEquals(403, player("Zoe").send("POST", join, "{}").statusCode());
        assertEquals("running", bert.post(join, "{}").path("state").asText());
    }

    /** Anna keeps a seat for Bert in so many new matches; the last one. */
    private String invite(int count, String otherSeats) {
        String wish = "{\"game\":\"cartagena\",\"seats\":[{\"kind\":\"me\"}," + otherSeats
                + "{\"kind\":\"friend\",\"person\":\""
                + friend(anna).path("person").asText() + "\"}]}";
        String last = "";
        for (int i = 0; i < count; i++) {
            last = anna.make(wish).path("match").asText();
        }
        return last;
    }

    @Test
    void a_friend_with_hundreds_of_invitations_keeps_nobody_from_playing() {
        becomeFriends();
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";
        String own = bert.make(wish).path("match").asText();
        String invited = invite(200, "");
        assertEquals(201, bert.send("POST", "/api/matches", wish).statusCode());
        String join = "/api/matches/" + invited + "/join";
        assertEquals("running", bert.post(join, "{}").path("state").asText());
        List<String> mine = bert.get("/api/me/matches").path("matches").findValuesAsText("id");
        assertEquals(200, mine.size());
        assertTrue(mine.contains(own), "a match in which I sit is shown before those in which a seat is kept for me");
    }

    @Test
    void an_invitation_can_be_declined() {
        becomeFriends();
        String invited = invite(1, "{\"kind\":\"open\"},");
        String leave = "/api/matches/" + invited + "/leave";
        assertEquals(403, player("Zoe").send("POST", leave, "{\"seat\":3}").statusCode());
        assertEquals(204, bert.send("POST", leave, "{\"seat\":3}").statusCode());
        assertFalse(bert.get("/api/me/matches")
                .path("matches")
                .findValuesAsText("id")
                .contains(invited));
        assertEquals("", anna.get("/api/matches/" + invited).at("/seats/2/name").asText());
    }

    /** Writes into the database of the server that is running. */
    protected void execute(String statement) {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"));
                Statement written = database.createStatement()) {
            written.execute(statement);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void requests_of_strangers_leave_room_for_friends() {
        annaResigns();
        for (int stranger = 0; stranger < 200; stranger++) {
            execute("INSERT INTO friends (one, other, asker, at) SELECT '" + stranger + "', id, '" + stranger
                    + "', 1 FROM players WHERE name = 'Anna'");
        }
        assertEquals(200, anna.get("/api/me/friends").path("friends").size());
        assertEquals(204, ask(anna, 2));
        assertEquals(204, ask(bert, 1));
        assertEquals("friend", state(bert));
    }

    @Test
    void a_seat_is_kept_for_friends_only() {
        annaResigns();
        ask(anna, 2);
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"friend\",\"person\":\"%s\"}]}";
        String asked = friend(anna).path("person").asText();
        assertEquals(
                403, anna.send("POST", "/api/matches", wish.formatted(asked)).statusCode());
        assertEquals(
                404, anna.send("POST", "/api/matches", wish.formatted("nobody")).statusCode());
    }

    @Test
    void everything_between_two_goes_when_one_removes_the_other_or_is_deleted() {
        becomeFriends();
        String person = friend(anna).path("person").asText();
        assertEquals(204, anna.send("DELETE", "/api/me/friends/" + person, "").statusCode());
        assertEquals(0, bert.get("/api/me/friends").path("friends").size());
        ask(anna, 2);
        ask(bert, 1);
        assertEquals("friend", state(bert));
        anna.send("DELETE", "/api/me", "");
        assertEquals(0, bert.get("/api/me/friends").path("friends").size());
        assertEquals(404, ask(bert, 1));
    }
}
