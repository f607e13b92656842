package cabestan.server.http;

import cabestan.server.live.Follower;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.ServerMessage;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** An open socket; what it is told waits in a bounded queue, and a reader who is too slow is dropped. */
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

    /** @param meeting the match that the socket's address names, or empty */
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

    /** Whether a proxy could have brought this socket to where the others of this match are. */
    boolean meetsAt(String match) {
        return meeting.equals(match);
    }

    /** Whose talk is counted here: the player's, or the address of a visitor without a name. */
    String who() {
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
