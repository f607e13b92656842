package cabestan.cli;

import cabestan.server.store.Backup;
import cabestan.server.store.StoreFailure;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies all matches and keys into one file. */
@Command(
        name = "backup",
        description =
                "Copy all matches and keys into one file, also while a server runs on them. For SQLite; use pg_dump for PostgreSQL.",
        footer = {"", "Examples:", "  cabestan backup monday.zip", "  cabestan backup --data /srv/cabestan monday.zip"})
final class BackupCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The new file.")
    private Path file;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where matches and keys are kept (default: ~/.cabestan).")
    private Path data;

    @Override
    public void run() {
        try {
            Backup.write(NodeSettings.folder(data), file);
        } catch (StoreFailure failure) {
            throw new Complaint(failure.getMessage());
        }
        spec.commandLine().getOut().println("written: " + file + " (keep it private: it holds the signing key)");
    }
}
