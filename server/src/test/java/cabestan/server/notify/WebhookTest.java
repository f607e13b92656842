package cabestan.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.identity.SigningKey;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A chat room is told whose turn it is, signed, and again when it was away. */
class WebhookTest extends ServerTest {

    private record Call(String body, String signature, String delivery) {}

    private final BlockingQueue<Call> calls = new LinkedBlockingQueue<>();
    private final BlockingQueue<Call> rejected = new LinkedBlockingQueue<>();
    private HttpServer chat;
    private int refusals;

    @Override
    protected ServerOptions options() {
        return super.options().withPrivateWebhooks(true);
    }

    @BeforeEach
    void openChat() throws IOException {
        chat = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        chat.createContext("/", this::hear);
        chat.start();
    }

    @AfterEach
    void closeChat() {
        chat.stop(0);
    }

    private synchronized void hear(HttpExchange exchange) throws IOException {
        String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
        boolean away = refusals-- > 0;
        exchange.sendResponseHeaders(away ? 503 : 204, -1);
        exchange.close();
        (away ? rejected : calls)
                .add(new Call(
                        body,
                        exchange.getRequestHeaders().getFirst("X-Cabestan-Signature"),
                        exchange.getRequestHeaders().getFirst("X-Cabestan-Delivery")));
    }

    private String address() {
        return "http://127.0.0.1:" + chat.getAddress().getPort() + "/room";
    }

    @Test
    void a_match_tells_its_webhook_whose_turn_it_is() throws InterruptedException, GeneralSecurityException {
        refusals = 1;
        JsonNode made = player("Anna")
                .make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}],"
                        + "\"first\":1,\"webhook\":\"" + address() + "\"}");
        Call started = calls.poll(30, TimeUnit.SECONDS);
        Call turn = calls.poll(30, TimeUnit.SECONDS);
        assertNotNull(turn);
        Call call = started.body.contains("your-turn") ? started : turn;
        JsonNode notice = Client.read(call.body);
        assertEquals("your-turn", notice.path("what").asText());
        assertEquals("Anna", notice.path("player").asText());
        assertEquals(made.path("match").asText(), notice.path("match").asText());
        assertEquals("sha256=" + mac(made.path("webhookSecret").asText(), call.body), call.signature);
    }

    private static String mac(String secret, String text) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
        return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void a_player_is_told_wherever_the_match_was_made() throws InterruptedException {
        Client anna = player("Anna");
        anna.post("/api/me", "{\"name\":\"Anna\",\"webhook\":\"" + address() + "\"}");
        anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}");
        assertNotNull(calls.poll(30, TimeUnit.SECONDS));
    }

    @Test
    void a_notice_that_was_not_answered_survives_a_restart() throws InterruptedException {
        refusals = 1;
        player("Anna")
                .make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true,"
                        + "\"webhook\":\"" + address() + "\"}");
        Client bert = player("Bert");
        String match = bert.get("/api/lobby").at("/tables/0/id").asText();
        bert.post("/api/matches/" + match + "/join", "{}");
        assertTrue(rejected.poll(30, TimeUnit.SECONDS) != null, "no notice came");
        restart();
        Set<String> delivered = new HashSet<>();
        for (Call call = calls.poll(30, TimeUnit.SECONDS); call != null; call = calls.poll(5, TimeUnit.SECONDS)) {
            assertTrue(delivered.add(call.delivery), "delivered twice: " + call.body);
        }
        assertTrue(delivered.size() >= 2, delivered + " were delivered");
    }

    @Test
    void the_secret_is_known_to_its_owner_only() {
        String profile = "\",\"webhook\":\"" + address() + "\"}";
        Client anna = player("Anna");
        String hers = anna.post("/api/me", "{\"name\":\"Anna" + profile)
                .path("webhookSecret")
                .asText();
        String his = player("Bert")
                .post("/api/me", "{\"name\":\"Bert" + profile)
                .path("webhookSecret")
                .asText();
        assertNotEquals(hers, his);
        JsonNode renamed = anna.post("/api/me", "{\"name\":\"Anne\"}");
        assertEquals(hers, renamed.path("webhookSecret").asText());
        assertEquals(address(), renamed.path("webhook").asText());
    }

    /** As on a node that has not heard of the change, because its bus is down. */
    @Test
    void a_new_name_leaves_the_webhook_as_another_node_has_set_it() {
        Client anna = player("Anna");
        assertEquals("", anna.get("/api/me").path("webhook").asText());
        database("UPDATE players SET webhook = '" + address() + " secret'");
        JsonNode renamed = anna.post("/api/me", "{\"name\":\"Anne\"}");
        assertEquals("Anne", renamed.path("name").asText());
        assertEquals(address(), renamed.path("webhook").asText(), "the answer is what is stored");
        assertEquals("secret", anna.get("/api/me").path("webhookSecret").asText());
    }

    @Test
    void a_webhook_of_release_0_1_keeps_its_secret() {
        SigningKey key = SigningKey.in(data);
        assertEquals(
                key.mac("webhook " + address()), Webhook.read(address(), key).secret());
    }

    @Test
    void addresses_inside_networks_and_of_metadata_services_are_private() {
        for (String address : List.of(
                "0.0.0.0",
                "10.1.2.3",
                "100.100.100.200",
                "168.63.129.16",
                "169.254.169.254",
                "172.31.0.1",
                "192.0.0.192",
                "192.168.1.1",
                "224.0.0.1",
                "255.255.255.255",
                "::",
                "::1",
                "::ffff:10.0.0.1",
                "64:ff9b::a9fe:a9fe",
                "2002:a00:1::",
                "fd00:ec2::254",
                "fe80::1",
                "fec0::1",
                "ff02::1")) {
            assertTrue(CheckedAddress.isPrivate(InetAddress.ofLiteral(address)), address);
        }
        for (String address : List.of("93.184.215.14", "172.32.0.1", "192.0.1.1", "2606:4700::1111")) {
            assertFalse(CheckedAddress.isPrivate(InetAddress.ofLiteral(address)), address);
        }
    }

    /** As when a name led to the world when it was set, and leads into the house when it is used. */
    @Test
    void a_name_that_leads_to_this_machine_when_a_notice_is_sent_gets_none() throws InterruptedException {
        Client anna = player("Anna");
        String name = address().replace("127.0.0.1", "localhost");
        anna.post("/api/me", "{\"name\":\"Anna\",\"webhook\":\"" + name + "\"}");
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}";
        anna.make(wish);
        assertNotNull(calls.poll(30, TimeUnit.SECONDS));

        server.stop();
        calls.clear();
        server = new Server(super.options());
        server.start();
        try (CapturedLog log = CapturedLog.of("cabestan.server.notify")) {
            anna.at(server.port()).make(wish);
            await(() -> log.text().contains("not allowed"));
        }
        assertEquals(List.of(), List.copyOf(calls));
    }

    @Test
    void unless_allowed_webhooks_do_not_go_to_private_addresses() {
        server.stop();
        server = new Server(super.options());
        server.start();
        Client anna = player("Anna");
        for (String address : new String[] {
            address(), "http://10.0.0.1/", "http://[::1]/", "http://169.254.169.254/latest", "file:///etc/passwd", "x"
        }) {
            int status = anna.send("POST", "/api/me", "{\"name\":\"Anna\",\"webhook\":\"" + address + "\"}")
                    .statusCode();
            assertEquals(400, status, address);
        }
    }
}
