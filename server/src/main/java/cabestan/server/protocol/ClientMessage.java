package cabestan.server.protocol;

import java.util.List;
import java.util.Locale;

/** What a client says over the socket. */
public sealed interface ClientMessage {

    /** @param since the version the client has, or -1 for everything */
    record Follow(String match, String key, int since) implements ClientMessage {}

    record Unfollow(String match) implements ClientMessage {}

    record Lobby(boolean follow) implements ClientMessage {}

    record Ping() implements ClientMessage {}

    /**
     * Something to be done in a match; it gets exactly one answer.
     *
     * @param id the client's own, so that a repeated command is answered again and not done again
     * @param version of the match it was made against
     * @param seat counted from 0
     * @param action in notation, empty unless the deed is {@link Deed#ACT}
     */
    record Command(Deed deed, String id, String match, int version, int seat, String action) implements ClientMessage {}

    /** What a command asks for. */
    enum Deed {
        ACT,
        UNDO,
        RESIGN,
        OFFER_DRAW,
        ACCEPT_DRAW,
        DECLINE_DRAW,
        ASK_TAKEBACK,
        GRANT_TAKEBACK,
        REFUSE_TAKEBACK,
        REMATCH;

        static final List<Deed> ALL = List.of(values());

        String type() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
