package cabestan.server.notify;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;

/**
 * One POST to a webhook or a push service, over a connection to the address that was checked.
 *
 * <p>The JDK's client resolves names by itself, so that a name could lead elsewhere after the check. Only the status of
 * the answer matters here, and redirects are not followed.
 */
final class PostRequest {

    private static final Duration CONNECT = Duration.ofSeconds(5);
    private static final Duration ANSWER = Duration.ofSeconds(10);
    private static final int STATUS_LENGTH = "HTTP/1.1 200".length();

    private final CheckedAddress address;
    private final byte[] head;
    private final byte[] body;

    /** @param headers beside those that every request has */
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
        socket.getOutputStream().write(head);
        socket.getOutputStream().write(body);
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
