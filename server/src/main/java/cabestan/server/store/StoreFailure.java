package cabestan.server.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** The database could not do what it was asked, and nothing was changed. */
public sealed class StoreFailure extends RuntimeException {

    /** The database answered, but this program cannot read the match; the newer one that has written it can. */
    public static final class UnreadableMatch extends StoreFailure {

        UnreadableMatch(String match, RuntimeException cause) {
            super("match=" + match + " cannot be read: " + cause.getMessage(), cause);
        }
    }

    public StoreFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Describes a failure of the file system for operators. */
    public static StoreFailure of(String what, IOException failure) {
        String why = switch (failure) {
            case AccessDeniedException denied -> "no permission; choose another place or change who may write there";
            case FileAlreadyExistsException exists -> "there is a file of this name already";
            case NoSuchFileException missing -> "there is no " + missing.getFile();
            case FileSystemException other when other.getReason() != null -> other.getReason();
            default -> failure.getMessage();
        };
        return new StoreFailure(what + ": " + why, failure);
    }

    /** Quotes only the first line of what the database said: statements and their arguments contain secrets and stay out of logs. */
    static StoreFailure because(String what, Throwable failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        String said = String.valueOf(deepest.getMessage()).lines().findFirst().orElse("");
        return new StoreFailure(what + ": " + said, null);
    }
}
