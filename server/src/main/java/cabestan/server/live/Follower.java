package cabestan.server.live;

import cabestan.server.protocol.ServerMessage;

/** A connected page or script; sending to it never blocks. */
public interface Follower {

    /** The player behind it, or empty for an anonymous visitor. */
    String player();

    void tell(ServerMessage message);

    /** The same with a message that was serialized once for many followers. */
    void tellWritten(String message);
}
