package cabestan.cli.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Parameters;

/** The folder to which a command writes pages, again and again if need be. */
public final class OutputFolder {

    @Parameters(paramLabel = "DIR", description = "The folder to write.")
    private Path folder;

    public Path path() {
        return folder;
    }

    /**
     * Rejects a folder that holds anything else than these pages. Hidden files may stay, such as the {@code .git} of a
     * repository that publishes them.
     *
     * @param mark what the index.html of these pages contains
     * @param pages what the message calls these pages
     */
    public void check(String mark, String pages) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new UsageError(folder + " is a file; expected a folder");
        }
        Path index = folder.resolve("index.html");
        boolean isOurs = Files.isRegularFile(index) && Files.readString(index).contains(mark);
        try (Stream<Path> inside = Files.list(folder)) {
            if (!isOurs
                    && inside.anyMatch(file -> !file.getFileName().toString().startsWith("."))) {
                throw new UsageError(folder + " holds something other than " + pages + "; name a new or empty folder");
            }
        }
    }
}
