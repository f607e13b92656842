package cabestan.server.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** A match that is over is analysed on the site for whoever asks, and everybody who may see the match sees the result. */
class AnalysesTest extends TwoPlayerTest {

    private String path() {
        return "/api/matches/" + match + "/analysis";
    }

    /** Anna and Bert play three actions, and Bert gives up. */
    private String playToTheEnd() {
        annaAndBertPlay("arcanor", "");
        String watch = anna.get("/api/matches/" + match).path("watch").asText();
        command(anna, "act", 2, 1, "a1-a2");
        command(bert, "act", 3, 2, "d7-d6");
        command(anna, "act", 4, 1, "a2-a3");
        command(bert, "resign", 5, 2, null);
        return watch;
    }

    private void command(Client who, String type, int version, int seat, String action) {
        String command = Client.command(type, match, version, seat, action);
        HttpResponse<String> answer = who.send("POST", "/api/matches/" + match + "/commands", command);
        assertEquals(200, answer.statusCode(), answer.body());
    }

    private static String code(HttpResponse<String> answer) {
        return Client.json(answer).path("code").asText();
    }

    private JsonNode analysed(Client who) {
        await(() -> who.get(path()).path("state").asText().equals("done"));
        return who.get(path());
    }

    @Test
    void whoever_asks_gets_the_report_and_so_do_all_who_may_see_the_match() {
        String watch = playToTheEnd();
        assertEquals("none", anna.get(path()).path("state").asText());
        HttpResponse<String> asked = anna.send("POST", path(), "");
        assertEquals(202, asked.statusCode());
        assertEquals(3, Client.json(asked).path("actions").asInt());
        JsonNode report = analysed(bert).path("report");
        assertEquals("cabestan analysis 1", report.path("format").asText());
        assertEquals(3, report.path("actions").size());
        assertEquals("a1-a2", report.at("/actions/0/action").asText());
        assertEquals(
                10_000, report.at("/start/0").asInt() + report.at("/start/1").asInt());
        assertTrue(report.at("/actions/0/lines/0/actions/0").has("kind"), "lines are told as a board shows them");
        assertFalse(report.toString().contains("Anna"), "names are not kept here");

        assertEquals(403, visitor().send("GET", path(), "").statusCode());
        JsonNode watched = visitor().get(path() + "?key=" + watch);
        assertEquals(report, watched.path("report"));
        assertEquals(report, Client.json(bert.send("POST", path(), "")).path("report"), "it is made once");
    }

    @Test
    void nothing_is_analysed_before_the_end_or_for_who_may_not_see_the_match() {
        annaAndBertPlay("cartagena", "");
        assertEquals("not-over", code(anna.send("POST", path(), "")));
        assertEquals("not-over", code(anna.send("GET", path(), "")));
        assertEquals("forbidden", code(player("Carl").send("POST", path(), "")));
        assertEquals("no-player", code(visitor().send("POST", path(), "")));
        assertEquals(404, anna.send("GET", "/api/matches/nowhere/analysis", "").statusCode());
    }

    @Test
    void how_accurately_i_played_is_told_to_me_for_each_match_that_was_analysed() {
        playToTheEnd();
        assertEquals(0, anna.get("/api/me/accuracy").path("matches").size());
        anna.send("POST", path(), "");
        JsonNode report = analysed(anna).path("report");
        JsonNode mine = anna.get("/api/me/accuracy").at("/matches/0");
        assertEquals(match, mine.path("match").asText());
        assertEquals("arcanor", mine.path("game").asText());
        assertEquals(1, mine.path("seat").asInt());
        assertEquals(
                report.at("/seats/0/accuracy").asInt(), mine.path("accuracy").asInt());
        assertEquals(2, bert.get("/api/me/accuracy").at("/matches/0/seat").asInt());
        assertEquals(0, player("Carl").get("/api/me/accuracy").path("matches").size());
    }

    @Test
    void it_is_there_after_a_restart_and_also_where_the_operator_has_switched_analyses_off() {
        playToTheEnd();
        anna.send("POST", path(), "");
        analysed(anna);
        server.stop();
        server = new cabestan.server.Server(options().withAnalyses(false));
        server.start();
        Client back = anna.at(server.port());
        assertEquals("done", back.get(path()).path("state").asText());
    }
}
