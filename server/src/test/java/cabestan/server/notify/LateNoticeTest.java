package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.MailServer;
import cabestan.server.support.Page;
import cabestan.server.support.PushService;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** When a notice that had to wait comes due, it is asked again whether it is still wanted, and whether now. */
class LateNoticeTest extends TwoPlayerTest {

    private static final String LOUD = "\"silent\":{}";

    private PushService service;
    private MailServer mails;

    @Override
    protected ServerOptions options() {
        try {
            mails = new MailServer();
            service = new PushService();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return super.options().withPrivateWebhooks(true).withMail(Optional.of(mails.settings()));
    }

    @BeforeEach
    void begin() {
        annaAndBertPlay("arcanor", "");
    }

    @AfterEach
    void close() {
        mails.close();
        service.close();
        assertEquals(List.of(), service.faults());
    }

    /** The hours around now. */
    private static String silent() {
        LocalTime now = LocalTime.now(ZoneOffset.UTC);
        return "\"silent\":{\"from\":\"" + now.minusHours(1).toString().substring(0, 5) + "\",\"until\":\""
                + now.plusHours(1).toString().substring(0, 5) + "\",\"zone\":\"UTC\"}";
    }

    private void bertSubscribes(String more) {
        String subscription = service.subscription("bert") + more + "}";
        assertEquals(200, bert.send("PUT", "/api/me/device", subscription).statusCode());
    }

    private void bertWants(String path, String change) {
        assertEquals(200, bert.send("PUT", path, "{" + change + "}").statusCode());
    }

    private void bertSubscribesByMail(String more) {
        bertWants("/api/me/mail", "\"address\":\"bert@example.org\"" + more);
        HttpRequest press = HttpRequest.newBuilder(URI.create(
                        "http://127.0.0.1:" + server.port() + mails.next().link("mail/confirm")))
                .POST(BodyPublishers.noBody())
                .build();
        assertEquals(200, Client.exchange(press).statusCode());
        await(() -> server.countRows().get("outbox") == 0);
    }

    private void act(Client player, int seat) {
        JsonNode shown = player.get("/api/matches/" + match);
        try (Page page = player.open()) {
            String action = page.follow(match).at("/views/0/legal/0/text").asText();
            page.ask(Client.command("act", match, shown.path("version").asInt(), seat, action));
        }
    }

    private void theNoticeComesDue() {
        database("UPDATE outbox SET due = 0");
    }

    private boolean waitsUntilTheEndOfTheSilence() {
        long due = database("SELECT due FROM outbox WHERE leased = 0");
        return due > System.currentTimeMillis() + Duration.ofMinutes(50).toMillis();
    }

    @Test
    void a_push_that_is_repeated_waits_for_the_end_of_silent_hours() {
        bertSubscribes("");
        service.answerWith(429);
        service.retryAfter("1800");
        act(anna, 1);
        service.nextRejected();
        await(() -> database("SELECT attempts FROM outbox") == 1);
        bertWants("/api/me/device", silent());
        theNoticeComesDue();
        await(this::waitsUntilTheEndOfTheSilence);
        assertEquals(1, database("SELECT attempts FROM outbox"), "waiting is no attempt");
        assertEquals(List.of(), service.rest());
        bertWants("/api/me/device", LOUD);
        theNoticeComesDue();
        assertEquals("your-turn", service.next().notice().path("what").asText());
    }

    @Test
    void a_mail_that_comes_due_in_silent_hours_waits_for_their_end() {
        bertSubscribesByMail("");
        bertWants("/api/me/mail", silent());
        act(anna, 1);
        theNoticeComesDue();
        await(this::waitsUntilTheEndOfTheSilence);
        assertEquals(0, database("SELECT attempts FROM outbox"), "waiting is no attempt");
        assertEquals(List.of(), mails.rest());
        bertWants("/api/me/mail", LOUD);
        theNoticeComesDue();
        assertTrue(mails.next().text().startsWith("It is your turn."));
    }

    @Test
    void whoever_has_acted_meanwhile_gets_no_push() {
        bertSubscribes("," + silent());
        act(anna, 1);
        act(bert, 2);
        assertEquals(1, server.countRows().get("outbox"));
        bertWants("/api/me/device", LOUD);
        theNoticeComesDue();
        await(() -> server.countRows().get("outbox") == 0);
        assertEquals(List.of(), service.rest());
    }

    @Test
    void whoever_looks_at_the_match_by_now_gets_no_push() {
        bertSubscribes("," + silent());
        act(anna, 1);
        try (Page page = bert.open()) {
            page.follow(match);
            page.say("{\"type\":\"looking\",\"match\":\"" + match + "\",\"looking\":true}");
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
            assertEquals(1, server.countRows().get("outbox"));
            bertWants("/api/me/device", LOUD);
            theNoticeComesDue();
            await(() -> server.countRows().get("outbox") == 0);
            assertEquals(List.of(), service.rest());
        }
    }
}
