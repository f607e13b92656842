package cabestan.server.live;

import cabestan.server.protocol.ServerMessage;

/** An open page or a bot that wants to hear; telling it never waits. */
public interface Follower {

    /** The player behind it, or empty for a visitor without a name. */
    String player();

    void tell(ServerMessage message);
}
