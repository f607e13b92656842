package cabestan.cli.load;

import cabestan.cli.io.ExitCode;
import cabestan.cli.io.UsageError;
import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.load.Extras;
import cabestan.server.load.Load;
import cabestan.server.load.LoadReport;
import cabestan.server.load.MailSink;
import cabestan.server.torture.KillableServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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
            "With --extras, players also do what people do besides playing: everybody has a push device and a confirmed"
                    + " e-mail address, which a push service and an SMTP server of this command's take; somebody says"
                    + " something once a minute at each table; one turn of 20 in Arcanor is waited for with planned"
                    + " replies; the two at a table are friends and look at their match, but at --away of 100 tables,"
                    + " where every turn is told by push and by mail. --compare measures players who do nothing but"
                    + " play against those, in turn, each time on a server in a new process, whose processor time is"
                    + " told; it fails if an action costs more than 5 %% more.",
            "",
            "Examples:",
            "  cabestan load --sockets 2000 --rate 1000 --seconds 60",
            "  cabestan load --url http://localhost:8080 --sockets 200 --rate 100",
            "  cabestan load --url http://localhost:8080 --url http://localhost:8090 --together   # two nodes of a site",
            "  cabestan load --db postgresql://user:password@host/name",
            "  cabestan load --compare 3 --sockets 400 --rate 300 --seconds 20",
            "  cabestan load --extras --away 100 --slow-push 20 --rate 300   # notices wait, play does not"
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

    @Option(names = "--extras", description = "Let players also be told, talk, plan and have friends; see below.")
    private boolean extras;

    @Option(
            names = "--compare",
            paramLabel = "N",
            defaultValue = "0",
            description = "Measure N times without and N times with --extras, in turn, and compare.")
    private int compare;

    @Option(
            names = "--away",
            paramLabel = "PERCENT",
            defaultValue = "5",
            description = "At how many of 100 tables nobody looks at the match, with --extras (default: 5).")
    private int away;

    @Option(
            names = "--slow-push",
            paramLabel = "S",
            defaultValue = "0",
            description = "After how many seconds the push service answers, with --extras (default: 0).")
    private int slowPush;

    @Override
    public Integer call() throws IOException {
        if (sockets < 2 || rate < 1 || seconds < 1 || warmUp < 0) {
            throw new UsageError("expected --sockets of 2 or more, --rate and --seconds of 1 or more");
        }
        if (compare < 0 || away < 0 || away > 100 || slowPush < 0) {
            throw new UsageError("expected --compare and --slow-push of 0 or more, --away of 0 to 100");
        }
        if (nodes != null && (extras || compare > 0)) {
            throw new UsageError("--extras and --compare need a server of their own; leave --url out");
        }
        ServerLog.onlyTrouble();
        if (nodes != null) {
            nodes.forEach(LoadCommand::check);
            return tell(load(nodes).run(warmUp));
        }
        if (compare > 0) {
            LoadComparison comparison = new LoadComparison(
                    spec.root().userObject().getClass(),
                    database,
                    this::extras,
                    this::measure,
                    spec.commandLine().getOut()::println);
            return verdict(comparison.run(compare), "an action may cost 5 % more with extras, without errors");
        }
        if (extras) {
            try (Extras more = extras()) {
                return measureHere(Optional.of(more));
            }
        }
        return measureHere(Optional.empty());
    }

    private Extras extras() {
        return Extras.answeringAfter(1000L * slowPush, away);
    }

    private int measureHere(Optional<Extras> more) throws IOException {
        Path data = Files.createTempDirectory("cabestan-load");
        ServerOptions options = ServerOptions.in(data)
                .withPort(0)
                .withDatabase(database)
                .withLimits(Limits.NONE)
                .withPrivateWebhooks(more.isPresent())
                .withMail(more.map(those -> MailSink.settings(those.mails().port())));
        try (Server server = new Server(options)) {
            server.start();
            Load load = load(List.of(URI.create("http://127.0.0.1:" + server.port())));
            more.ifPresent(load::with);
            int exit = tell(load.run(warmUp));
            more.ifPresent(those -> spec.commandLine()
                    .getOut()
                    .println("notices sent " + those.sent() + ", waiting "
                            + server.countRows().get("outbox")));
            return exit;
        } finally {
            TemporaryFolder.delete(data);
        }
    }

    private LoadReport measure(KillableServer server, Optional<Extras> more) {
        Load load = load(List.of(server.address())).measuring(server::processorNanos);
        more.ifPresent(load::with);
        return load.run(warmUp);
    }

    private static void check(URI node) {
        if (!"http".equals(node.getScheme()) && !"https".equals(node.getScheme()) || node.getHost() == null) {
            throw new UsageError("--url: '" + node + "' is not the address of a server; expected http://host:port");
        }
    }

    private Load load(List<URI> servers) {
        PrintWriter err = spec.commandLine().getErr();
        err.println("seating " + sockets + " players, then " + (warmUp + seconds) + " s of play");
        return new Load(servers, together, sockets, rate, seconds, err::println);
    }

    private int tell(LoadReport report) {
        spec.commandLine().getOut().println(report.text());
        return verdict(report.passes(rate, p99), rate + "/s, p99 under " + p99 + " ms, no error");
    }

    private int verdict(boolean passed, String expected) {
        spec.commandLine().getOut().println(passed ? "passed" : "failed: expected " + expected);
        return passed ? 0 : ExitCode.FAILED;
    }
}
