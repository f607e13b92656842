package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Somebody whose wire is dead is soon seen as away, although the network does not say so. */
class SilentSocketTest extends ServerTest {

    @Test
    void a_page_that_does_not_answer_pings_is_gone_and_one_that_does_stays() throws IOException {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"listed":true}""").path("match").asText();
        try (Page watcher = visitor().open();
                Socket dead = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            watcher.follow(match);
            upgrade(dead, anna.cookie());
            dead.getOutputStream().write(masked("{\"type\":\"follow\",\"match\":\"" + match + "\"}"));
            watcher.next(message -> isOnline(message.at("/summary/seats/0")), "Anna is there");
            long came = System.nanoTime();
            watcher.next(
                    message -> message.has("summary") && !isOnline(message.at("/summary/seats/0")), "Anna is away");
            long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - came);
            assertTrue(seconds >= 10 && seconds < 60, seconds + " s"); // about 20, on a machine that is not busy
            assertFalse(watcher.isClosed());
        }
    }

    private static boolean isOnline(JsonNode seat) {
        return seat.path("online").asBoolean();
    }

    private void upgrade(Socket socket, String cookie) throws IOException {
        String request =
                "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nOrigin: http://127.0.0.1:"
                        + server.port() + "\r\nCookie: " + cookie + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        InputStream in = socket.getInputStream();
        StringBuilder answer = new StringBuilder();
        while (answer.indexOf("\r\n\r\n") < 0) {
            answer.append((char) in.read());
        }
        assertTrue(answer.toString().startsWith("HTTP/1.1 101"), answer.toString());
        assertFalse(answer.toString().contains("permessage-deflate"), "a window for each socket: " + answer);
    }

    /** A text frame as a browser sends it, with a mask of zeros. */
    private static byte[] masked(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[6 + bytes.length];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | bytes.length);
        System.arraycopy(bytes, 0, frame, 6, bytes.length);
        return frame;
    }
}
