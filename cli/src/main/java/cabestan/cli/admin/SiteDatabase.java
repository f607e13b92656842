package cabestan.cli.admin;

import cabestan.cli.io.UsageError;
import cabestan.server.ServerLog;
import cabestan.server.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The database of a site that exists, running or not. */
final class SiteDatabase {

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where the site keeps its matches (default: ~/.cabestan).")
    private Path folder = Path.of(System.getProperty("user.home"), ".cabestan");

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
        Path file = folder.resolve("cabestan.db");
        if (!Files.exists(file)) {
            throw new UsageError("there is no cabestan.db in " + folder + "; name its folder with --data");
        }
        return Database.sqlite(file);
    }
}
