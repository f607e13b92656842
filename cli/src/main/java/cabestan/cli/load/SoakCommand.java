package cabestan.cli.load;

import cabestan.cli.io.ExitCode;
import cabestan.cli.io.UsageError;
import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.load.Load;
import cabestan.server.load.LoadReport;
import cabestan.server.load.Soak;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Runs a server under load for a long time, and looks for anything that grows. */
@Command(
        name = "soak",
        description = "Play on a server of its own for a long time; check that memory after garbage collection, open"
                + " files and the tables other than those of matches do not grow.",
        footer = {
            "",
            "Examples:",
            "  cabestan soak --minutes 20 --rate 300",
            "  cabestan soak --minutes 60 --db postgresql://user:password@host/name"
        })
public final class SoakCommand implements Callable<Integer> {

    private static final int SAMPLES = 20;
    private static final int WARM_UP_SECONDS = 10;

    @Spec
    private CommandSpec spec;

    @Option(names = "--minutes", paramLabel = "M", defaultValue = "20", description = "How many minutes (default: 20).")
    private double minutes;

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "300",
            description = "Actions per second (default: 300).")
    private int rate;

    @Option(
            names = "--sockets",
            paramLabel = "N",
            defaultValue = "600",
            description = "Players, two at a table (default: 600).")
    private int sockets;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database instead of a new SQLite file.")
    private String database;

    @Override
    public Integer call() throws IOException {
        if (minutes <= 0 || rate < 1 || sockets < 2) {
            throw new UsageError("expected --minutes above 0, --rate of 1 or more, --sockets of 2 or more");
        }
        ServerLog.onlyTrouble();
        Path data = Files.createTempDirectory("cabestan-soak");
        ServerOptions options =
                ServerOptions.in(data).withPort(0).withDatabase(database).withLimits(Limits.NONE);
        try (Server server = new Server(options)) {
            server.start();
            return soak(server);
        } finally {
            TemporaryFolder.delete(data);
        }
    }

    private int soak(Server server) {
        PrintWriter out = spec.commandLine().getOut();
        int seconds = Math.max(SAMPLES, (int) (60 * minutes));
        URI address = URI.create("http://127.0.0.1:" + server.port());
        Load load = new Load(
                List.of(address),
                true,
                sockets,
                rate,
                seconds,
                spec.commandLine().getErr()::println);
        LoadReport report;
        List<String> faults;
        try (Soak soak = new Soak(server::countRows, Duration.ofSeconds(seconds / SAMPLES), out::println)) {
            report = load.run(WARM_UP_SECONDS);
            faults = new ArrayList<>(soak.faults());
        }
        if (report.errors() > 0 || report.unanswered() > 0) {
            faults.add("errors " + report.errors() + ", unanswered " + report.unanswered());
        }
        out.println(report.text());
        faults.forEach(fault -> out.println("fault: " + fault));
        out.println(faults.isEmpty() ? "passed" : "failed");
        return faults.isEmpty() ? 0 : ExitCode.FAILED;
    }
}
