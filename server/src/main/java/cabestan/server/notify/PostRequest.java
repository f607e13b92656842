package cabestan.server.notify;

import cabestan.server.identity.SigningKey;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * One signed POST to a webhook, over a connection to the address that was checked.
 *
 * <p>The JDK's client resolves names by itself, so that a name could lead elsewhere after the check. Only the status of
 * the answer matters here, and redirects are not followed.
 */
final class WebhookRequest {

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration ANSWER = Duration.ofSeconds(10);
    private static final int STATUS_LENGTH = "HTTP/1.1 200".length();

    private final WebhookAddress address;
    private final byte[] request;

    /** @param delivery the same for every attempt, so that the receiver can recognize a repetition */
    WebhookRequest(WebhookAddress address, String secret, String delivery, String body) {
        this.address = address;
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        URI uri = address.uri();
        String path = uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
        String head = "POST " + path + (uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery()) + " HTTP/1.1\r\n"
                + "Host: " + uri.getHost() + (uri.getPort() < 0 ? "" : ":" + uri.getPort()) + "\r\n"
                + "Content-Type: application/json\r\n"
                + "Content-Length: " + bytes.length + "\r\n"
                + "X-Cabestan-Delivery: " + delivery + "\r\n"
                + "X-Cabestan-Signature: sha256=" + SigningKey.mac(secret, body) + "\r\n"
                + "User-Agent: Cabestan\r\n"
                + "Connection: close\r\n\r\n";
        this.request = (head + body).getBytes(StandardCharsets.UTF_8);
    }

    /** Sends it and returns the status of the answer. */
    int send() throws IOException {
        try (Socket plain = new Socket()) {
            plain.connect(new InetSocketAddress(address.host(), address.port()), (int) CONNECT.toMillis());
            plain.setSoTimeout((int) ANSWER.toMillis());
            if (!address.isSecure()) {
                return exchange(plain);
            }
            try (SSLSocket secure = encrypt(plain)) {
                return exchange(secure);
            }
        }
    }

    /** The certificate must be the one of the name, wherever the name led. */
    private SSLSocket encrypt(Socket plain) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket secure = (SSLSocket) factory.createSocket(plain, address.uri().getHost(), address.port(), true);
        SSLParameters parameters = secure.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        secure.setSSLParameters(parameters);
        secure.startHandshake();
        return secure;
    }

    private int exchange(Socket socket) throws IOException {
        socket.getOutputStream().write(request);
        socket.getOutputStream().flush();
        long end = System.nanoTime() + ANSWER.toNanos();
        InputStream in = socket.getInputStream();
        StringBuilder status = new StringBuilder();
        while (status.length() < STATUS_LENGTH) {
            long left = Duration.ofNanos(end - System.nanoTime()).toMillis();
            if (left <= 0) {
                throw new SocketTimeoutException("the answer takes too long");
            }
            socket.setSoTimeout((int) left);
            int next = in.read();
            if (next < 0) {
                throw new IOException("the connection was closed before an answer came");
            }
            status.append((char) next);
        }
        if (!status.toString().matches("HTTP/1\\.[01] [0-9]{3}")) {
            throw new IOException("the answer is not HTTP");
        }
        return Integer.parseInt(status.substring(STATUS_LENGTH - 3));
    }
}
