package cabestan.server.studies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An analysis is kept as a study, read by whoever has its link, and changed by those who have its key. */
class StudiesTest extends ServerTest {

    private static final String EMPTY_ROWS = ",,,,,,,/".repeat(6);
    private static final String HEAD =
            "\ngame arcanor\nseat 1 Anna\nseat 2 Bert\nstart " + EMPTY_ROWS + "12,34,,,,,, w\nturn 1 a1-a2\n";
    private static final String BARE = "cabestan match 1" + HEAD + "result running\n";

    private Client anna;
    private Client bert;
    private JsonNode study;

    private static String with(String extra) {
        return "cabestan match 2" + HEAD + extra + "\nresult running\n";
    }

    @BeforeEach
    void keep() {
        anna = player("Anna");
        bert = player("Bert");
        study = make(anna, "A race", BARE);
    }

    private static JsonNode make(Client who, String title, String text) {
        return Client.json(who.send("POST", "/api/studies", body(title, text).toString()));
    }

    private static ObjectNode body(String title, String text) {
        return Client.JSON.createObjectNode().put("title", title).put("text", text);
    }

    private String path() {
        return "/api/studies/" + study.path("study").asText();
    }

    private String withKey() {
        return path() + "?key=" + study.path("key").asText();
    }

    private static HttpResponse<String> revise(Client who, String path, int version, String text) {
        String body = Client.JSON
                .createObjectNode()
                .put("version", version)
                .put("text", text)
                .toString();
        return who.send("PUT", path, body);
    }

    private static String code(HttpResponse<String> answer) {
        return Client.json(answer).path("code").asText();
    }

    @Test
    void whoever_has_the_link_reads_it_and_only_its_maker_learns_the_key() {
        JsonNode read = visitor().get(path());
        assertEquals(BARE, read.path("text").asText());
        assertEquals("Anna", read.path("by").asText());
        assertFalse(read.has("key"));
        assertFalse(read.path("mine").asBoolean());
        assertTrue(anna.get(path()).path("mine").asBoolean());
        assertTrue(anna.get(path()).has("key"));
    }

    @Test
    void what_is_drawn_on_the_board_is_kept_and_belongs_to_version_3() {
        String drawn = with("square main 1 green a2\narrow main 1 red a2 b3");
        String text = drawn.replace("match 2", "match 3");
        assertEquals(200, revise(anna, path(), 1, text).statusCode());
        assertEquals(text, visitor().get(path()).path("text").asText());
        assertEquals("bad-request", code(revise(anna, path(), 2, drawn)));
        HttpResponse<String> refused =
                anna.send("POST", "/api/studies", body("Drawn", drawn).toString());
        assertEquals(400, refused.statusCode());
        assertTrue(refused.body().contains("square"), refused.body());
    }

    @Test
    void only_those_with_the_key_add_to_it() {
        String more = with("branch 1 main 0 b1-b2");
        assertEquals("forbidden", code(revise(bert, path(), 1, more)));
        assertEquals(401, revise(visitor(), withKey(), 1, more).statusCode());
        assertEquals(
                2, Client.json(revise(bert, withKey(), 1, more)).path("version").asInt());
        assertEquals(more, anna.get(path()).path("text").asText());
    }

    @Test
    void who_has_not_seen_the_newest_version_is_rejected_and_changes_nothing() {
        String first = with("comment main 1 Good.");
        assertEquals(200, revise(anna, path(), 1, first).statusCode());
        HttpResponse<String> late = revise(bert, withKey(), 1, with("comment main 1 Bad."));
        assertEquals(409, late.statusCode());
        assertEquals("stale", code(late));
        assertEquals(first, anna.get(path()).path("text").asText());
    }

    @Test
    void the_match_itself_stays_as_it_is() {
        String shorter = with("branch 1 main 0 b1-b2").replace("turn 1 a1-a2\n", "");
        assertEquals("other-match", code(revise(anna, path(), 1, shorter)));
        assertEquals(1, anna.get(path()).path("version").asInt());
    }

    @Test
    void those_who_follow_are_told_every_version_and_the_end() {
        String id = study.path("study").asText();
        try (Page page = bert.open()) {
            page.say("{\"type\":\"study\",\"study\":\"" + id + "\",\"follow\":true}");
            assertEquals(1, page.next("study").path("version").asInt());
            revise(anna, path(), 1, with("comment main 1 Good."));
            assertEquals(2, page.next("study").path("version").asInt());
            assertEquals(204, anna.send("DELETE", path(), "").statusCode());
            assertEquals(0, page.next("study").path("version").asInt());
        }
        assertEquals(404, anna.send("GET", path(), "").statusCode());
    }

    @Test
    void only_its_maker_removes_it_and_it_goes_with_its_maker() {
        assertEquals(404, bert.send("DELETE", withKey(), "").statusCode());
        assertEquals(1, anna.get("/api/me/studies").path("studies").size());
        assertEquals(0, bert.get("/api/me/studies").path("studies").size());
        assertEquals(204, anna.send("DELETE", "/api/me", "").statusCode());
        assertEquals(404, visitor().send("GET", path(), "").statusCode());
    }

    @Test
    void what_is_no_match_or_too_much_is_rejected_in_words() {
        assertEquals(
                "bad-request", make(anna, "No", "once upon a time").path("code").asText());
        JsonNode illegal = make(anna, "No", BARE.replace("a1-a2", "a1-a5"));
        assertTrue(illegal.path("reason").asText().contains("line 6"), illegal.toString());
        assertEquals("bad-request", make(anna, "", BARE).path("code").asText());
        String long200k = with("comment main 1 " + "x".repeat(200_000));
        assertEquals("bad-request", make(anna, "Long", long200k).path("code").asText());
        assertEquals(
                401,
                visitor()
                        .send("POST", "/api/studies", body("A", BARE).toString())
                        .statusCode());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    branch 1 main 0 a1-a5            | line 7: 'a1-a5' is not legal here
                    branch 1 main 0 once             | line 7: 'once' is not an action
                    branch 1 main 2 b1-b2            | line 7: branch: expected a number of actions from 0 to 1
                    branch 1 2 1 b1-b2               | line 7: there is no line '2' yet
                    branch 1 main 0                  | line 7: branch: expected an action
                    comment main 7 Too late.         | line 7: comment: expected a number of actions from 0 to 1
                    square main 1 purple a2          | line 7: square: expected a colour
                    arrow main 1 red a2              | line 7: arrow: expected a place
                    """)
    void what_nobody_could_open_is_refused_with_its_line_and_changes_nothing(String line, String reason) {
        String text = with(line).replace("match 2", "match 3");
        HttpResponse<String> refused = revise(bert, withKey(), 1, text);
        assertEquals(400, refused.statusCode(), refused.body());
        assertTrue(Client.json(refused).path("reason").asText().startsWith(reason), refused.body());
        assertEquals("bad-request", make(anna, "No", text).path("code").asText());
        assertEquals(BARE, anna.get(path()).path("text").asText());
    }

    @Test
    void a_player_keeps_a_hundred_studies() {
        for (int i = 1; i < 100; i++) {
            assertTrue(make(anna, "Study " + i, BARE).has("study"));
        }
        assertEquals(
                "too-many-studies", make(anna, "One more", BARE).path("code").asText());
        assertTrue(make(bert, "Mine", BARE).has("study"));
    }

    @Test
    void it_is_there_after_a_restart() {
        revise(anna, path(), 1, with("comment main 1 Good."));
        restart();
        assertEquals(2, anna.at(server.port()).get(path()).path("version").asInt());
    }
}
