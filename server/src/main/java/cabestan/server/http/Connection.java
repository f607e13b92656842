package cabestan.server.http;

import cabestan.server.identity.Credential;
import cabestan.server.identity.CredentialWatch;
import cabestan.server.live.Follower;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.ServerMessage;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/** An open socket; messages wait in a bounded queue, and a client that reads too slowly is disconnected. */
final class Connection implements Follower, CredentialWatch.Watched {

    private static final int MOST_WAITING = 512;
    private static final int MOST_CHARACTERS = 4_000_000;
    private static final int SESSION_ENDED = 4_401; // a close code of our own, see docs/protocol.md

    private final Session session;
    private final Credential credential;
    private final String player;
    private final String address;
    private final String meeting;
    private final Runnable onDrop;
    private final LivenessMonitor liveness = new LivenessMonitor(System.nanoTime());
    private final Deque<String> waiting = new ArrayDeque<>();
    private int characters;
    private boolean sending;
    private boolean dropped;

    /**
     * @param credential of the player, or null for an anonymous visitor
     * @param address the key under which the address is limited
     * @param meeting the match named in the socket's address, or empty
     * @param onDrop called when the connection is dropped
     */
    Connection(Session session, Credential credential, String address, String meeting, Runnable onDrop) {
        this.onDrop = onDrop;
        this.session = session;
        this.credential = credential;
        this.player = credential == null ? "" : credential.player();
        this.address = address;
        this.meeting = meeting;
    }

    @Override
    public String player() {
        return player;
    }

    @Override
    public Credential credential() {
        return credential;
    }

    @Override
    public void end() {
        synchronized (this) {
            dropped = true;
            waiting.clear();
            characters = 0;
        }
        session.close(SESSION_ENDED, "session-ended", Callback.NOOP);
    }

    String address() {
        return address;
    }

    /** Whether the socket's address names this match, so that a proxy can route all its followers to one node. */
    boolean meetsAt(String match) {
        return meeting.equals(match);
    }

    /** The key under which messages are rate limited: the player, or the address of an anonymous visitor. */
    String limitKey() {
        return player.isEmpty() ? "@" + address : player;
    }

    @Override
    public void tell(ServerMessage message) {
        tellWritten(Json.write(message));
    }

    @Override
    public void tellWritten(String text) {
        synchronized (this) {
            if (dropped) {
                return;
            }
            if (waiting.size() >= MOST_WAITING || characters + text.length() > MOST_CHARACTERS) {
                drop();
                return;
            }
            waiting.add(text);
            characters += text.length();
            if (sending) {
                return;
            }
            sending = true;
        }
        sendNext();
    }

    /** Pings a client that has been silent for a while, and drops one that does not answer. */
    void checkLiveness(long now) {
        switch (liveness.check(bytesReceived(), now)) {
            case LEAVE -> {}
            case PING -> session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
            case DROP -> drop();
        }
    }

    /** Jetty handles pings and pongs itself; only the byte count shows that they arrived. */
    private long bytesReceived() {
        WebSocketCoreSession core = (WebSocketCoreSession) ((WebSocketSession) session).getCoreSession();
        return core.getConnection().getBytesIn();
    }

    private void sendNext() {
        String text;
        synchronized (this) {
            text = waiting.poll();
            if (text == null) {
                sending = false;
                return;
            }
            characters -= text.length();
        }
        session.sendText(text, Callback.from(this::sendNext, failure -> drop()));
    }

    private synchronized void drop() {
        if (!dropped) {
            onDrop.run();
        }
        dropped = true;
        waiting.clear();
        characters = 0;
        session.disconnect();
    }
}
