package cabestan.server.store;

/** The database answered, but this program cannot read the match; the newer one that has written it can. */
public final class UnreadableMatch extends StoreFailure {

    UnreadableMatch(String match, RuntimeException cause) {
        super("match=" + match + " cannot be read: " + cause.getMessage(), cause);
    }
}
