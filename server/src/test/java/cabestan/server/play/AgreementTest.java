package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** What players agree on beside the rules: giving up, draws, take-backs, clocks, once more. */
class AgreementTest extends TwoPlayerTest {

    @Test
    void a_draw_is_offered_declined_offered_again_and_agreed_on() {
        annaAndBertPlay("arcanor", "");
        try (Page a = anna.open();
                Page b = bert.open()) {
            a.follow(match);
            b.follow(match);
            a.ask(Client.command("offer-draw", match, 2, 1));
            JsonNode offered = b.changedTo(3);
            assertEquals("draw", offered.at("/summary/offer/what").asText());
            assertEquals(
                    "no-offer",
                    a.ask(Client.command("accept-draw", match, 3, 1))
                            .path("code")
                            .asText());
            b.ask(Client.command("decline-draw", match, 3, 2));
            assertTrue(a.changedTo(4).at("/summary/offer").isMissingNode());
            a.ask(Client.command("offer-draw", match, 4, 1));
            b.ask(Client.command("accept-draw", match, 5, 2));
            JsonNode over = a.changedTo(6);
            assertEquals("agreed-draw", over.at("/summary/result/code").asText());
            assertEquals("over", over.at("/summary/state").asText());
        }
    }

    @Test
    void an_offer_lapses_when_somebody_acts() {
        annaAndBertPlay("arcanor", "");
        try (Page a = anna.open();
                Page b = bert.open()) {
            b.ask(Client.command("offer-draw", match, 2, 2));
            a.ask(Client.command("act", match, 3, 1, "a1-a2"));
            assertEquals(
                    "no-offer",
                    a.ask(Client.command("accept-draw", match, 4, 1))
                            .path("code")
                            .asText());
        }
    }

    @Test
    void other_games_have_no_draws_by_agreement() {
        annaAndBertPlay("fragile", "");
        try (Page a = anna.open()) {
            assertEquals(
                    "no-draws",
                    a.ask(Client.command("offer-draw", match, 2, 1))
                            .path("code")
                            .asText());
        }
    }

    @Test
    void a_takeback_is_asked_for_and_granted() {
        annaAndBertPlay("arcanor", "");
        try (Page a = anna.open();
                Page b = bert.open()) {
            a.follow(match);
            a.ask(Client.command("act", match, 2, 1, "a1-a2"));
            b.ask(Client.command("act", match, 3, 2, "a7-a6"));
            a.ask(Client.command("ask-takeback", match, 4, 1));
            assertEquals("takeback", a.changedTo(5).at("/summary/offer/what").asText());
            b.ask(Client.command("grant-takeback", match, 5, 2));
            JsonNode back = a.changedTo(6);
            assertEquals(0, back.at("/events/0/length").asInt());
            assertEquals(1, back.at("/summary/onTurn").asInt());
            assertEquals(
                    "accepted",
                    a.ask(Client.command("act", match, 6, 1, "b1-b2"))
                            .path("type")
                            .asText());
        }
    }

    @Test
    void a_bot_grants_at_once() {
        anna = player("Anna");
        match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"bot","level":1}],"first":1}""").path("match").asText();
        try (Page a = anna.open()) {
            a.follow(match);
            a.ask(Client.command("act", match, 1, 1, "a1-a2"));
            a.changedTo(3);
            assertEquals(
                    "accepted",
                    a.ask(Client.command("ask-takeback", match, 3, 1))
                            .path("type")
                            .asText());
            JsonNode back = a.changedTo(5);
            assertEquals(1, back.at("/summary/onTurn").asInt());
            assertEquals(0, back.at("/events/1/length").asInt());
        }
    }

    @Test
    void C6_nothing_is_taken_back_across_a_drawn_card() {
        anna = player("Anna");
        match = anna.make("""
                {"game":"cartagena","variant":"jamaica","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        try (Page a = anna.open()) {
            JsonNode now = a.follow(match);
            String forward = firstOfKind(now, "forward");
            a.ask(Client.command("act", match, 1, 1, forward));
            now = a.changedTo(2);
            assertEquals(1, now.at("/views/0/undoable").asInt());
            assertEquals(
                    "accepted",
                    a.ask(Client.command("undo", match, 2, 1)).path("type").asText());
            now = a.changedTo(3);
            int version = 3;
            while (firstOfKind(now, "back") == null) { // until somebody stands behind somebody
                int seat = now.at("/summary/onTurn").asInt();
                String action = firstOfKind(now, "forward") == null ? "end" : firstOfKind(now, "forward");
                assertEquals(
                        "accepted",
                        a.ask(Client.command("act", match, version++, seat, action))
                                .path("type")
                                .asText());
                now = a.changedTo(version);
            }
            int seat = now.at("/summary/onTurn").asInt();
            a.ask(Client.command("act", match, version++, seat, firstOfKind(now, "back")));
            now = a.changedTo(version);
            assertEquals(0, now.at("/views/" + (seat - 1) + "/undoable").asInt());
            assertEquals(
                    "nothing-to-undo",
                    a.ask(Client.command("undo", match, version, seat))
                            .path("code")
                            .asText());
            assertEquals(
                    "revealed",
                    a.ask(Client.command("ask-takeback", match, version, seat))
                            .path("code")
                            .asText());
        }
    }

    private static String firstOfKind(JsonNode changed, String kind) {
        int seat = changed.at("/summary/onTurn").asInt();
        for (JsonNode gesture : changed.at("/views/" + (seat - 1) + "/legal")) {
            if (gesture.path("kind").asText().equals(kind)) {
                return gesture.path("text").asText();
            }
        }
        return null;
    }

    @Test
    void with_three_at_the_table_a_bot_plays_on_for_a_player_who_resigns() {
        anna = player("Anna");
        bert = player("Bert");
        JsonNode made = anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","level":1}],"first":1}""");
        match = made.path("match").asText();
        bert.joinBy(made);
        try (Page a = anna.open();
                Page b = bert.open()) {
            b.follow(match);
            a.ask(Client.command("resign", match, 2, 1));
            JsonNode told = b.changedTo(4);
            assertEquals("bot", told.at("/summary/seats/0/kind").asText());
            assertEquals("running", told.at("/summary/state").asText());
            JsonNode myTurn = b.next(
                    message -> message.at("/summary/onTurn").asInt() == 2, "the bot in Anna's seat to finish its turn");
            int version = myTurn.path("version").asInt();
            assertEquals(
                    "accepted",
                    b.ask(Client.command("resign", match, version, 2))
                            .path("type")
                            .asText());
            JsonNode over = bert.get("/api/matches/" + match);
            assertEquals("resigned", over.at("/result/code").asText());
        }
    }

    @Test
    void a_player_who_runs_out_of_time_loses() {
        JsonNode made = annaWaits("arcanor", ",\"clock\":{\"kind\":\"match\",\"seconds\":2,\"increment\":0}");
        try (Page a = anna.open()) {
            a.follow(match);
            player("Bert").joinBy(made);
            assertEquals(2_000, a.changedTo(2).at("/summary/clock/left/0").asInt());
            JsonNode over = a.changedTo(3);
            assertEquals("timed-out", over.at("/events/0/kind").asText());
            assertEquals("time", over.at("/summary/result/code").asText());
            assertEquals(2, over.at("/summary/result/ranks/0").asInt());
            assertEquals(
                    "over",
                    a.ask(Client.command("act", match, 3, 1, "a1-a2"))
                            .path("code")
                            .asText());
        }
    }

    @Test
    void nobody_loses_because_the_server_was_away() throws InterruptedException {
        annaAndBertPlay("arcanor", ",\"clock\":{\"kind\":\"match\",\"seconds\":5,\"increment\":5}");
        server.stop();
        Thread.sleep(5_500);
        start();
        try (Page a = anna.at(server.port()).open()) {
            JsonNode answer = a.ask(Client.command("act", match, 2, 1, "a1-a2"));
            assertEquals("accepted", answer.path("type").asText(), answer.toString());
        }
    }

    @Test
    void a_rematch_rotates_the_seats_and_waits_for_the_other() {
        annaAndBertPlay("arcanor", "");
        try (Page a = anna.open();
                Page b = bert.open()) {
            b.follow(match);
            assertEquals(
                    "not-over",
                    a.ask(Client.command("rematch", match, 2, 1)).path("code").asText());
            a.ask(Client.command("resign", match, 2, 1));
            a.ask(Client.command("rematch", match, 3, 1));
            String next = b.changedTo(4).at("/summary/next").asText();
            JsonNode waiting = anna.get("/api/matches/" + next);
            assertEquals("waiting", waiting.path("state").asText());
            assertEquals("open", waiting.at("/seats/0/kind").asText());
            assertTrue(waiting.at("/seats/1/mine").asBoolean());
            assertEquals(
                    403,
                    player("Zoe")
                            .send("POST", "/api/matches/" + next + "/join", "{}")
                            .statusCode());
            JsonNode running = bert.post("/api/matches/" + next + "/join", "{}");
            assertEquals("running", running.path("state").asText(), running.toString());
            assertTrue(running.at("/seats/0/mine").asBoolean());
        }
    }
}
