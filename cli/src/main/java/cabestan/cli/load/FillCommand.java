package cabestan.cli.load;

import cabestan.cli.io.ProgressLine;
import cabestan.cli.io.SeedOption;
import cabestan.cli.io.UsageError;
import cabestan.server.ServerLog;
import cabestan.server.load.SampleMatches;
import cabestan.server.store.Backup;
import cabestan.server.store.Database;
import cabestan.server.store.Repositories;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fills a database with many matches. */
@Command(
        name = "fill",
        description = "Add very many matches to a database, to measure a server with that much data. Each match"
                + " can be watched, replayed and verified. A finished one has 4 to 16 actions and a resignation.",
        footer = {
            "",
            "Examples:",
            "  cabestan fill --matches 1000000 --running 20000 --data /tmp/large",
            "  cabestan fill --matches 1000000 --running 20000 --db postgresql://user:password@host/name"
        })
public final class FillCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--matches", paramLabel = "N", required = true, description = "How many finished matches.")
    private int matches;

    @Option(
            names = "--running",
            paramLabel = "N",
            defaultValue = "0",
            description = "How many running matches to add (default: 0).")
    private int running;

    @Option(names = "--data", paramLabel = "DIR", description = "The folder with the SQLite file to fill.")
    private Path data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database instead of the file.")
    private String database;

    @Mixin
    private SeedOption seed;

    @Override
    public Integer call() {
        if (matches < 0 || running < 0 || matches + running < 1) {
            throw new UsageError("expected --matches and --running of 0 or more, and not both 0");
        }
        if ((data == null) == database.isEmpty()) {
            throw new UsageError("expected either --data or --db: the database to fill");
        }
        ServerLog.onlyTrouble();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        long start = System.nanoTime();
        try (Database open =
                database.isEmpty() ? Database.sqlite(data.resolve(Backup.DATABASE)) : Database.postgresql(database)) {
            new SampleMatches(Repositories.of(open), seed.value())
                    .run(matches, running, done -> progress.show("match " + done + " of " + (matches + running)));
        }
        progress.end();
        spec.commandLine()
                .getOut()
                .println("added " + matches + " finished and " + running + " running matches in "
                        + (System.nanoTime() - start) / 1_000_000_000 + " s");
        return 0;
    }
}
