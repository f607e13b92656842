package cabestan.cli.io;

import cabestan.rules.game.BadText;
import cabestan.server.store.StoreFailure;
import java.io.IOException;

/** Input that a command cannot use, described in one line. */
public final class UsageError extends RuntimeException {

    public UsageError(String message) {
        super(message);
    }

    /** Describes what the file system did not allow. */
    public UsageError(String what, IOException failure) {
        super(StoreFailure.of(what, failure).getMessage());
    }

    /** Describes what is wrong with a text: its source, the line if known, and the reason. */
    public UsageError(String source, BadText bad) {
        super(source + (bad.line() > 0 ? ":" + bad.line() : "") + ": " + bad.getMessage());
    }
}
