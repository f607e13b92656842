package cabestan.cli.admin;

import cabestan.cli.io.DataFolder;
import cabestan.cli.io.UsageError;
import cabestan.server.ServerLog;
import cabestan.server.store.Backup;
import cabestan.server.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The database of a site that exists, running or not. */
final class SiteDatabase {

    @Mixin
    private DataFolder data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "The PostgreSQL database, if the site has one.")
    private String url;

    Database open() {
        ServerLog.onlyTrouble();
        if (!url.isEmpty()) {
            return Database.postgresql(url);
        }
        Path file = data.path().resolve(Backup.DATABASE);
        if (!Files.exists(file)) {
            throw new UsageError(
                    "there is no " + Backup.DATABASE + " in " + data.path() + "; name its folder with --data");
        }
        return Database.sqlite(file);
    }
}
