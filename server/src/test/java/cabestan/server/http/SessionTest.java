package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.identity.DeviceName;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A browser is signed in by a session of its own, which its player can see and end. */
class SessionTest extends ServerTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private String linkOf(Client player) {
        String url = player.post("/api/me/link", "").path("url").asText();
        return url.substring(url.indexOf("/link/"));
    }

    private Client follow(String link) {
        HttpResponse<String> opened = visitor().send("POST", link, "");
        assertEquals(303, opened.statusCode(), opened.body());
        return visitor().withCookie(cookieOf(opened));
    }

    private static String cookieOf(HttpResponse<String> answer) {
        return answer.headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
    }

    private static String name(Client client) {
        return client.get("/api/me").path("name").asText();
    }

    /** As a browser sends the form of a page. */
    private HttpResponse<String> press(String link, String origin, Client client, String form) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + link))
                .header("Origin", origin)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(form));
        if (!client.cookie().isEmpty()) {
            request.header("Cookie", client.cookie());
        }
        return Client.exchange(request.build());
    }

    private String ourOrigin() {
        return "http://127.0.0.1:" + server.port();
    }

    @Test
    void the_page_of_a_link_lets_the_browser_send_the_origin_of_its_form() {
        String link = linkOf(player("Anna"));
        HttpResponse<String> page = visitor().send("GET", link, "");
        assertEquals("same-origin", page.headers().firstValue("Referrer-Policy").orElseThrow());
        assertEquals(403, press(link, "http://evil.example", visitor(), "").statusCode());
        assertEquals(303, press(link, ourOrigin(), visitor(), "").statusCode());
    }

    @Test
    void a_link_asks_before_it_replaces_a_player_who_has_matches() {
        Client kim = player("Kim <b>");
        kim.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}");
        String link = linkOf(player("Anna"));

        String page = kim.send("GET", link, "").body();
        assertTrue(page.contains("Kim &lt;b&gt;") && page.contains("matches of its own: 1"), page);
        assertEquals(409, press(link, ourOrigin(), kim, "").statusCode());
        assertEquals("Kim <b>", name(kim));

        String field = page.replaceFirst("(?s).*name=replace value=([0-9A-Za-z]+).*", "$1");
        HttpResponse<String> opened = press(link, ourOrigin(), kim, "replace=" + field);
        assertEquals(303, opened.statusCode());
        assertEquals("Anna", name(visitor().withCookie(cookieOf(opened))));
    }

    @Test
    void a_link_does_not_ask_a_player_without_matches() {
        assertEquals(
                303,
                press(linkOf(player("Anna")), ourOrigin(), player("Kim"), "").statusCode());
    }

    @Test
    void every_browser_has_a_session_that_can_be_ended() {
        Client desk = player("Anna");
        Client phone = follow(linkOf(desk));
        JsonNode sessions = desk.get("/api/me/sessions").path("sessions");
        assertEquals(2, sessions.size());
        JsonNode other = sessions.path(sessions.path(0).path("current").asBoolean() ? 1 : 0);
        try (Page page = phone.open()) {
            String path = "/api/me/sessions/" + other.path("id").asText();
            assertEquals(204, desk.send("DELETE", path, "").statusCode());
            assertEquals("{}", phone.send("GET", "/api/me", "").body());
            assertCloses(page);
        }
        assertEquals("Anna", name(desk));
    }

    private static void assertCloses(Page page) {
        long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
        while (!page.isClosed() && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertTrue(page.isClosed(), "the socket outlives what it was opened with");
    }

    @Test
    void all_other_sessions_can_be_ended_at_once() {
        Client desk = player("Anna");
        Client phone = follow(linkOf(desk));
        Client tablet = follow(linkOf(desk));
        assertEquals(204, desk.send("DELETE", "/api/me/sessions", "").statusCode());
        assertEquals("", name(phone) + name(tablet));
        assertEquals("Anna", name(desk));
    }

    @Test
    void nobody_ends_the_session_of_another_player() {
        Client anna = player("Anna");
        String id = anna.get("/api/me/sessions").at("/sessions/0/id").asText();
        player("Bert").send("DELETE", "/api/me/sessions/" + id, "");
        assertEquals("Anna", name(anna));
    }

    @Test
    void a_token_leaves_nothing_behind_that_outlives_it() {
        Client anna = player("Anna");
        JsonNode made = anna.post("/api/me/tokens", "{\"label\":\"bot\"}");
        Client bot = visitor().withToken(made.path("token").asText());
        HttpResponse<String> renamed = bot.send("POST", "/api/me", "{\"name\":\"Anne\"}");
        assertEquals(200, renamed.statusCode());
        assertTrue(renamed.headers().firstValue("Set-Cookie").isEmpty());
        assertEquals(403, bot.send("POST", "/api/me/link", "").statusCode());
        assertEquals(
                403, bot.send("POST", "/api/me/tokens", "{\"label\":\"other\"}").statusCode());
        assertEquals(403, bot.send("DELETE", "/api/me/sessions", "").statusCode());
        try (Page page = bot.open()) {
            anna.send("DELETE", "/api/me/tokens/" + made.path("id").asText(), "");
            assertCloses(page);
        }
    }

    @Test
    void a_stream_ends_with_the_token_that_opened_it() throws IOException {
        Client anna = player("Anna");
        String match = anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}")
                .path("match")
                .asText();
        JsonNode made = anna.post("/api/me/tokens", "{\"label\":\"bot\"}");
        HttpRequest request = HttpRequest.newBuilder(URI.create(ourOrigin() + "/api/stream?match=" + match))
                .header("Authorization", "Bearer " + made.path("token").asText())
                .build();
        try (InputStream stream = HTTP.sendAsync(request, BodyHandlers.ofInputStream())
                .orTimeout(30, TimeUnit.SECONDS)
                .join()
                .body()) {
            assertEquals('{', stream.read());
            anna.send("DELETE", "/api/me/tokens/" + made.path("id").asText(), "");
            long began = System.nanoTime();
            stream.readAllBytes();
            assertTrue(Duration.ofNanos(System.nanoTime() - began).toSeconds() < 20, "the stream went on");
        }
    }

    @Test
    void the_device_is_named_by_its_browser_and_system() {
        assertEquals(
                "Firefox, Linux",
                DeviceName.of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"));
        assertEquals(
                "Chrome, Android",
                DeviceName.of("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
                        + " Chrome/140.0.0.0 Mobile Safari/537.36"));
        assertEquals("", DeviceName.of("curl/8"));
    }

    @Test
    void tokens_made_at_once_do_not_exceed_their_limit_together() {
        Client anna = player("Anna");
        for (int i = 0; i < 19; i++) {
            anna.post("/api/me/tokens", "{\"label\":\"bot\"}");
        }
        List<Integer> statuses = atOnce(
                20,
                () -> anna.send("POST", "/api/me/tokens", "{\"label\":\"bot\"}").statusCode());
        assertEquals(1, Collections.frequency(statuses, 201), statuses.toString());
        assertEquals(20, anna.get("/api/me/tokens").path("tokens").size());
    }
}
