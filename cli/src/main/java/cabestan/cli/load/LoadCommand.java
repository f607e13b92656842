package cabestan.cli.load;

import cabestan.cli.io.ExitCode;
import cabestan.cli.io.UsageError;
import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.load.Load;
import cabestan.server.load.LoadReport;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures a server under the load of many players. */
@Command(
        name = "load",
        description = "Let many players act at a steady rate, and measure how quickly their actions are acknowledged.",
        footer = {
            "",
            "A third of the tables play Arcanor, a third Cartagena and a third Fragile, each with two players who both"
                    + " follow the match. Actions are random legal ones; when a match ends, a new one begins."
                    + " The latency of an action is measured from when it was due until it is acknowledged.",
            "",
            "Without --url it starts a server of its own on a new SQLite file, in the same process; the processor time"
                    + " then includes both.",
            "",
            "Examples:",
            "  cabestan load --sockets 2000 --rate 1000 --seconds 60",
            "  cabestan load --url http://localhost:8080 --sockets 200 --rate 100",
            "  cabestan load --url http://localhost:8080 --url http://localhost:8090 --together   # two nodes of a site",
            "  cabestan load --db postgresql://user:password@host/name"
        })
public final class LoadCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--sockets",
            paramLabel = "N",
            defaultValue = "2000",
            description = "Players, two at a table (default: 2000).")
    private int sockets;

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Actions per second at all tables together (default: 1000).")
    private int rate;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "Seconds to measure (default: 60).")
    private int seconds;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "10",
            description = "Seconds to play before measuring (default: 10).")
    private int warmUp;

    @Option(
            names = "--p99-ms",
            paramLabel = "T",
            defaultValue = "50",
            description = "The limit for the 99th percentile of latency (default: 50).")
    private double p99;

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "A running server; give it once for each node of a site.")
    private List<URI> nodes;

    @Option(
            names = "--together",
            description =
                    "With several nodes, connect the players of a match to the same node, as deploy/nginx.conf does;"
                            + " otherwise they always use different ones.")
    private boolean together;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database for the server of its own, instead of a new SQLite file.")
    private String database;

    @Override
    public Integer call() throws IOException {
        if (sockets < 2 || rate < 1 || seconds < 1 || warmUp < 0) {
            throw new UsageError("expected --sockets of 2 or more, --rate and --seconds of 1 or more");
        }
        ServerLog.onlyTrouble();
        if (nodes != null) {
            nodes.forEach(LoadCommand::check);
            return measure(nodes);
        }
        Path data = Files.createTempDirectory("cabestan-load");
        ServerOptions options =
                ServerOptions.in(data).withPort(0).withDatabase(database).withLimits(Limits.NONE);
        try (Server server = new Server(options)) {
            server.start();
            return measure(List.of(URI.create("http://127.0.0.1:" + server.port())));
        } finally {
            TemporaryFolder.delete(data);
        }
    }

    private static void check(URI node) {
        if (!"http".equals(node.getScheme()) && !"https".equals(node.getScheme()) || node.getHost() == null) {
            throw new UsageError("--url: '" + node + "' is not the address of a server; expected http://host:port");
        }
    }

    private int measure(List<URI> servers) {
        spec.commandLine()
                .getErr()
                .println("seating " + sockets + " players, then " + (warmUp + seconds) + " s of play");
        LoadReport report = new Load(
                        servers,
                        together,
                        sockets,
                        rate,
                        seconds,
                        spec.commandLine().getErr()::println)
                .run(warmUp);
        boolean passed = report.passes(rate, p99);
        spec.commandLine().getOut().println(report.text());
        spec.commandLine()
                .getOut()
                .println(passed ? "passed" : "failed: expected " + rate + "/s, p99 under " + p99 + " ms, no error");
        return passed ? 0 : ExitCode.FAILED;
    }
}
