package cabestan.server.http;

import cabestan.server.live.Follower;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.ServerMessage;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** An open socket; messages wait in a bounded queue, and a client that reads too slowly is disconnected. */
final class Connection implements Follower {

    private static final int MOST_WAITING = 512;
    private static final int MOST_CHARACTERS = 4_000_000;

    private final Session session;
    private final String player;
    private final String address;
    private final String meeting;
    private final Deque<String> waiting = new ArrayDeque<>();
    private int characters;
    private boolean sending;
    private boolean dropped;

    /** @param meeting the match named in the socket's address, or empty */
    Connection(Session session, String player, String address, String meeting) {
        this.session = session;
        this.player = player;
        this.address = address;
        this.meeting = meeting;
    }

    @Override
    public String player() {
        return player;
    }

    String address() {
        return address;
    }

    /** Whether a proxy could have routed this socket to the node where the others follow this match. */
    boolean meetsAt(String match) {
        return meeting.equals(match);
    }

    /** The key under which messages are rate limited: the player, or the address of an anonymous visitor. */
    String limitKey() {
        return player.isEmpty() ? "@" + address : player;
    }

    @Override
    public void tell(ServerMessage message) {
        String text = Json.write(message);
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
        dropped = true;
        waiting.clear();
        characters = 0;
        session.disconnect();
    }
}
