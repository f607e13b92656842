package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** A hundred thousand malformed and hostile frames and requests: clean refusals, no leak, and the match goes on. */
class FuzzTest extends ServerTest {

    private static final int FRAMES = 80_000;
    private static final int REQUESTS = 20_000;
    private static final int AT_ONCE = 100;

    private final Dice dice = Seed.of(99).dice();
    private Client anna;
    private String match;
    private String key;

    private void annaWaitsForBert() {
        anna = player("Anna");
        JsonNode made = anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"open"}],"first":1}""");
        match = made.path("match").asText();
        key = made.at("/invites/0/key").asText();
        player("Bert").post("/api/matches/" + match + "/join", "{\"key\":\"" + key + "\"}");
    }

    @Test
    void hostile_frames_get_clean_rejections() {
        annaWaitsForBert();
        Client mallory = player("Mallory");
        long memory = usedMemory();
        Page page = mallory.open();
        int sent = 0;
        while (sent < FRAMES) {
            int expected = page.traffic().size();
            for (int i = 0; i < AT_ONCE; i++) {
                page.say(hostileMessage());
            }
            sent += AT_ONCE;
            awaitAnswers(page, expected + AT_ONCE);
            if (sent % 10_000 == 0) {
                page.traffic().forEach(FuzzTest::mustBeClean);
                page.close();
                page = mallory.open();
            }
        }
        page.close();
        System.out.println("fuzz: " + sent + " frames, heap " + memory / 1_000_000 + " MB before, "
                + usedMemory() / 1_000_000 + " MB after");
        assertTrue(usedMemory() < memory + 30_000_000, "memory stays taken");
        theMatchGoesOn();
    }

    private static void awaitAnswers(Page page, int count) {
        long end = System.nanoTime() + 20_000_000_000L;
        while (page.traffic().size() < count) {
            assertTrue(System.nanoTime() < end, "a frame got no answer");
            LockSupport.parkNanos(1_000_000);
        }
    }

    private static void mustBeClean(String answer) {
        JsonNode message = Client.read(answer);
        String type = message.path("type").asText();
        assertTrue(List.of("error", "rejected", "pong", "lobby").contains(type), answer);
        assertFalse(answer.contains("Exception") || answer.contains("cabestan."), answer);
        assertFalse(message.path("code").asText().equals("try-again"), answer);
        assertEquals(0, message.path("views").size(), answer);
    }

    private void theMatchGoesOn() {
        try (Page page = anna.open()) {
            JsonNode now = page.follow(match);
            assertEquals(2, now.path("version").asInt());
            String action = now.at("/views/0/legal/0/text").asText();
            assertEquals(
                    "accepted",
                    page.ask(Client.command("act", match, 2, 1, action))
                            .path("type")
                            .asText());
        }
    }

    private static long usedMemory() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    /** Something that is almost, or not at all, a message; never one that may do anything. */
    private String hostileMessage() {
        String[] types = {
            "act", "undo", "resign", "offer-draw", "accept-draw", "ask-takeback", "grant-takeback", "rematch", "follow"
        };
        String type = types[dice.below(types.length)];
        String valid = "{\"type\":\"" + type + "\",\"id\":\"x\",\"match\":\"" + match + "\",\"version\":"
                + hostileNumber() + ",\"seat\":" + (1 + dice.below(9)) + ",\"action\":" + hostileText() + "}";
        return switch (dice.below(8)) {
            case 0 -> valid;
            case 1 -> valid.substring(0, dice.below(valid.length()) + 1);
            case 2 -> valid.replace(match, hostileText().replace("\"", ""));
            case 3 -> "[".repeat(1 + dice.below(2_000));
            case 4 -> "{\"type\":" + hostileText() + ",\"match\":{},\"id\":[]}";
            case 5 -> "{\"a\":".repeat(1 + dice.below(500)) + "1";
            case 6 -> mutated(valid);
            default -> hostileText();
        };
    }

    private String mutated(String text) {
        StringBuilder mutated = new StringBuilder(text);
        for (int i = 0; i <= dice.below(4); i++) {
            mutated.setCharAt(
                    dice.below(mutated.length()), (char) (dice.below(4) == 0 ? dice.below(0xD800) : dice.below(128)));
        }
        return mutated.toString();
    }

    private String hostileNumber() {
        String[] numbers = {
            "0", "-1", "2", "2147483648", "1e999", "99999999999999999999999", "1.5", "null", "true", "\"2\"", "NaN"
        };
        return numbers[dice.below(numbers.length)];
    }

    private String hostileText() {
        String[] texts = {
            "\"\"",
            "\"B@0\"",
            "\"'; DROP TABLE matches; --\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"../../etc/passwd\"",
            "\"<script>alert(1)</script>\"",
            "\"${jndi:ldap://x}\"",
            "null",
            "{}",
            "[]",
            "-0",
            "\"" + "A".repeat(1 + dice.below(3_000)) + "\"",
            "\"" + match.substring(0, 11) + "\"",
            "\"\u202e\""
        };
        return texts[dice.below(texts.length)];
    }

    @Test
    void hostile_requests_get_clean_rejections() throws IOException {
        annaWaitsForBert();
        Client mallory = player("Mallory");
        long memory = usedMemory();
        int sent = 0;
        while (sent < REQUESTS) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                socket.setSoTimeout(20_000);
                InputStream in = new BufferedInputStream(socket.getInputStream());
                boolean open = true;
                while (open && sent++ < REQUESTS) {
                    socket.getOutputStream().write(hostileRequest(mallory.cookie()));
                    open = mustRefuseCleanly(in);
                }
            }
        }
        System.out.println("fuzz: " + REQUESTS + " requests, heap " + memory / 1_000_000 + " MB before, "
                + usedMemory() / 1_000_000 + " MB after");
        assertTrue(usedMemory() < memory + 30_000_000, "memory stays taken");
        theMatchGoesOn();
    }

    private byte[] hostileRequest(String cookie) {
        String[] methods = {"GET", "POST", "DELETE", "PUT", "PATCH", "OPTIONS", "get"};
        String[] paths = {
            "/api/matches",
            "/api/matches/" + match,
            "/api/matches/" + match + "/join",
            "/api/matches/" + match + "/leave",
            "/api/matches/" + match + "/bot",
            "/api/matches/" + match + "/commands",
            "/api/matches/" + match + "/record",
            "/api/matches/" + match + "/positions/" + dice.next(),
            "/api/matches/" + match + "/positions/1?seat=2&key=" + key.substring(1),
            "/api/matches/%00",
            "/api/matches/..%2f..%2fetc%2fpasswd",
            "/../../etc/passwd",
            "/assets/..%2f..%2fsigning.key",
            "/%2e%2e/signing.key",
            "//etc/passwd",
            "/api/records",
            "/api/me/tokens/'%20OR%201=1",
            "/api/nothing",
            "/api/stream?match=nonsense",
            "/link/" + "x".repeat(dice.below(100)),
            "/" + "a".repeat(dice.below(9_000)),
            "/api/lobby?%ff%fe=%",
        };
        byte[] body = new byte[dice.below(60)];
        for (int i = 0; i < body.length; i++) {
            body[i] = (byte) dice.next();
        }
        if (dice.below(3) > 0) {
            body = hostileMessage().getBytes(StandardCharsets.UTF_8);
        }
        String method = methods[dice.below(methods.length)];
        boolean plain = method.equals("GET");
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.writeBytes((method + " " + paths[dice.below(paths.length)] + " HTTP/1.1\r\nHost: localhost\r\nCookie: "
                        + (dice.below(5) == 0 ? "cabestan=forged.0" : cookie) + "\r\n"
                        + (dice.below(5) == 0 ? "" : "X-Cabestan: 1\r\n")
                        + (dice.below(20) == 0 ? "Authorization: Bearer \u00e9\r\n" : "")
                        + "Content-Length: " + (plain ? 0 : body.length) + "\r\n\r\n")
                .getBytes(StandardCharsets.UTF_8));
        if (!plain) {
            request.writeBytes(body);
        }
        return request.toByteArray();
    }

    /** Reads one answer and says whether the connection stays open. */
    private static boolean mustRefuseCleanly(InputStream in) throws IOException {
        List<String> head = new ArrayList<>();
        String line = readLine(in);
        while (line != null && !line.isEmpty()) {
            head.add(line);
            line = readLine(in);
        }
        if (head.isEmpty()) {
            return false; // hung up on something that was not HTTP
        }
        assertTrue(head.getFirst().matches("HTTP/1.1 [1-4][0-9][0-9] .*"), head.toString());
        int length = 0;
        boolean chunked = false;
        boolean close = false;
        for (String header : head) {
            String lower = header.toLowerCase(Locale.ROOT);
            length = lower.startsWith("content-length:")
                    ? Integer.parseInt(lower.substring(15).strip())
                    : length;
            chunked |= lower.equals("transfer-encoding: chunked");
            close |= lower.equals("connection: close");
        }
        if (chunked || close) {
            return false;
        }
        String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
        assertFalse(body.contains("Exception") || body.contains("\tat "), body);
        assertFalse(body.contains("root:") || body.contains("\"seed\""), body);
        return true;
    }

    private static String readLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        while (c >= 0 && c != '\n') {
            if (c != '\r') {
                line.append((char) c);
            }
            c = in.read();
        }
        return c < 0 && line.isEmpty() ? null : line.toString();
    }
}
