package cabestan.server.protocol;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Rejection;

/** A request or command is rejected, with the reason and a suitable HTTP status. */
public final class RequestRejected extends RuntimeException {

    private final int status;
    private final transient Rejection rejection;

    public RequestRejected(int status, Rejection rejection) {
        super(rejection.reason(), null, false, false); // an answer, not a fault: no stack trace
        this.status = status;
        this.rejection = rejection;
    }

    /** A rejection that does not come from a rule of the game. */
    public RequestRejected(int status, String code, String reason) {
        this(status, new Rejection("", code, reason));
    }

    public static RequestRejected badRequest(String reason) {
        return new RequestRejected(400, "bad-request", reason);
    }

    /** A text that does not follow its format, with the line. */
    public static RequestRejected badRequest(BadText text) {
        return badRequest((text.line() > 0 ? "line " + text.line() + ": " : "") + text.getMessage());
    }

    public static RequestRejected notFound(String reason) {
        return new RequestRejected(404, "not-found", reason);
    }

    public static RequestRejected forbidden(String reason) {
        return new RequestRejected(403, "forbidden", reason);
    }

    public static RequestRejected tryAgain() {
        return new RequestRejected(
                503, "try-again", "the server could not write this down; nothing happened, please try again");
    }

    public int status() {
        return status;
    }

    public Rejection rejection() {
        return rejection;
    }
}
