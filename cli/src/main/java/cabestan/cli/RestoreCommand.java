package cabestan.cli;

import cabestan.server.store.Backup;
import cabestan.server.store.StoreFailure;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Puts a backup back. */
@Command(
        name = "restore",
        description = "Put a backup back; what was there stays beside it as .old. Stop the server first.",
        footer = {"", "Examples:", "  cabestan restore monday.zip --data /srv/cabestan"})
final class RestoreCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A file that backup made.")
    private Path file;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where matches and keys are kept (default: ~/.cabestan).")
    private Path data;

    @Override
    public void run() {
        try {
            Backup.restore(file, NodeSettings.folder(data));
        } catch (StoreFailure failure) {
            throw new Complaint(failure.getMessage());
        }
        spec.commandLine().getOut().println("restored into " + NodeSettings.folder(data));
    }
}
