package cabestan.cli.docs;

import cabestan.cli.io.OutputFolder;
import cabestan.cli.io.UsageError;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Writes the documentation as pages for a plain web host. */
@Command(
        name = "docs",
        description =
                "Write the documentation to a folder, as plain pages that any web host can serve. They say how to play, to"
                        + " host and to program, with every command and setting. A server has the same pages at /docs.",
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

    @Mixin
    private OutputFolder folder;

    @Override
    public void run() {
        try {
            folder.check(Manual.MARK, "this documentation");
            new Manual(spec::root, false).writeTo(folder.path());
        } catch (IOException e) {
            throw new UsageError("cannot write " + folder.path(), e);
        }
        spec.commandLine().getOut().println("written: " + folder.path().resolve("index.html"));
    }
}
