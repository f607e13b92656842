package cabestan.server.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** What the doctor says of a site whose sockets can be opened and never answer. */
class SiteCheckTest {

    private static final String PROTOCOL = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"; // RFC 6455

    private static void serve(ServerSocket server) throws IOException {
        while (true) {
            Socket socket = server.accept();
            Thread.ofVirtual().start(() -> answer(socket));
        }
    }

    /** Answers every request with a cookie, and an upgrade with silence. */
    private static void answer(Socket socket) {
        try {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
            String accepted = "";
            for (String line = in.readLine(); !line.isEmpty(); line = in.readLine()) {
                if (line.toLowerCase(Locale.ROOT).startsWith("sec-websocket-key: ")) {
                    accepted = Base64.getEncoder()
                            .encodeToString(MessageDigest.getInstance("SHA-1")
                                    .digest((line.substring(19) + PROTOCOL).getBytes(StandardCharsets.US_ASCII)));
                }
            }
            String head = accepted.isEmpty()
                    ? "HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
                    : "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                            + "Sec-WebSocket-Accept: " + accepted + "\r\n\r\n";
            socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
            if (accepted.isEmpty()) {
                socket.close();
            }
        } catch (IOException | GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void a_socket_that_never_answers_is_a_fault_and_is_not_waited_for() throws IOException {
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                try {
                    serve(server);
                } catch (IOException e) {
                    return; // the test is over
                }
            });
            URI site = URI.create("http://127.0.0.1:" + server.getLocalPort());
            List<String> faults = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
                try (HttpClient http = HttpClient.newHttpClient()) {
                    return new SiteCheck(site, http, Duration.ofSeconds(1))
                            .run().stream()
                                    .filter(finding -> finding.grade() == Finding.Grade.FAULT)
                                    .map(Finding::text)
                                    .toList();
                }
            });
            assertEquals(1, faults.size(), faults.toString());
            assertEquals("no socket can be opened", faults.getFirst().split(":")[0]);
        }
    }
}
