package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.PushService;
import cabestan.server.support.PushService.Message;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** A browser is told of its player's matches while no page is open. Each test mostly waits, so they run side by side. */
@Execution(ExecutionMode.CONCURRENT)
class PushTest extends TwoPlayerTest {

    private PushService service;

    @Override
    protected ServerOptions options() {
        return super.options().withPrivateWebhooks(true);
    }

    @BeforeEach
    void open() throws IOException {
        service = new PushService();
    }

    @AfterEach
    void close() {
        service.close();
        assertEquals(List.of(), service.faults());
    }

    private void subscribe(Client client, String device, String more) {
        var answer = client.send("PUT", "/api/me/device", service.subscription(device) + more + "}");
        assertEquals(200, answer.statusCode(), answer.body());
    }

    private static String what(Message message) {
        return message.notice().path("what").asText();
    }

    /** Anna plays the first legal action, if there is one. */
    private void annaActs() {
        try (Page page = anna.open()) {
            JsonNode shown = page.follow(match);
            String action = shown.at("/views/0/legal/0/text").asText();
            page.ask(Client.command("act", match, shown.path("version").asInt(), 1, action));
        }
    }

    @Test
    void a_device_is_told_when_it_is_my_turn_and_of_the_result() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", ",\"language\":\"fr\"");
        annaActs();
        Message turn = service.next();
        assertEquals("your-turn", what(turn));
        assertEquals("/bert", turn.path());
        assertEquals(match, turn.notice().path("match").asText());
        assertEquals("arcanor", turn.notice().path("game").asText());
        assertEquals("fr", turn.notice().path("language").asText());
        assertEquals("Anna", turn.notice().at("/others/0").asText());
        assertEquals("aes128gcm", turn.headers().get("Content-encoding"));
        int version = turn.notice().path("version").asInt();
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
        Message over = service.next();
        assertEquals("over", what(over));
        assertEquals(turn.headers().get("Topic"), over.headers().get("Topic"), "they replace each other");
        assertFalse(over.headers().get("Topic").contains(match), "the push service learns the match");
    }

    @Test
    void a_seat_taken_and_an_offer_are_told() {
        anna = player("Anna");
        subscribe(anna, "anna", "");
        JsonNode made =
                anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":2}");
        match = made.path("match").asText();
        bert = player("Bert");
        bert.joinBy(made);
        assertEquals("started", what(service.next()));
        int version = bert.get("/api/matches/" + match).path("version").asInt();
        bert.send("POST", "/api/matches/" + match + "/commands", Client.command("offer-draw", match, version, 2));
        assertEquals("offer", what(service.next()));
    }

    @Test
    void a_service_that_stumbles_gets_the_notice_again_until_it_answers() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        service.answerWith(500, 429);
        annaActs();
        assertEquals("your-turn", what(service.nextRejected()));
        assertEquals("your-turn", what(service.nextRejected()));
        assertEquals("your-turn", what(service.next()));
        assertEquals(List.of(), service.rest());
    }

    @Test
    void an_attempt_that_fails_unexpectedly_counts_as_one() throws SQLException {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"));
                var run = connection.createStatement()) {
            run.execute("PRAGMA busy_timeout = 5000");
            run.execute("UPDATE devices SET auth = 'not a key'");
            try (CapturedLog log = CapturedLog.of(OutboxSender.class)) {
                annaActs();
                await(() -> attempts(run).equals(List.of(1)));
                assertTrue(log.text().contains("a delivery failed unexpectedly"), log.text());
            }
        }
    }

    private static List<Integer> attempts(Statement ask) {
        List<Integer> attempts = new ArrayList<>();
        try (var rows = ask.executeQuery("SELECT attempts FROM outbox")) {
            while (rows.next()) {
                attempts.add(rows.getInt(1));
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return attempts;
    }

    @Test
    void a_service_that_wants_to_be_left_alone_is_left_alone() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        service.answerWith(429);
        service.retryAfter("5");
        annaActs();
        service.nextRejected();
        long rejected = System.nanoTime();
        service.next();
        Duration waited = Duration.ofNanos(System.nanoTime() - rejected);
        assertTrue(waited.toMillis() > 4_500, "it was asked again after " + waited); // without it after two seconds
    }

    @Test
    void a_wait_is_a_number_of_seconds_or_a_date() {
        assertEquals(Duration.ofMinutes(2), PostRequest.wait("120"));
        assertEquals(Duration.ZERO, PostRequest.wait("Wed, 21 Oct 2015 07:28:00 GMT"));
        assertEquals(Duration.ZERO, PostRequest.wait("soon"));
        String later = DateTimeFormatter.RFC_1123_DATE_TIME.format(
                ZonedDateTime.now(ZoneOffset.UTC).plusDays(2));
        assertTrue(PostRequest.wait(later).toHours() >= 47);
    }

    @Test
    void a_notice_that_was_not_answered_survives_a_restart() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        service.answerWith(503);
        annaActs();
        service.nextRejected();
        restart();
        assertEquals("your-turn", what(service.next()));
    }

    @Test
    void a_device_that_the_service_no_longer_knows_is_forgotten() {
        for (int gone : List.of(404, 410)) {
            annaAndBertPlay("arcanor", "");
            subscribe(bert, "gone-" + gone, "");
            service.answerWith(gone);
            annaActs();
            service.nextRejected();
            await(() -> !bert.get("/api/me/device").path("on").asBoolean());
        }
    }

    @Test
    void whoever_looks_at_the_match_gets_no_notice() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        try (Page page = bert.open()) {
            page.follow(match);
            page.say("{\"type\":\"looking\",\"match\":\"" + match + "\",\"looking\":true}");
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
            annaActs();
            page.next("changed");
            page.say("{\"type\":\"looking\",\"match\":\"" + match + "\",\"looking\":false}");
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
            int version = bert.get("/api/matches/" + match).path("version").asInt();
            anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
            assertEquals("over", what(service.next()), "the turn was seen, the end was not");
        }
    }

    @Test
    void a_device_is_told_only_what_it_wants_to_know() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", ",\"kinds\":[\"result\"]");
        annaActs();
        int version = bert.get("/api/matches/" + match).path("version").asInt();
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
        assertEquals("over", what(service.next()));
    }

    @Test
    void in_silent_hours_notices_wait() {
        annaAndBertPlay("arcanor", "");
        LocalTime now = LocalTime.now(ZoneOffset.UTC);
        subscribe(
                bert,
                "bert",
                ",\"silent\":{\"from\":\"" + now.minusHours(1).toString().substring(0, 5) + "\",\"until\":\""
                        + now.plusHours(1).toString().substring(0, 5) + "\",\"zone\":\"UTC\"}");
        subscribe(anna, "anna", "");
        int version = bert.get("/api/matches/" + match).path("version").asInt();
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
        assertEquals("/anna", service.next().path());
        await(() -> server.countRows().get("outbox") == 1); // Bert is told later
        assertEquals(List.of(), service.rest());
    }

    @Test
    void a_device_goes_with_its_session() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        JsonNode device = bert.get("/api/me/device");
        assertTrue(device.path("on").asBoolean());
        assertEquals(87, device.path("key").asText().length());
        String session = bert.get("/api/me/sessions").at("/sessions/0/id").asText();
        bert.send("DELETE", "/api/me/sessions/" + session, "");
        assertEquals(0, server.countRows().get("devices"));

        subscribe(anna, "anna", "");
        anna.send("DELETE", "/api/me", "");
        assertEquals(0, server.countRows().get("devices"));
    }

    @Test
    void a_browser_that_is_switched_off_is_told_nothing() {
        annaAndBertPlay("arcanor", "");
        subscribe(bert, "bert", "");
        subscribe(anna, "anna", "");
        assertEquals(204, bert.send("DELETE", "/api/me/device", "").statusCode());
        int version = bert.get("/api/matches/" + match).path("version").asInt();
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
        assertEquals("/anna", service.next().path());
        assertEquals(List.of(), service.rest());
    }

    @Test
    void settings_change_without_the_subscription() {
        bert = player("Bert");
        subscribe(bert, "bert", "");
        JsonNode changed = Client.json(bert.send(
                "PUT",
                "/api/me/device",
                "{\"kinds\":[\"turn\"],\"silent\":"
                        + "{\"from\":\"22:00\",\"until\":\"07:00\",\"zone\":\"Europe/Berlin\"}}"));
        assertEquals("turn", changed.at("/kinds/0").asText());
        assertEquals("22:00", changed.at("/silent/from").asText());
        JsonNode loud = Client.json(bert.send("PUT", "/api/me/device", "{\"silent\":{}}"));
        assertTrue(loud.path("silent").isMissingNode());
        assertEquals("turn", loud.at("/kinds/0").asText());
    }

    @Test
    void what_is_no_subscription_is_rejected() {
        bert = player("Bert");
        String token = bert.post("/api/me/tokens", "{\"label\":\"script\"}")
                .path("token")
                .asText();
        assertEquals(400, bert.send("PUT", "/api/me/device", "{}").statusCode());
        assertEquals(
                400,
                bert.send(
                                "PUT",
                                "/api/me/device",
                                "{\"endpoint\":\"" + service.address()
                                        + "\",\"keys\":{\"p256dh\":\"x\",\"auth\":\"y\"}}")
                        .statusCode());
        String fine = service.subscription("bert");
        for (String more : List.of(
                ",\"kinds\":[\"gossip\"]",
                ",\"language\":\"tlh\"",
                ",\"silent\":{\"from\":\"late\",\"until\":\"07:00\",\"zone\":\"UTC\"}")) {
            assertEquals(
                    400, bert.send("PUT", "/api/me/device", fine + more + "}").statusCode(), more);
        }
        assertEquals(
                403,
                visitor()
                        .withToken(token)
                        .send("PUT", "/api/me/device", fine + "}")
                        .statusCode());
        assertEquals(401, visitor().send("GET", "/api/me/device", "").statusCode());
        assertEquals(0, server.countRows().get("devices"));
    }

    @Test
    void push_services_have_public_addresses_and_certificates() {
        server.stop();
        server = new Server(super.options());
        server.start();
        bert = player("Bert");
        String keys = service.subscription("bert")
                .substring(service.subscription("bert").indexOf(",\"keys"));
        for (String endpoint : List.of(service.address(), "https://127.0.0.1/", "http://93.184.215.14/", "x")) {
            assertEquals(
                    400,
                    bert.send("PUT", "/api/me/device", "{\"endpoint\":\"" + endpoint + "\"" + keys + "}")
                            .statusCode(),
                    endpoint);
        }
    }

    @Test
    void a_service_that_is_slow_delays_no_action() {
        service.answerAfter(Duration.ofSeconds(20));
        for (int i = 0; i < 600; i++) {
            if (i % 150 == 0) {
                anna = player("Anna");
                subscribe(anna, "anna" + i, "");
            }
            anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}");
        }
        annaAndBertPlay("arcanor", "");
        annaActs();
        assertEquals(600, server.countRows().get("outbox"), "all was played while all notices waited");
    }

    @Test
    void a_friend_is_told_that_a_seat_is_kept() {
        annaAndBertPlay("arcanor", "");
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, 2, 1));
        anna.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":2}");
        bert.send("POST", "/api/me/friends", "{\"match\":\"" + match + "\",\"seat\":1}");
        subscribe(bert, "bert", "");
        String friend = anna.get("/api/me/friends").at("/friends/0/person").asText();
        anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"friend\",\"person\":\"" + friend
                + "\"}]}");
        assertEquals("invited", what(service.next()));
    }

    @Test
    void every_device_is_told_once() {
        annaAndBertPlay("arcanor", "");
        subscribe(anna, "anna", "");
        subscribe(bert, "bert", "");
        int version = bert.get("/api/matches/" + match).path("version").asInt();
        anna.send("POST", "/api/matches/" + match + "/commands", Client.command("resign", match, version, 1));
        Set<String> told =
                new HashSet<>(List.of(service.next().path(), service.next().path()));
        assertEquals(Set.of("/anna", "/bert"), told);
    }
}
