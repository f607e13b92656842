package cabestan.server.notify;

import cabestan.server.background.TimeLimit;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One POST to a webhook or a push service, over a connection to the address that was checked.
 *
 * <p>The JDK's client resolves names by itself, so that a name could lead to another host after the check. Only the head
 * of the answer matters here, and redirects are not followed.
 */
final class PostRequest {

    private static final Logger LOG = LoggerFactory.getLogger(PostRequest.class);
    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration ANSWER = Duration.ofSeconds(10);
    private static final int LONGEST_HEAD = 16_384;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] ([0-9]{3}).*");
    private static final String RETRY_AFTER = "retry-after:";

    /**
     * The head of the response.
     *
     * @param retryAfter how long the receiver asks to wait (RFC 9110), or zero
     */
    record Answer(int status, Duration retryAfter) {

        boolean isGood() {
            return status >= 200 && status < 300;
        }
    }

    private final CheckedAddress address;
    private final byte[] head;
    private final byte[] body;

    /** @param headers in addition to those of every request */
    PostRequest(CheckedAddress address, Map<String, String> headers, byte[] body) {
        this.address = address;
        this.body = body;
        URI uri = address.uri();
        String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        StringBuilder text = new StringBuilder("POST " + path)
                .append(uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery())
                .append(" HTTP/1.1\r\nHost: " + uri.getHost())
                .append(uri.getPort() < 0 ? "" : ":" + uri.getPort())
                .append("\r\nContent-Length: " + body.length);
        headers.forEach((name, value) -> text.append("\r\n" + name + ": " + value));
        text.append("\r\nUser-Agent: Cabestan\r\nConnection: close\r\n\r\n");
        this.head = text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Sends it and returns the answer, or fails in time, whatever the receiver does. */
    Answer send() throws IOException {
        try (Socket plain = new Socket()) {
            plain.connect(new InetSocketAddress(address.host(), address.port()), (int) CONNECT.toMillis());
            try (TimeLimit _ = TimeLimit.of(plain, ANSWER)) {
                return address.isSecure() ? exchangeEncrypted(plain) : exchange(plain);
            }
        }
    }

    private Answer exchangeEncrypted(Socket plain) throws IOException {
        try (SSLSocket secure = encrypt(plain)) {
            return exchange(secure);
        }
    }

    /** The certificate must match the host name, whichever address it resolved to. */
    private SSLSocket encrypt(Socket plain) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket secure = (SSLSocket) factory.createSocket(plain, address.uri().getHost(), address.port(), true);
        SSLParameters parameters = secure.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secure.setSSLParameters(parameters);
        secure.startHandshake();
        return secure;
    }

    private Answer exchange(Socket socket) throws IOException {
        socket.getOutputStream().write(head);
        socket.getOutputStream().write(body);
        socket.getOutputStream().flush();
        InputStream in = new BufferedInputStream(socket.getInputStream());
        Matcher status = STATUS.matcher(readLine(in));
        if (!status.matches()) {
            throw new IOException("the answer is not HTTP");
        }
        Answer answer = new Answer(Integer.parseInt(status.group(1)), Duration.ZERO);
        return answer.isGood() ? answer : new Answer(answer.status, readRetryAfter(in));
    }

    /** Failing to read the rest of the head does not fail the attempt: the status has arrived. */
    private static Duration readRetryAfter(InputStream in) {
        try {
            int read = 0;
            String line = readLine(in);
            while (!line.isEmpty() && read < LONGEST_HEAD) {
                if (line.toLowerCase(Locale.ROOT).startsWith(RETRY_AFTER)) {
                    return wait(line.substring(RETRY_AFTER.length()).strip());
                }
                read += line.length();
                line = readLine(in);
            }
        } catch (IOException e) {
            LOG.debug("an answer broke off: {}", e.getMessage());
        }
        return Duration.ZERO;
    }

    /** A number of seconds, or a date. */
    static Duration wait(String text) {
        try {
            Duration wait = text.matches("[0-9]{1,9}")
                    ? Duration.ofSeconds(Long.parseLong(text))
                    : Duration.between(Instant.now(), Instant.from(DateTimeFormatter.RFC_1123_DATE_TIME.parse(text)));
            return wait.isNegative() ? Duration.ZERO : wait;
        } catch (DateTimeException e) {
            return Duration.ZERO; // the usual delay applies
        }
    }

    private static String readLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        while (line.length() < LONGEST_HEAD) {
            int next = in.read();
            if (next < 0) {
                throw new IOException("the connection was closed before an answer came");
            }
            if (next == '\n') {
                return line.toString().stripTrailing();
            }
            line.append((char) next);
        }
        throw new IOException("the answer is too long");
    }
}
