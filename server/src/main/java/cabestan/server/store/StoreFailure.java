package cabestan.server.store;

/** The database did not do what it was asked; nothing of it happened. */
public final class StoreFailure extends RuntimeException {

    public StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
