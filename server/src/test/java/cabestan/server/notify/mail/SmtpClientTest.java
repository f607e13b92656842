package cabestan.server.notify.mail;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.notify.mail.MailSettings.Tls;
import cabestan.server.notify.mail.SmtpRejection.Step;
import cabestan.server.support.Ports;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.subethamail.smtp.auth.EasyAuthenticationHandlerFactory;
import org.subethamail.smtp.auth.LoginFailedException;
import org.subethamail.smtp.server.SMTPServer;

/** Mails leave encrypted and signed in, or not at all. */
class SmtpClientTest {

    private static final String PASSWORD = "p\u00e4ssword";

    /** The beginning of the longest record that TLS has. */
    private static final String LONG_RECORD = "\u0016\u0003\u0003@\u0000";

    @TempDir
    static Path folder;

    private static SSLContext certificates;

    private final List<String> received = new CopyOnWriteArrayList<>();
    private SMTPServer server;

    /** A certificate for localhost, which only this test trusts. */
    @BeforeAll
    static void makeCertificate() throws IOException, InterruptedException, GeneralSecurityException {
        Path file = folder.resolve("keys.p12");
        Path keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        String made = "-genkeypair -alias mail -keyalg EC -dname CN=localhost -ext san=dns:localhost -storetype PKCS12"
                + " -storepass changeit -keystore " + file;
        ProcessBuilder builder = new ProcessBuilder((keytool + " " + made).split(" "));
        assertEquals(
                0,
                builder.redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor());
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            keys.load(in, "changeit".toCharArray());
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(keys, "changeit".toCharArray());
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(keys);
        certificates = SSLContext.getInstance("TLS");
        certificates.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
    }

    @AfterEach
    void close() {
        if (server != null) {
            server.stop();
        }
    }

    private SMTPServer.Builder builder() throws IOException {
        return SMTPServer.port(Ports.free())
                .bindAddress(InetAddress.getLoopbackAddress())
                .messageHandler((context, from, to, data) ->
                        received.add(from + " to " + to + "\n" + new String(data, StandardCharsets.US_ASCII)));
    }

    private void start(SMTPServer.Builder builder) {
        server = builder.build();
        server.start();
    }

    private void startStrict() throws IOException {
        start(builder()
                .enableTLS()
                .requireTLS()
                .requireAuth()
                .startTlsSocketFactory(certificates)
                .authenticationHandlerFactory(new EasyAuthenticationHandlerFactory((user, password, context) -> {
                    if (!user.equals("cabestan") || !password.equals(PASSWORD)) {
                        throw new LoginFailedException("wrong");
                    }
                })));
    }

    private MailSettings settings(String host, Tls tls, String password) {
        return settings(host, server.getPort(), tls, password);
    }

    private static MailSettings settings(String host, int port, Tls tls, String password) {
        String user = password.isEmpty() ? "" : "cabestan";
        return new MailSettings(
                host, port, tls, user, password, "site@example.org", "https://example.org", Duration.ZERO);
    }

    private void send(MailSettings settings) throws IOException {
        try (SmtpClient client = SmtpClient.connect(settings, certificates.getSocketFactory(), SmtpClient.LONGEST)) {
            assertEquals(settings.tls() != Tls.NONE, client.isEncrypted());
            client.send(MailMessage.create("1", settings.sender(), "ana@example.org", "Hé", "Ça va ?", "fr", 0));
        }
    }

    @Test
    void a_mail_leaves_encrypted_and_signed_in() throws IOException {
        startStrict();
        send(settings("localhost", Tls.STARTTLS, PASSWORD));
        assertEquals(1, received.size());
        assertTrue(received.getFirst().startsWith("site@example.org to ana@example.org"), received.getFirst());
    }

    @Test
    void a_connection_can_be_encrypted_from_its_first_byte() throws IOException {
        start(builder().serverSocketFactory(certificates));
        send(settings("localhost", Tls.IMPLICIT, ""));
        assertEquals(1, received.size());
    }

    @Test
    void a_wrong_password_is_about_the_session_and_not_about_an_address() throws IOException {
        startStrict();
        SmtpRejection no = assertThrows(SmtpRejection.class, () -> send(settings("localhost", Tls.STARTTLS, "guess")));
        assertEquals(Step.SESSION, no.step());
        assertFalse(no.isAddressDead());
    }

    @Test
    void nothing_is_said_to_a_server_that_cannot_encrypt() throws IOException {
        start(builder());
        assertThrows(SmtpRejection.class, () -> send(settings("localhost", Tls.STARTTLS, PASSWORD)));
        assertEquals(List.of(), received);
    }

    @Test
    void nothing_is_said_to_a_server_with_the_certificate_of_another() throws IOException {
        startStrict();
        assertThrows(SSLException.class, () -> send(settings("127.0.0.1", Tls.STARTTLS, PASSWORD)));
        assertThrows(SSLException.class, () -> SmtpClient.connect(settings("localhost", Tls.STARTTLS, PASSWORD)));
        assertEquals(List.of(), received);
    }

    @Test
    void a_server_that_says_a_byte_now_and_then_is_given_up() throws IOException {
        assertGivenUp(Tls.NONE, "220 hello", "250-");
        assertGivenUp(Tls.STARTTLS, "220 hello", "250 STARTTLS", "220 go on", LONG_RECORD);
        assertGivenUp(Tls.IMPLICIT, LONG_RECORD);
    }

    private static void assertGivenUp(Tls tls, String... saidAtOnce) throws IOException {
        try (ServerSocket dripping = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> drip(dripping, saidAtOnce));
            MailSettings settings = settings("localhost", dripping.getLocalPort(), tls, "");
            SocketTimeoutException late = assertTimeoutPreemptively(
                    Duration.ofSeconds(30),
                    () -> assertThrows(
                            SocketTimeoutException.class,
                            () -> SmtpClient.connect(
                                    settings, certificates.getSocketFactory(), Duration.ofSeconds(1))));
            assertEquals("the SMTP server takes too long", late.getMessage());
        }
    }

    /** Says these lines one after another, each in answer to a line, and after the last a letter at a time. */
    private static void drip(ServerSocket socket, String... lines) {
        try (Socket caller = socket.accept()) {
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(caller.getInputStream(), StandardCharsets.ISO_8859_1));
            OutputStream out = caller.getOutputStream();
            for (int i = 0; i < lines.length; i++) {
                if (i > 0) {
                    out.write("\r\n".getBytes(StandardCharsets.ISO_8859_1));
                    int heard = lines[i].equals(LONG_RECORD)
                            ? in.read()
                            : in.readLine().length();
                    assertTrue(heard > 0);
                }
                out.write(lines[i].getBytes(StandardCharsets.ISO_8859_1));
            }
            while (true) {
                out.write('a');
                Thread.sleep(100);
            }
        } catch (IOException | InterruptedException e) {
            return; // the caller gave up
        }
    }

    @Test
    void a_header_stays_one_header() throws IOException {
        start(builder());
        String evil = "Arcanor\r\nBcc: eve@example.org\r\n\r\nHello ".repeat(5);
        try (SmtpClient client = SmtpClient.connect(settings("localhost", Tls.NONE, ""))) {
            client.send(MailMessage.create("1", "site@example.org", "ana@example.org", evil, ".\r\n.\r\n", "en", 0));
        }
        String head = received.getFirst().split("\r\n\r\n", 2)[0];
        assertFalse(head.contains("Bcc"), head);
        assertTrue(head.lines().allMatch(line -> line.length() < 79), head);
        MailMessage mail = MailMessage.create("1", "site@example.org", "ana@example.org", "", "", "en", 0);
        assertThrows(
                IllegalArgumentException.class, () -> mail.with("List-Unsubscribe", "<x>\r\nBcc: eve@example.org"));
    }
}
