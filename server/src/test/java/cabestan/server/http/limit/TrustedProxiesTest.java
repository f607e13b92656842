package cabestan.server.http.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** Behind a proxy that is trusted, limits count the visitors' own addresses; nobody else is believed. */
class TrustedProxiesTest extends ServerTest {

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private TrustedProxies trusted = TrustedProxies.of(List.of("127.0.0.0/8"));

    @Override
    protected ServerOptions options() {
        return super.options().withLimits(new Limits(1000, 2, 1000, 2, trusted));
    }

    private void restartTrusting(TrustedProxies proxies) {
        trusted = proxies;
        restart();
    }

    /** Makes a guest; an address may make two at once. */
    private int becomePlayer(String... headers) {
        return Client.exchange(request("/api/me", headers)
                        .header("X-Cabestan", "1")
                        .POST(BodyPublishers.ofString("{\"name\":\"Anna\"}"))
                        .build())
                .statusCode();
    }

    private HttpRequest.Builder request(String path, String... headers) {
        return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path))
                .headers(headers);
    }

    @Test
    void each_visitor_behind_the_proxy_has_a_limit_of_their_own() {
        assertEquals(201, becomePlayer("X-Forwarded-For", "203.0.113.7"));
        assertEquals(201, becomePlayer("X-Forwarded-For", "203.0.113.7"));
        assertEquals(429, becomePlayer("X-Forwarded-For", "203.0.113.7"));
        assertEquals(201, becomePlayer("X-Forwarded-For", "203.0.113.8"));
        assertEquals(429, becomePlayer("Forwarded", "proto=https;for=203.0.113.7"));
        assertEquals(201, becomePlayer("Forwarded", "for=\"[2001:db8::17]:4711\";by=127.0.0.1"));
    }

    @Test
    void what_a_visitor_writes_before_the_proxy_does_changes_nothing() {
        assertEquals(201, becomePlayer("X-Forwarded-For", "198.51.100.1, 203.0.113.7"));
        assertEquals(201, becomePlayer("X-Forwarded-For", "198.51.100.2", "X-Forwarded-For", "203.0.113.7, 127.0.0.5"));
        assertEquals(429, becomePlayer("X-Forwarded-For", "198.51.100.3, 203.0.113.7", "Forwarded", "for=192.0.2.9"));
    }

    @Test
    void without_a_trusted_proxy_the_headers_mean_nothing() {
        restartTrusting(TrustedProxies.of(List.of("10.0.0.7")));
        assertTrue(cookie("X-Forwarded-Proto", "https").contains("HttpOnly"));
        assertTrue(!cookie("X-Forwarded-Proto", "https").contains("Secure"));
        restartTrusting(TrustedProxies.of(List.of("127.0.0.1")));
        assertTrue(cookie("X-Forwarded-Proto", "https").contains("Secure"));
    }

    @Test
    void a_proxy_on_this_machine_that_is_not_trusted_is_limited_as_one_visitor() {
        restartTrusting(TrustedProxies.NONE);
        assertEquals(201, becomePlayer("X-Forwarded-For", "203.0.113.7"));
        assertEquals(201, becomePlayer("X-Forwarded-For", "203.0.113.8"));
        assertEquals(429, becomePlayer("X-Forwarded-For", "203.0.113.9"));
        assertEquals(429, becomePlayer("Forwarded", "for=203.0.113.10"));
        for (int i = 0; i < 5; i++) {
            assertEquals(201, becomePlayer("X-Cabestan-Test", "direct")); // somebody at this machine
        }
    }

    @Test
    void an_IPv6_network_of_64_bits_counts_as_one_visitor() {
        assertEquals(201, becomePlayer("X-Forwarded-For", "2001:db8:0:1::1"));
        assertEquals(201, becomePlayer("X-Forwarded-For", "2001:db8:0:1:ffff::2"));
        assertEquals(429, becomePlayer("X-Forwarded-For", "2001:db8:0:1:1234::3"));
        assertEquals(201, becomePlayer("X-Forwarded-For", "2001:db8:0:2::1"));
    }

    private String cookie(String... headers) {
        HttpResponse<String> welcome = Client.exchange(request("/api/me", headers)
                .header("X-Cabestan", "1")
                .POST(BodyPublishers.ofString("{\"name\":\"Anna\"}"))
                .build());
        return welcome.headers().firstValue("Set-Cookie").orElseThrow();
    }

    @Test
    void an_address_keeps_so_many_sockets_open_and_no_more() {
        WebSocket first = open("203.0.113.7");
        open("203.0.113.7");
        CompletionException refused = assertThrows(CompletionException.class, () -> open("203.0.113.7"));
        WebSocketHandshakeException answer = (WebSocketHandshakeException) refused.getCause();
        assertEquals(429, answer.getResponse().statusCode());
        open("203.0.113.8");

        first.abort();
        long end = System.nanoTime() + 60_000_000_000L;
        boolean free = false;
        while (!free && System.nanoTime() < end) {
            try {
                open("203.0.113.7");
                free = true;
            } catch (CompletionException e) {
                Thread.onSpinWait(); // the server has not noticed yet that the first is gone
            }
        }
        assertTrue(free, "a closed socket still counts");
    }

    private WebSocket open(String address) {
        return HTTP.newWebSocketBuilder()
                .header("X-Forwarded-For", address)
                .buildAsync(URI.create("ws://127.0.0.1:" + server.port() + "/api/socket"), new WebSocket.Listener() {})
                .join();
    }

    @Test
    void a_word_that_is_not_an_address_is_named_in_the_error() {
        for (String bad : List.of("localhost", "10.0.0.0/33", "10.0.0.0/x", "")) {
            IllegalArgumentException refusal =
                    assertThrows(IllegalArgumentException.class, () -> TrustedProxies.of(List.of(bad)));
            assertTrue(refusal.getMessage().contains("'" + bad + "'"), refusal.getMessage());
        }
    }
}
