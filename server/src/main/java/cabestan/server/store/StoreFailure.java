package cabestan.server.store;

/** The database did not do what it was asked; nothing of it happened. */
public final class StoreFailure extends RuntimeException {

    public StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Says what the database said, one line of it: statements and their arguments hold secrets and stay out of logs. */
    static StoreFailure because(String what, Throwable failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        String said = String.valueOf(deepest.getMessage()).lines().findFirst().orElse("");
        return new StoreFailure(what + ": " + said, null);
    }
}
