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

/** Restores a backup. */
@Command(
        name = "restore",
        description = "Restore a backup; the files it replaces are kept as .old. Stop the server first.",
        footer = {"", "Examples:", "  cabestan restore monday.zip --data /srv/cabestan"})
public final class RestoreCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A file written by backup.")
    private Path file;

    @Mixin
    private DataFolder data;

    @Override
    public void run() {
        ServerLog.onlyTrouble();
        Backup.restore(file, data.path());
        spec.commandLine().getOut().println("restored into " + data.path());
    }
}
