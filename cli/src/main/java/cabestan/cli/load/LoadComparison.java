package cabestan.cli.load;

import cabestan.server.load.Extras;
import cabestan.server.load.LoadReport;
import cabestan.server.torture.KillableServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;

/** Measures players who do nothing but play against players who do everything, in turn, each time on a new server. */
final class LoadComparison {

    private static final double TOLERATED = 1.05;

    private final Class<?> main;
    private final String database;
    private final Supplier<Extras> extras;
    private final BiFunction<KillableServer, Optional<Extras>, LoadReport> measure;
    private final Consumer<String> out;

    /**
     * @param main the class that a server's process starts with
     * @param database a PostgreSQL database for all servers, or empty for a new SQLite file for each
     * @param measure measures a server that has been started
     */
    LoadComparison(
            Class<?> main,
            String database,
            Supplier<Extras> extras,
            BiFunction<KillableServer, Optional<Extras>, LoadReport> measure,
            Consumer<String> out) {
        this.main = main;
        this.database = database;
        this.extras = extras;
        this.measure = measure;
        this.out = out;
    }

    /** Returns whether everything costs little more than play alone. */
    boolean run(int rounds) throws IOException {
        List<LoadReport> alone = new ArrayList<>();
        List<LoadReport> all = new ArrayList<>();
        for (int round = 0; round < 2 * rounds; round++) {
            boolean isAlone = (round + round / 2) % 2 == 0; // 0 1 1 0, so that neither always comes first
            LoadReport report = isAlone ? measureAlone() : measureAll();
            out.accept(String.format(
                    Locale.ROOT,
                    "%-11s  processor time %.3f ms an action  %s",
                    isAlone ? "play alone" : "with extras",
                    report.processorMillis(),
                    report.line()));
            (isAlone ? alone : all).add(report);
        }
        double more = median(all, LoadReport::processorMillis) / median(alone, LoadReport::processorMillis);
        out.accept(String.format(
                Locale.ROOT,
                "medians      processor time of the server %.3f and %.3f ms an action (%+.1f %%)"
                        + "  p50 %.1f and %.1f ms  p99 %.1f and %.1f ms",
                median(alone, LoadReport::processorMillis),
                median(all, LoadReport::processorMillis),
                100 * (more - 1),
                median(alone, report -> report.millis(0.5)),
                median(all, report -> report.millis(0.5)),
                median(alone, report -> report.millis(0.99)),
                median(all, report -> report.millis(0.99))));
        boolean failed =
                alone.stream().anyMatch(LoadReport::hasFailures) || all.stream().anyMatch(LoadReport::hasFailures);
        return !failed && more <= TOLERATED;
    }

    private LoadReport measureAlone() throws IOException {
        return onNewServer(Map.of(), Optional.empty());
    }

    private LoadReport measureAll() throws IOException {
        try (Extras more = extras.get()) {
            return onNewServer(CabestanProcess.mailingTo(more.mails()), Optional.of(more));
        }
    }

    private LoadReport onNewServer(Map<String, String> environment, Optional<Extras> more) throws IOException {
        Path data = Files.createTempDirectory("cabestan-load");
        int port = CabestanProcess.freePort();
        List<String> command = CabestanProcess.measured(
                main,
                "serve",
                "--port",
                "" + port,
                "--data",
                data.toString(),
                "--db",
                database,
                "--no-limits",
                "--private-webhooks");
        try (KillableServer server = new KillableServer(
                command, environment, URI.create("http://127.0.0.1:" + port), data.resolve("server.log"))) {
            server.start();
            return measure.apply(server, more);
        } finally {
            TemporaryFolder.delete(data);
        }
    }

    private static double median(List<LoadReport> reports, ToDoubleFunction<LoadReport> value) {
        double[] sorted = reports.stream().mapToDouble(value).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }
}
