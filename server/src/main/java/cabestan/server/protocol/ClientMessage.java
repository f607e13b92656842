package cabestan.server.protocol;

import cabestan.table.TableCommand;

/** A message from a client over its socket. */
public sealed interface ClientMessage {

    /** @param since the version the client has, or -1 for everything */
    record Follow(String match, String key, int since) implements ClientMessage {}

    record Unfollow(String match) implements ClientMessage {}

    /**
     * Subscribes to the chat of a match that the client follows.
     *
     * @param channel in which the client knows the messages up to {@code since}, or empty for none
     */
    record FollowChat(String match, String channel, int since) implements ClientMessage {}

    /** @param changes whether the client understands {@code lobby-changed}; otherwise it is sent the whole lobby each time */
    record Lobby(boolean follow, boolean changes) implements ClientMessage {}

    /** Whether the player is looking at a match that the client follows, and so needs no notice elsewhere. */
    record Looking(String match, boolean looking) implements ClientMessage {}

    /** Subscribes to the changes of a study, or unsubscribes. */
    record FollowStudy(String study, boolean follow) implements ClientMessage {}

    record Ping() implements ClientMessage {}

    /**
     * Something to be done in a match; it gets exactly one answer.
     *
     * @param id the client's own, so that a repeated command is answered again but carried out once
     * @param version of the match it was made against
     */
    record Command(String id, String match, int version, TableCommand command) implements ClientMessage {}
}
