package cabestan.server.notify.mail;

import cabestan.server.background.TimeLimit;
import cabestan.server.notify.mail.MailSettings.Tls;
import cabestan.server.notify.mail.SmtpRejection.Step;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.Locale;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/** One conversation with an SMTP server (RFC 5321), which ends in time whatever the server does. */
public final class SmtpClient implements AutoCloseable {

    /** A conversation takes at most so long; a lease of the outbox is longer. */
    public static final Duration LONGEST = Duration.ofSeconds(40);

    private static final Duration CONNECT = Duration.ofSeconds(10);
    private static final int LONGEST_REPLY = 10_000;

    private final MailSettings settings;
    private final SSLSocketFactory encryption;
    private final TimeLimit limit;
    private Socket socket = new Socket();
    private InputStream in = InputStream.nullInputStream();
    private String extensions = "";

    private SmtpClient(MailSettings settings, SSLSocketFactory encryption, Duration longest) {
        this.settings = settings;
        this.encryption = encryption;
        this.limit = TimeLimit.of(socket, longest);
    }

    /** Connects, encrypts as the settings want it, and signs in. */
    public static SmtpClient connect(MailSettings settings) throws IOException {
        return connect(settings, (SSLSocketFactory) SSLSocketFactory.getDefault(), LONGEST);
    }

    /** The same with certificates and a patience of one's own. */
    static SmtpClient connect(MailSettings settings, SSLSocketFactory encryption, Duration longest) throws IOException {
        SmtpClient client = new SmtpClient(settings, encryption, longest);
        try {
            client.open();
            return client;
        } catch (IOException e) {
            client.close();
            throw client.reason(e);
        }
    }

    /** What to say of a failure: after the end of the time it is only that the connection was closed. */
    private IOException reason(IOException failure) {
        return limit.isOver() ? new SocketTimeoutException("the SMTP server takes too long") : failure;
    }

    private void open() throws IOException {
        socket.connect(new InetSocketAddress(settings.host(), settings.port()), (int) CONNECT.toMillis());
        use(settings.tls() == Tls.IMPLICIT ? encrypted() : socket);
        expect(Step.SESSION, 220, readReply());
        greet();
        if (settings.tls() == Tls.STARTTLS) {
            ask(Step.SESSION, 220, "STARTTLS"); // a server that cannot is told nothing more
            if (in.available() > 0) {
                throw new IOException("the SMTP server has spoken before the encryption began"); // or somebody between
            }
            use(encrypted());
            greet();
        }
        if (!settings.user().isEmpty()) {
            signIn();
        }
    }

    private void use(Socket next) throws IOException {
        socket = next;
        in = new BufferedInputStream(next.getInputStream());
    }

    /** The certificate must be the one of the host. */
    private SSLSocket encrypted() throws IOException {
        SSLSocket secure = (SSLSocket) encryption.createSocket(socket, settings.host(), settings.port(), true);
        SSLParameters parameters = secure.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secure.setSSLParameters(parameters);
        secure.startHandshake();
        return secure;
    }

    private void greet() throws IOException {
        String name = settings.sender().substring(settings.sender().lastIndexOf('@') + 1);
        extensions = ask(Step.SESSION, 250, "EHLO " + name).toUpperCase(Locale.ROOT);
    }

    private void signIn() throws IOException {
        if (extensions.contains("PLAIN") || !extensions.contains("LOGIN")) {
            ask(Step.SESSION, 235, "AUTH PLAIN " + base64("\0" + settings.user() + "\0" + settings.password()));
        } else {
            ask(Step.SESSION, 334, "AUTH LOGIN");
            ask(Step.SESSION, 334, base64(settings.user()));
            ask(Step.SESSION, 235, base64(settings.password()));
        }
    }

    private static String base64(String text) {
        return Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether what is said is encrypted. */
    public boolean isEncrypted() {
        return socket instanceof SSLSocket;
    }

    /** Asks whether the server takes mails from our sender, and sends none. */
    public void offerSender() throws IOException {
        ask(Step.SESSION, 250, "MAIL FROM:<" + settings.sender() + ">");
        ask(Step.SESSION, 250, "RSET");
    }

    /** Returns once the server has answered for the message; throws {@link SmtpRejection} if it does not take it. */
    public void send(MailMessage message) throws IOException {
        ask(Step.SESSION, 250, "MAIL FROM:<" + settings.sender() + ">");
        ask(Step.RECIPIENT, 250, "RCPT TO:<" + message.recipient() + ">");
        ask(Step.MESSAGE, 354, "DATA");
        String data = message.write();
        ask(Step.MESSAGE, 250, data.replace("\r\n.", "\r\n..") + ".");
    }

    private String ask(Step step, int expected, String line) throws IOException {
        try {
            socket.getOutputStream().write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
            socket.getOutputStream().flush();
            return expect(step, expected, readReply());
        } catch (IOException e) {
            throw reason(e);
        }
    }

    private static String expect(Step step, int expected, String reply) throws SmtpRejection {
        if (!reply.startsWith(String.valueOf(expected)) && !(expected == 250 && reply.startsWith("25"))) {
            throw new SmtpRejection(step, reply);
        }
        return reply;
    }

    /** A reply, of which all lines but the last have a hyphen after the code; they are joined by spaces. */
    private String readReply() throws IOException {
        StringBuilder reply = new StringBuilder();
        while (true) {
            String line = readLine(LONGEST_REPLY - reply.length());
            if (!line.matches("[2-5][0-9]{2}([ -].*)?")) {
                throw new IOException("this is not how an SMTP server answers");
            }
            reply.append(reply.isEmpty() ? line : " " + line.substring(3));
            if (line.length() == 3 || line.charAt(3) == ' ') {
                return reply.toString();
            }
        }
    }

    private String readLine(int longest) throws IOException {
        StringBuilder line = new StringBuilder();
        while (line.length() < longest) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("the SMTP server has closed the connection");
            }
            if (next == '\n') {
                return line.toString().stripTrailing();
            }
            line.append(next >= ' ' && next <= '~' ? (char) next : ' ');
        }
        throw new IOException("the answer of the SMTP server is too long");
    }

    /** Says goodbye without waiting for an answer. */
    @Override
    public void close() {
        try (limit;
                Socket last = socket) {
            if (last.isConnected() && !last.isClosed()) {
                last.getOutputStream().write("QUIT\r\n".getBytes(StandardCharsets.US_ASCII));
            }
        } catch (IOException e) {
            return; // the server was faster; what it has answered stays true
        }
    }
}
