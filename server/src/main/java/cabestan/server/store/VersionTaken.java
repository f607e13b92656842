package cabestan.server.store;

/** Another writer stored this version of the match first. */
public final class VersionTaken extends RuntimeException {

    public VersionTaken(String match) {
        super("somebody else has written to match " + match + " since");
    }
}
