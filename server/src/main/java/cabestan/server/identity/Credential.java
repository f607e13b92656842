package cabestan.server.identity;

/**
 * The proof of who sends a request or opens a connection.
 *
 * @param id of the session or the token; of the player for a signed cookie
 */
public record Credential(Kind kind, String id, String player) {

    /** The kinds of credentials; signed cookies are those of release 0.1. */
    public enum Kind {
        SESSION,
        TOKEN,
        SIGNED_COOKIE
    }
}
