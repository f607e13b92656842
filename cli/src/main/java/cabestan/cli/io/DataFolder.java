package cabestan.cli.io;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The folder in which a server keeps its matches and keys. */
public final class DataFolder {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where matches and keys are kept (default: ~/.cabestan).")
    private Path named;

    public Path path() {
        return named == null ? Path.of(System.getProperty("user.home"), ".cabestan") : named;
    }
}
