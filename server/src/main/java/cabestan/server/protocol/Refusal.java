package cabestan.server.protocol;

/** A request or command that is not granted: a code for programs, a sentence for people, and the HTTP status that fits. */
public final class Refusal extends RuntimeException {

    private final int status;
    private final String code;
    private final String rule;

    public Refusal(int status, String code, String reason) {
        this(status, code, "", reason);
    }

    /** @param rule the number of the rule that forbids it, or empty */
    public Refusal(int status, String code, String rule, String reason) {
        super(reason, null, false, false); // an answer, not a fault: no stack trace
        this.status = status;
        this.code = code;
        this.rule = rule;
    }

    public static Refusal badRequest(String reason) {
        return new Refusal(400, "bad-request", reason);
    }

    public static Refusal notFound(String what) {
        return new Refusal(404, "not-found", what);
    }

    public static Refusal forbidden(String reason) {
        return new Refusal(403, "forbidden", reason);
    }

    public static Refusal tryAgain() {
        return new Refusal(
                503, "try-again", "the server could not write this down; nothing happened, please try again");
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    public String rule() {
        return rule;
    }

    public String reason() {
        return getMessage();
    }
}
