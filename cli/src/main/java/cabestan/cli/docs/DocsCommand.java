package cabestan.cli.docs;

import cabestan.cli.io.UsageError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes the documentation as pages for a plain web host. */
@Command(
        name = "docs",
        description =
                "Write the documentation to a folder, as plain pages that any web host can serve: how to play, to host"
                        + " and to program, with every command and setting. A server has the same pages at /docs.",
        footer = {
            "",
            "The folder must be new or empty, or hold pages that this command wrote, which are then replaced.",
            "",
            "Examples:",
            "  cabestan docs public/docs"
        })
public final class DocsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR", description = "The folder to write.")
    private Path folder;

    @Override
    public void run() {
        try {
            checkFolder();
            new Manual(spec::root, false).writeTo(folder);
        } catch (IOException e) {
            throw new UsageError("cannot write " + folder + ": " + e.getMessage());
        }
        spec.commandLine().getOut().println("written: " + folder.resolve("index.html"));
    }

    private void checkFolder() throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        if (!Files.isDirectory(folder)) {
            throw new UsageError(folder + " is a file; expected a folder");
        }
        Path index = folder.resolve("index.html");
        boolean isOurs = Files.isRegularFile(index) && Files.readString(index).contains(Manual.MARK);
        try (Stream<Path> inside = Files.list(folder)) {
            if (!isOurs && inside.findAny().isPresent()) {
                throw new UsageError(
                        folder + " holds something other than this documentation; name a new or empty folder");
            }
        }
    }
}
