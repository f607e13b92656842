package cabestan.server.support;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** An open page: a socket, everything it received, and what has not been read yet. */
public final class Page implements WebSocket.Listener, AutoCloseable {

    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final int PATIENCE_SECONDS = 60;

    private final WebSocket socket;
    private final StringBuilder partial = new StringBuilder();
    private final List<String> traffic = new CopyOnWriteArrayList<>();
    private final BlockingQueue<JsonNode> unread = new LinkedBlockingQueue<>();
    private volatile boolean closed;

    public Page(Client client) {
        this(client, "http://127.0.0.1:" + client.port());
    }

    public Page(Client client, String origin) {
        this(client, origin, "");
    }

    /** A page whose socket names its match, so that a proxy can route it. */
    public static Page meetingAt(String match, Client client) {
        return new Page(client, "http://127.0.0.1:" + client.port(), "?match=" + match);
    }

    private Page(Client client, String origin, String search) {
        WebSocket.Builder builder = HTTP.newWebSocketBuilder().header("Origin", origin);
        if (!client.cookie().isEmpty()) {
            builder.header("Cookie", client.cookie());
        }
        if (!client.token().isEmpty()) {
            builder.header("Authorization", "Bearer " + client.token());
        }
        socket = builder.buildAsync(URI.create("ws://127.0.0.1:" + client.port() + "/api/socket" + search), this)
                .join();
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        partial.append(data);
        if (last) {
            traffic.add(partial.toString());
            unread.add(Client.read(partial.toString()));
            partial.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        closed = true;
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed = true;
    }

    public boolean isClosed() {
        return closed;
    }

    public void say(String text) {
        socket.sendText(text, true).join();
    }

    /** Sends something, although the server may close the connection first. */
    public void tryToSay(String text) {
        socket.sendText(text, true).handle((sent, hungUp) -> sent).join();
    }

    /** Every text received. */
    public List<String> traffic() {
        return traffic;
    }

    /** The next message of this type; others before it are skipped. */
    public JsonNode next(String type) {
        return next(message -> message.path("type").asText().equals(type), type);
    }

    public JsonNode next(Predicate<JsonNode> wanted, String what) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (System.nanoTime() < end && !(closed && unread.isEmpty())) {
            try {
                JsonNode message = unread.poll(100, TimeUnit.MILLISECONDS);
                if (message != null && wanted.test(message)) {
                    return message;
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        throw new IllegalStateException("no '" + what + "' came; the last messages were "
                + traffic.subList(Math.max(0, traffic.size() - 3), traffic.size()));
    }

    /** The next change to at least this version. */
    public JsonNode changedTo(int version) {
        return next(
                message -> message.path("type").asText().equals("changed")
                        && message.path("version").asInt() >= version,
                "changed to " + version);
    }

    public JsonNode follow(String match) {
        say("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
        return next("changed");
    }

    public JsonNode follow(String match, int since) {
        say("{\"type\":\"follow\",\"match\":\"" + match + "\",\"since\":" + since + "}");
        return next("changed");
    }

    public JsonNode followWith(String match, String key) {
        say("{\"type\":\"follow\",\"match\":\"" + match + "\",\"key\":\"" + key + "\"}");
        return next("changed");
    }

    /** Listens to what is said at a match that this page follows, after what it knows of a channel. */
    public JsonNode listen(String match, String channel, int since) {
        say("{\"type\":\"follow-chat\",\"match\":\"" + match + "\",\"channel\":\"" + channel + "\",\"since\":" + since
                + "}");
        return next("chat");
    }

    /** The same from the beginning. */
    public JsonNode listen(String match) {
        return listen(match, "", 0);
    }

    /** Sends a command and waits for the answer. */
    public JsonNode ask(String command) {
        say(command);
        String id = Client.read(command).path("id").asText();
        return next(
                message -> message.path("id").asText().equals(id)
                        && List.of("accepted", "rejected")
                                .contains(message.path("type").asText()),
                "answer to " + id);
    }

    /** Disconnects without a closing handshake, like a phone in a tunnel. */
    @Override
    public void close() {
        socket.abort();
    }
}
