package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;

/** What the door keeps out. */
class SecurityTest extends ServerTest {

    @Test
    void the_signing_key_is_readable_by_its_owner_only() throws IOException {
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("signing.key"))));
    }

    @Test
    void a_forged_cookie_is_nobody() {
        Client anna = player("Anna");
        String cookie = anna.cookie();
        char last = cookie.charAt(cookie.length() - 1);
        String forged = cookie.substring(0, cookie.length() - 1) + (last == '0' ? '1' : '0');
        assertTrue(get("/api/me", "Cookie", cookie).body().contains("Anna"));
        assertEquals("{}", get("/api/me", "Cookie", forged).body());
        assertEquals(401, get("/api/me", "Authorization", "Bearer nonsense").statusCode());
    }

    private HttpResponse<String> get(String path, String header, String value) {
        return Client.exchange(
                HttpRequest.newBuilder(uri(path)).header(header, value).build());
    }

    private URI uri(String path) {
        return URI.create("http://127.0.0.1:" + server.port() + path);
    }

    @Test
    void the_cookie_is_hidden_from_scripts_and_stays_on_this_site() {
        HttpResponse<String> welcome = visitor().send("POST", "/api/me", "{\"name\":\"Anna\"}");
        String cookie = welcome.headers().firstValue("Set-Cookie").orElseThrow();
        assertTrue(cookie.contains("HttpOnly"), cookie);
        assertTrue(cookie.contains("SameSite=Lax"), cookie);
    }

    @Test
    void a_change_without_our_header_is_rejected() {
        Client anna = player("Anna");
        HttpRequest request = HttpRequest.newBuilder(uri("/api/matches"))
                .header("Cookie", anna.cookie())
                .POST(BodyPublishers.ofString("{\"game\":\"arcanor\",\"seats\":[]}"))
                .build();
        assertEquals(403, Client.exchange(request).statusCode());
    }

    @Test
    void sockets_open_only_from_our_own_pages() {
        Client anna = player("Anna");
        assertThrows(RuntimeException.class, () -> new Page(anna, "http://evil.example").close());
        new Page(anna, "http://127.0.0.1:" + server.port()).close();
    }

    @Test
    void every_answer_carries_a_strict_policy() {
        HttpResponse<String> answer = visitor().send("GET", "/api/games", "");
        String policy = answer.headers().firstValue("Content-Security-Policy").orElseThrow();
        assertTrue(policy.contains("default-src 'self'"), policy);
        assertFalse(policy.contains("script-src 'self' 'unsafe-inline'"), policy);
        assertEquals(
                "nosniff", answer.headers().firstValue("X-Content-Type-Options").orElseThrow());
        assertTrue(answer.headers().firstValue("Server").isEmpty());
    }

    @Test
    void a_large_body_and_a_large_frame_are_rejected() {
        Client anna = player("Anna");
        HttpResponse<String> answer = anna.send("POST", "/api/me", "{\"name\":\"" + "x".repeat(100_000) + "\"}");
        assertEquals(413, answer.statusCode());
        try (Page page = anna.open()) {
            page.tryToSay("{\"type\":\"ping\",\"more\":\"" + "x".repeat(100_000) + "\"}");
            assertThrows(IllegalStateException.class, () -> page.next("pong"));
            assertTrue(page.isClosed());
        }
    }

    @Test
    void a_reader_who_never_reads_is_dropped_and_the_match_goes_on() throws IOException {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"fragile","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        try (Socket lazy = new Socket(InetAddress.getLoopbackAddress(), server.port());
                Page page = anna.open()) {
            lazy.setReceiveBufferSize(2_048);
            OutputStream out = lazy.getOutputStream();
            out.write(("GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                            + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: " + anna.cookie() + "\r\n\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            int before = sockets();
            out.write(frame("{\"type\":\"follow\",\"match\":\"" + match + "\"}"));
            page.follow(match);
            byte[] askAgain = frame("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
            long end = System.nanoTime() + 30_000_000_000L;
            try {
                while (sockets() >= before && System.nanoTime() < end) {
                    for (int i = 0; i < 100; i++) {
                        out.write(askAgain);
                    }
                }
            } catch (IOException e) {
                assertTrue(e.getMessage() != null); // the server hung up in the middle of a frame
            }
            JsonNode now = page.follow(match);
            String action = now.at("/views/0/legal/0/text").asText();
            assertEquals(
                    "accepted",
                    page.ask(Client.command("act", match, 1, 1, action))
                            .path("type")
                            .asText());
            assertTrue(sockets() < 3, "the lazy reader is still connected");
        }
    }

    private int sockets() {
        String metrics = visitor().send("GET", "/metrics", "").body();
        return metrics.lines()
                .filter(line -> line.startsWith("cabestan_sockets "))
                .mapToInt(line -> (int) Double.parseDouble(line.split(" ")[1]))
                .findFirst()
                .orElseThrow();
    }

    /** A masked text frame of less than 126 bytes, with a mask of zeros. */
    private static byte[] frame(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[bytes.length + 6];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | bytes.length);
        System.arraycopy(bytes, 0, frame, 6, bytes.length);
        return frame;
    }
}
