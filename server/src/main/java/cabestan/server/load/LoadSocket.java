package cabestan.server.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** The socket of a simulated player, which offers compression as browsers do. */
public final class LoadSocket {

    private static final SocketReader READER = new SocketReader();
    private static final int TEXT = 1;
    private static final int PONG = 10;
    private static final int LAST = 0x80;
    private static final int MASKED = 0x80;
    private static final int LONGEST_SHORT = 125;
    private static final int LONGEST_ANSWER = 8_192;
    private static final String END_OF_HEADERS = "\r\n\r\n";

    private final SocketChannel channel;
    private final FrameReader frames;
    private final Consumer<String> broken;
    private final AtomicBoolean isClosed = new AtomicBoolean();

    /** @param broken told once why the socket ended, unless it was closed from here */
    LoadSocket(URI server, String cookie, Consumer<String> listener, Consumer<String> broken) {
        this.broken = broken;
        this.frames =
                new FrameReader(listener, data -> send(PONG, data), reason -> broke("the server closed it: " + reason));
        this.channel = connect(server);
        try {
            channel.write(ByteBuffer.wrap(request(server, cookie).getBytes(StandardCharsets.US_ASCII)));
            readAnswer();
            READER.add(channel, this);
        } catch (IOException e) {
            close();
            throw new IllegalStateException(server + " opens no socket", e);
        }
    }

    private static SocketChannel connect(URI server) {
        int port = server.getPort() < 0 ? 80 : server.getPort();
        try {
            return SocketChannel.open(new InetSocketAddress(server.getHost(), port))
                    .setOption(StandardSocketOptions.TCP_NODELAY, true);
        } catch (IOException e) {
            throw new IllegalStateException(server + " cannot be reached", e);
        }
    }

    private static String request(URI server, String cookie) {
        byte[] key = new byte[16];
        ThreadLocalRandom.current().nextBytes(key);
        return String.join(
                "\r\n",
                "GET /api/socket HTTP/1.1",
                "Host: " + server.getAuthority(),
                "Upgrade: websocket",
                "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: " + Base64.getEncoder().encodeToString(key),
                "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
                "Cookie: " + cookie,
                "",
                "");
    }

    private void readAnswer() throws IOException {
        ByteBuffer answer = ByteBuffer.allocate(LONGEST_ANSWER);
        String text = "";
        while (!text.contains(END_OF_HEADERS)) {
            if (!answer.hasRemaining() || channel.read(answer) < 0) {
                throw new IOException("the answer ends too early, or never");
            }
            text = new String(answer.array(), 0, answer.position(), StandardCharsets.ISO_8859_1);
        }
        if (!text.startsWith("HTTP/1.1 101 ")) {
            throw new IOException("it answers " + text.lines().findFirst().orElse(""));
        }
        arrived(answer.flip().position(text.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length()));
    }

    public void say(String text) {
        send(TEXT, text.getBytes(StandardCharsets.UTF_8));
    }

    private synchronized void send(int opcode, byte[] payload) {
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) (LAST | opcode));
        if (payload.length <= LONGEST_SHORT) {
            frame.put((byte) (MASKED | payload.length));
        } else {
            frame.put((byte) (MASKED | LONGEST_SHORT + 1)).putShort((short) payload.length);
        }
        byte[] mask = new byte[4];
        ThreadLocalRandom.current().nextBytes(mask);
        frame.put(mask);
        for (int i = 0; i < payload.length; i++) {
            frame.put((byte) (payload[i] ^ mask[i % mask.length]));
        }
        try {
            channel.write(frame.flip());
        } catch (IOException e) {
            broke("nothing can be sent: " + e.getMessage());
        }
        if (frame.hasRemaining()) { // commands are short, and there are few at a time
            broke("the server has not read for long");
        }
    }

    /** Called by the only thread that reads. */
    void arrived(ByteBuffer bytes) {
        frames.read(bytes);
    }

    void broke(String why) {
        if (!isClosed.getAndSet(true)) {
            disconnect();
            broken.accept(why);
        }
    }

    public void close() {
        isClosed.set(true);
        disconnect();
    }

    private void disconnect() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new IllegalStateException("a socket that cannot be closed", e);
        }
    }
}
