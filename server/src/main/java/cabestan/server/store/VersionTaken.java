package cabestan.server.store;

/** Another writer stored this version of the match first. */
public final class VersionTaken extends RuntimeException {

    public VersionTaken(String match, int version) {
        super("version " + version + " of match " + match + " is already written");
    }
}
