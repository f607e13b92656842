package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.PushService;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Matches that last for days: reminders, nudges, holidays, silence, and which of them is urgent. */
class MatchOverDaysTest extends TwoPlayerTest {

    private final AtomicLong ahead = new AtomicLong();

    @Override
    protected ServerOptions options() {
        return super.options()
                .withPrivateWebhooks(true)
                .withMachineClock(() -> System.currentTimeMillis() + ahead.get());
    }

    /** Time passes; the server reads the clock of its machine when it starts. */
    private void later(Duration time) {
        ahead.addAndGet(time.toMillis());
        restart();
        anna = anna.at(server.port());
        bert = bert.at(server.port());
    }

    private void byDays(int days) {
        annaAndBertPlay("arcanor", ",\"clock\":{\"kind\":\"turn\",\"days\":" + days + "}");
    }

    private JsonNode command(Client client, String type, int seat, String more) {
        int version = client.get("/api/matches/" + match).path("version").asInt();
        String command = Client.command(type, match, version, seat);
        return client.post("/api/matches/" + match + "/commands", command.replace("}", more + "}"));
    }

    private JsonNode summary() {
        return anna.get("/api/matches/" + match);
    }

    @Test
    void whoever_is_on_turn_can_be_nudged_once_a_day() throws IOException {
        byDays(3);
        try (PushService service = new PushService()) {
            anna.send("PUT", "/api/me/device", service.subscription("anna") + "}");
            assertEquals("accepted", command(bert, "nudge", 2, "").path("type").asText());
            assertEquals("nudge", service.next().notice().path("what").asText());
            assertEquals("too-soon", command(bert, "nudge", 2, "").path("code").asText());
        }
    }

    @Test
    void a_holiday_is_taken_in_all_matches_and_shown_to_the_others() {
        byDays(2);
        assertEquals(
                1, anna.post("/api/me/holiday", "{\"days\":10}").path("matches").asInt());
        long remaining =
                bert.get("/api/matches/" + match).at("/clock/remaining").asLong();
        assertTrue(remaining > Duration.ofDays(11).toMillis(), remaining + " ms remain");
        assertTrue(bert.get("/api/matches/" + match).at("/seats/0/holiday").asLong() > 0);
        assertEquals(
                "too-many-holidays",
                command(anna, "holiday", 1, ",\"days\":30").path("code").asText());
        assertEquals(
                1, anna.post("/api/me/holiday", "{\"days\":0}").path("matches").asInt());
        assertTrue(bert.get("/api/matches/" + match).at("/seats/0/holiday").isMissingNode());
        later(Duration.ZERO);
        assertTrue(
                summary().at("/clock/remaining").asLong() <= Duration.ofDays(2).toMillis());
    }

    @Test
    void the_match_with_the_least_time_comes_first() {
        anna = player("Anna");
        for (int days : List.of(7, 1, 3)) {
            anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}],"
                    + "\"clock\":{\"kind\":\"turn\",\"days\":" + days + "}}");
        }
        List<Integer> days = anna.get("/api/me/matches").path("matches").findValues("days").stream()
                .map(JsonNode::asInt)
                .toList();
        assertEquals(List.of(1, 3, 7), days);
    }

    @Test
    void whoever_is_on_turn_is_reminded_once_before_time_runs_out() throws IOException {
        byDays(2);
        try (PushService service = new PushService()) {
            anna.send("PUT", "/api/me/device", service.subscription("anna") + "}");
            later(Duration.ofHours(37));
            assertEquals("time-short", service.next().notice().path("what").asText());
            later(Duration.ofHours(1));
            assertEquals("accepted", command(bert, "nudge", 2, "").path("type").asText());
            assertEquals("nudge", service.next().notice().path("what").asText(), "reminded twice");
        }
    }

    private String planned(Client client) {
        return client.get("/api/matches/" + match + "/replies").path("plans").toString();
    }

    @Test
    void a_planned_reply_is_played_with_the_action_that_it_answers_even_after_a_restart() {
        byDays(3);
        String lines = ",\"lines\":[[\"a1-a2\",\"d7-d6\",\"d1-d2\",\"b7-b6\"],[\"b1-b2\",\"b7-b6\"]]";
        JsonNode accepted = command(bert, "plan-replies", 2, lines);
        assertEquals(
                "accepted 2",
                accepted.path("type").asText() + " " + accepted.path("version").asInt());
        assertEquals("[{\"seat\":2" + lines + "}]", planned(bert));
        assertEquals("[]", planned(anna));
        assertEquals(
                403,
                player("Zoe")
                        .send("GET", "/api/matches/" + match + "/replies", "")
                        .statusCode());
        later(Duration.ofDays(1));

        JsonNode acted = command(anna, "act", 1, ",\"action\":\"a1-a2\"");
        assertEquals(summary().path("version"), acted.path("version"));
        assertEquals(1, summary().path("onTurn").asInt());
        assertEquals("[{\"seat\":2,\"lines\":[[\"d1-d2\",\"b7-b6\"]]}]", planned(bert));
        command(anna, "act", 1, ",\"action\":\"b1-b2\"");
        assertEquals(2, summary().path("onTurn").asInt(), "this was not planned");
        assertEquals("[]", planned(bert));
    }

    @Test
    void only_the_other_player_gets_a_notice_of_a_planned_reply() throws IOException {
        byDays(3);
        try (PushService service = new PushService()) {
            anna.send("PUT", "/api/me/device", service.subscription("anna") + "}");
            bert.send("PUT", "/api/me/device", service.subscription("bert") + "}");
            command(bert, "plan-replies", 2, ",\"lines\":[[\"a1-a2\",\"d7-d6\"]]");
            command(anna, "act", 1, ",\"action\":\"a1-a2\"");
            JsonNode notice = service.next().notice();
            assertEquals("your-turn [\"Bert\"]", notice.path("what").asText() + " " + notice.path("others"));
            assertEquals(List.of(), service.rest());
        }
    }

    @Test
    void after_a_long_silence_the_others_go_on_with_a_bot() {
        annaAndBertPlay("arcanor", "");
        long from = summary().path("silentFrom").asLong();
        assertTrue(from > System.currentTimeMillis() + Duration.ofDays(13).toMillis());
        String bot = "{\"seat\":1,\"level\":3}";
        assertEquals(
                403, bert.send("POST", "/api/matches/" + match + "/bot", bot).statusCode());
        later(Duration.ofDays(15));
        assertEquals(
                200, bert.send("POST", "/api/matches/" + match + "/bot", bot).statusCode());
        assertEquals(
                "bot", bert.get("/api/matches/" + match).at("/seats/0/kind").asText());
    }

    @Test
    void the_others_get_one_notice_that_they_may_go_on_without_a_silent_player() throws IOException {
        annaAndBertPlay("arcanor", ",\"clock\":{\"kind\":\"none\",\"silence\":7}");
        try (PushService service = new PushService()) {
            anna.send("PUT", "/api/me/device", service.subscription("anna") + "}");
            bert.send("PUT", "/api/me/device", service.subscription("bert") + "}");
            later(Duration.ofDays(6));
            assertEquals("accepted", command(bert, "nudge", 2, "").path("type").asText(), "which is not her answer");
            assertEquals("nudge", service.next().notice().path("what").asText());
            later(Duration.ofHours(26));
            JsonNode notice = service.next().notice();
            assertEquals("silence [\"Anna\"]", notice.path("what").asText() + " " + notice.path("others"));
            later(Duration.ofDays(1));
            assertEquals("accepted", command(bert, "nudge", 2, "").path("type").asText());
            assertEquals("nudge", service.next().notice().path("what").asText(), "told twice");
        }
    }

    @Test
    void nobody_gets_a_notice_of_a_silence_that_has_ended() throws IOException {
        annaAndBertPlay("arcanor", "");
        try (PushService service = new PushService()) {
            later(Duration.ofDays(13));
            command(anna, "act", 1, ",\"action\":\"a1-a2\"");
            bert.send("PUT", "/api/me/device", service.subscription("bert") + "}");
            anna.send("PUT", "/api/me/device", service.subscription("anna") + "}");
            later(Duration.ofDays(2));
            assertEquals("accepted", command(anna, "nudge", 1, "").path("type").asText());
            assertEquals("nudge", service.next().notice().path("what").asText(), "nothing before it");
            assertEquals(List.of(), service.rest());
        }
    }

    @Test
    void a_match_can_ask_for_less_patience() {
        annaAndBertPlay("arcanor", ",\"clock\":{\"kind\":\"none\",\"silence\":7}");
        assertEquals(7, summary().at("/clock/silence").asInt());
        later(Duration.ofDays(8));
        assertEquals(
                "accepted", command(bert, "close-silent", 2, "").path("type").asText());
        String impatient = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],"
                + "\"clock\":{\"kind\":\"none\",\"silence\":1}}";
        assertEquals(400, anna.send("POST", "/api/matches", impatient).statusCode());
    }

    @Test
    void after_a_long_silence_the_others_close_the_match() {
        annaAndBertPlay("arcanor", "");
        assertEquals(
                "not-silent", command(bert, "close-silent", 2, "").path("code").asText());
        later(Duration.ofDays(15));
        assertEquals(
                "accepted", command(bert, "close-silent", 2, "").path("type").asText());
        assertEquals("silence", summary().at("/result/code").asText());
    }

    @Test
    void a_match_that_was_closed_because_of_a_silence_is_not_a_draw_between_friends() {
        annaAndBertPlay("arcanor", "");
        later(Duration.ofDays(15));
        command(bert, "close-silent", 2, "");
        anna.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":2}");
        bert.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":1}");
        JsonNode bertsFriend = bert.get("/api/me/friends").at("/friends/0");
        assertEquals("friend", bertsFriend.path("state").asText());
        assertEquals(0, bertsFriend.path("drawn").asInt());
    }
}
