package cabestan.cli.arena;

import cabestan.cli.io.UsageError;
import picocli.CommandLine.Option;

/** How many matches are played at the same time. */
final class Threads {

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Matches played at the same time (default: one per core).")
    private Integer chosen;

    int count() {
        if (chosen != null && chosen < 1) {
            throw new UsageError("--threads " + chosen + " is out of range; expected 1 or more");
        }
        return chosen == null ? Runtime.getRuntime().availableProcessors() : chosen;
    }
}
