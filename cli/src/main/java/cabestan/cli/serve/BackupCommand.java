package cabestan.cli.serve;

import cabestan.cli.io.DataFolder;
import cabestan.server.ServerLog;
import cabestan.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Copies all matches and keys to one file. */
@Command(
        name = "backup",
        description =
                "Copy all matches and keys to one file, even while a server is running. For SQLite; use pg_dump for PostgreSQL.",
        footer = {"", "Examples:", "  cabestan backup monday.zip", "  cabestan backup --data /srv/cabestan monday.zip"})
public final class BackupCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The file to write; it must not exist.")
    private Path file;

    @Mixin
    private DataFolder data;

    @Override
    public void run() {
        ServerLog.onlyTrouble();
        Backup.write(data.path(), file);
        spec.commandLine().getOut().println("written: " + file + " (keep it private: it holds the signing key)");
    }
}
