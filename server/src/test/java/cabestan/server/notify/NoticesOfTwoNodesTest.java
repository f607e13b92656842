package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.support.Client;
import cabestan.server.support.MailServer;
import cabestan.server.support.Page;
import cabestan.server.support.Postgres;
import cabestan.server.support.PushService;
import cabestan.server.support.Redis;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two nodes on PostgreSQL tell of matches as one: nobody is told twice, and nobody who looks, on whichever node. */
class NoticesOfTwoNodesTest {

    @TempDir
    Path data;

    private static final String KINDS = ",\"kinds\":[\"turn\",\"result\"]}"; // not of every match that begins

    private PushService service;
    private MailServer mails;
    private Redis redis;
    private Server one;
    private Server two;
    private Client anna;
    private Client bert;
    private String match;

    @BeforeEach
    void start() throws IOException {
        service = new PushService();
        mails = new MailServer();
        redis = new Redis(data);
        ServerOptions options = ServerOptions.in(data)
                .withPort(0)
                .withDatabase(Postgres.fresh())
                .withBus(redis.url())
                .withLimits(Limits.NONE)
                .withPrivateWebhooks(true)
                .withMail(Optional.of(mails.settings()));
        one = new Server(options);
        two = new Server(options);
        one.start();
        two.start();
        anna = new Client(one.port(), "Anna");
        bert = new Client(two.port(), "Bert");
        match = begin();
    }

    @AfterEach
    void stop() {
        one.stop();
        two.stop();
        redis.close();
        mails.close();
        service.close();
        assertEquals(List.of(), service.faults());
    }

    /** A match of both in which Anna begins. */
    private String begin() {
        JsonNode made =
                anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":1}");
        bert.joinBy(made);
        return made.path("match").asText();
    }

    private void bertHasADevice() {
        assertEquals(
                200,
                bert.send("PUT", "/api/me/device", service.subscription("bert") + KINDS)
                        .statusCode());
    }

    private void bertHasAnAddress() {
        assertEquals(
                200,
                bert.send("PUT", "/api/me/mail", "{\"address\":\"bert@example.org\"" + KINDS)
                        .statusCode());
        String link = mails.next().link("mail/confirm");
        HttpRequest press = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + two.port() + link))
                .POST(BodyPublishers.noBody())
                .build();
        assertEquals(200, Client.exchange(press).statusCode());
    }

    private void look(Page page, boolean looking) {
        page.say("{\"type\":\"looking\",\"match\":\"" + match + "\",\"looking\":" + looking + "}");
        page.say("{\"type\":\"ping\"}");
        page.next("pong");
    }

    /** Waits until the first node has heard everything that the second has said up to now. */
    private void catchUp() {
        String other = begin();
        try (Page page = anna.open()) {
            page.follow(other);
            page.listen(other);
            bert.send("POST", "/api/matches/" + other + "/chat", "{\"id\":\"1\",\"phrase\":\"hello\"}");
            page.next("chat");
        }
    }

    private void annaSends(String type, String action) {
        int version = anna.get("/api/matches/" + match).path("version").asInt();
        JsonNode answer =
                anna.post("/api/matches/" + match + "/commands", Client.command(type, match, version, 1, action));
        assertEquals("accepted", answer.path("type").asText(), answer.toString());
    }

    @Test
    void who_looks_at_the_match_on_one_node_is_told_nothing_by_the_other() {
        bertHasADevice();
        bertHasAnAddress();
        try (Page page = bert.open()) {
            page.follow(match);
            look(page, true);
            catchUp();
            annaSends("act", "d1-d2");
            page.next("changed");
            look(page, false);
            catchUp();
        }
        annaSends("resign", null);
        assertEquals("over", service.next().notice().path("what").asText(), "the turn was seen, the end was not");
        assertTrue(mails.next().text().startsWith("The match is over."));
        assertEquals(List.of(), service.rest());
        assertEquals(List.of(), mails.rest());
    }

    @Test
    void who_leaves_the_match_is_told_again() {
        bertHasADevice();
        try (Page page = bert.open()) {
            page.follow(match);
            look(page, true);
            page.say("{\"type\":\"unfollow\",\"match\":\"" + match + "\"}");
            page.say("{\"type\":\"ping\"}");
            page.next("pong");
        }
        catchUp();
        annaSends("act", "d1-d2");
        assertEquals("your-turn", service.next().notice().path("what").asText());
    }

    @Test
    void every_event_is_mailed_once_although_both_nodes_send() {
        bertHasAnAddress();
        for (int i = 0; i < 30; i++) {
            JsonNode made = (i % 2 == 0 ? anna : anna.at(two.port()))
                    .make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":2}");
            bert.joinBy(made);
        }
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            ids.add(mails.next().headers().get("Message-ID"));
        }
        assertEquals(30, ids.stream().distinct().count());
        assertEquals(List.of(), mails.rest());
    }
}
