package cabestan.server.load;

import cabestan.rules.game.Dice;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A push service that keeps what it was sent: sometimes slow, sometimes of the opinion that it cannot. */
final class PushSink implements AutoCloseable {

    private static final Pattern TOPIC = Pattern.compile("(?i)\r\nTopic: (\\w+)");
    private static final Pattern NODE = Pattern.compile("(?i)\r\nX-Cabestan-Node: (\\S+)");
    private static final Pattern LENGTH = Pattern.compile("(?i)\r\nContent-Length: (\\d+)");
    private static final int SLOWEST_MILLIS = 40;
    private static final int ONE_IN = 10;

    /**
     * A message that was answered.
     *
     * @param node the process that sent it
     * @param at when, by {@link System#nanoTime}
     */
    record Answered(String node, long at) {}

    private final ServerSocket listening;
    private final Dice dice;
    private final Map<String, List<Answered>> answered = new ConcurrentHashMap<>();

    PushSink(Dice dice) {
        this.dice = dice;
        try {
            this.listening = new ServerSocket(0, 200, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Thread.ofVirtual().name("push-sink").start(this::accept);
    }

    String address() {
        return "http://127.0.0.1:" + listening.getLocalPort();
    }

    /** The messages of each topic that were answered, in this order. */
    Map<String, List<Answered>> answered() {
        return Map.copyOf(answered);
    }

    private void accept() {
        while (!listening.isClosed()) {
            try {
                Socket socket = listening.accept();
                Thread.ofVirtual().start(() -> serve(socket));
            } catch (IOException e) {
                return; // closed
            }
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            InputStream in = new BufferedInputStream(socket.getInputStream());
            StringBuilder head = new StringBuilder();
            while (head.indexOf("\r\n\r\n") < 0) {
                int next = in.read();
                if (next < 0) {
                    return; // the sender was killed
                }
                head.append((char) next);
            }
            in.readNBytes(Integer.parseInt(find(LENGTH, head)));
            boolean stumbles = stumbles();
            if (!stumbles) {
                answered.computeIfAbsent(find(TOPIC, head), topic -> new CopyOnWriteArrayList<>())
                        .add(new Answered(find(NODE, head), System.nanoTime()));
            }
            String answer = "HTTP/1.1 " + (stumbles ? "503 Busy" : "201 Created") + "\r\nContent-Length: 0\r\n\r\n";
            socket.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
        } catch (IOException e) {
            return; // the sender was killed
        }
    }

    /** Waits a moment, and says whether to fail. */
    private boolean stumbles() {
        int wait;
        boolean fails;
        synchronized (dice) {
            wait = dice.below(SLOWEST_MILLIS);
            fails = dice.below(ONE_IN) == 0;
        }
        Scenario.pause(wait);
        return fails;
    }

    private static String find(Pattern pattern, CharSequence head) {
        Matcher found = pattern.matcher(head);
        if (!found.find()) {
            throw new IllegalStateException("no " + pattern + " in " + head);
        }
        return found.group(1);
    }

    @Override
    public void close() {
        try {
            listening.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
