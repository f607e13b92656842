package cabestan.server.support;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A WebSocket of bare bytes that answers no pings, as when the wire of a page is dead. */
public final class BareSocket implements AutoCloseable {

    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");

    private final Socket socket;
    private final String headers;
    private final String answer;

    /** Opens the socket over a connection that has asked for something before, and offers compression. */
    public BareSocket(int port, String cookie) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        headers = " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nOrigin: http://127.0.0.1:" + port + "\r\nCookie: "
                + cookie + "\r\nUser-Agent: Mozilla/5.0\r\nAccept-Language: en\r\n";
        Matcher length = LENGTH.matcher(ask("GET /ready" + headers + "\r\n"));
        if (length.find()) {
            socket.getInputStream().skipNBytes(Long.parseLong(length.group(1)));
        }
        answer = ask("GET /api/socket" + headers + "Connection: Upgrade\r\nUpgrade: websocket\r\n"
                + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Extensions: permessage-deflate\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    }

    private String ask(String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        InputStream in = socket.getInputStream();
        StringBuilder head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            head.append((char) in.read());
        }
        return head.toString();
    }

    /** What the server answered to the upgrade. */
    public String answer() {
        return answer;
    }

    /** Sends a text frame as a browser does, with a mask of zeros. */
    public void send(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        byte[] frame = new byte[6 + bytes.length];
        frame[0] = (byte) 0x81;
        frame[1] = (byte) (0x80 | bytes.length);
        System.arraycopy(bytes, 0, frame, 6, bytes.length);
        socket.getOutputStream().write(frame);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
