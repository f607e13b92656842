package cabestan.cli.load;

import cabestan.cli.io.ExitCode;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.Seed;
import cabestan.server.load.MailSink;
import cabestan.server.load.PushSink;
import cabestan.server.torture.FaultRun;
import cabestan.server.torture.KillableServer;
import cabestan.server.torture.NoticeTorture;
import cabestan.server.torture.Scenario;
import cabestan.server.torture.Torture;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lets servers fail again and again, and looks for lost actions. */
@Command(
        name = "torture",
        description = "Start servers and let them fail again and again while people play on them; check that no"
                + " acknowledged action is lost, duplicated or out of order.",
        footer = {
            "",
            "Scenarios:",
            "  kill          nodes are killed with SIGKILL (--kills of them)",
            "  two-nodes     nothing fails, but everybody does everything at two nodes at once",
            "  two-releases  today's program is started beside that of --beside, over the same database",
            "  killed-nodes  nodes are killed while everybody does everything, plans replies among it",
            "  lost-commits  PostgreSQL commits, and the node is never told",
            "  network       connections to PostgreSQL and Redis break, slow down and fall silent",
            "  stopped-node  a node stands still in the middle of a transaction, up to a minute",
            "  disk          the disk under SQLite is full, read-only, broken or slow (needs a C compiler)",
            "  notices       nodes are killed while they send notices, by push and by mail: every one must arrive",
            "kill and notices take --kills, the others --seconds; these, but for disk and killed-nodes, need --db.",
            "",
            "Examples:",
            "  cabestan torture --kills 200",
            "  cabestan torture --kills 50 --db postgresql://user:password@host/name",
            "  cabestan torture --scenario disk --seconds 60",
            "  cabestan torture --scenario lost-commits --seconds 600 --db postgresql://user:password@host/name",
            "  cabestan torture --scenario two-releases --beside old.jar --db postgresql://user:password@host/name",
            "  cabestan torture --nodes 2 --kills 100 --db postgresql://user:password@host/name --bus redis://host"
        })
public final class TortureCommand implements Callable<Integer> {

    private static final String KILL = "kill";
    private static final String NOTICES = "notices";

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--scenario",
            paramLabel = "NAME",
            defaultValue = KILL,
            description = "What fails; see below (default: kill).")
    private String scenario;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "60",
            description = "How long, for all scenarios but kill and notices (default: 60).")
    private int seconds;

    @Option(names = "--kills", paramLabel = "N", defaultValue = "50", description = "How many kills (default: 50).")
    private int kills;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database instead of a new SQLite file.")
    private String database;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many nodes share the database; they are killed one at a time (default: 1).")
    private int nodes;

    @Option(names = "--bus", paramLabel = "URL", defaultValue = "", description = "A Redis that connects the nodes.")
    private String bus;

    @Option(
            names = "--beside",
            paramLabel = "JAR",
            description = "The program of another release, for two-releases; its fill can fill the database before.")
    private Path beside;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance (default: 1).")
    private Seed seed;

    @Override
    public Integer call() throws IOException {
        if (kills < 1) {
            throw new UsageError("--kills " + kills + " is out of range; expected 1 or more");
        }
        if (nodes < 1 || nodes > 1 && database.isEmpty()) {
            throw new UsageError("--nodes " + nodes + " is out of range; expected 1, or more with a shared --db");
        }
        if (!scenario.equals(KILL) && !scenario.equals(NOTICES)) {
            return let(named(scenario));
        }
        Path data = Files.createTempDirectory("cabestan-torture");
        List<KillableServer> victims = new ArrayList<>();
        try (MailSink mails = new MailSink(NoticeTorture.stumbling(seed.dice()))) {
            for (int node = 0; node < nodes; node++) {
                victims.add(node(data, database, bus, CabestanProcess.mailingTo(mails)));
            }
            return scenario.equals(NOTICES) ? tortureNotices(victims, mails) : torture(victims);
        } finally {
            victims.forEach(KillableServer::close);
            TemporaryFolder.delete(data);
        }
    }

    private static Scenario named(String name) {
        return Arrays.stream(Scenario.values())
                .filter(each -> each.word().equals(name))
                .findFirst()
                .orElseThrow(() -> new UsageError(
                        "--scenario: there is no '" + name + "'; cabestan torture --help" + " lists them"));
    }

    private int let(Scenario fails) throws IOException {
        if (fails.needsDatabase() && database.isEmpty()) {
            throw new UsageError(
                    "--scenario " + fails.word() + " needs an empty PostgreSQL database; give it with --db");
        }
        if (fails == Scenario.TWO_RELEASES && (beside == null || !Files.isReadable(beside))) {
            throw new UsageError("--scenario " + fails.word() + " needs the program of another release; give it with"
                    + " --beside JAR");
        }
        if (seconds < 1) {
            throw new UsageError("--seconds " + seconds + " is out of range; expected 1 or more");
        }
        Path data = Files.createTempDirectory("cabestan-torture");
        try {
            FaultRun.Report report = new FaultRun(fails, data, database, seed)
                    .run(
                            (number, url, busUrl, environment) -> number == 0 && fails == Scenario.TWO_RELEASES
                                    ? other(data, url, busUrl, environment)
                                    : node(data, url, busUrl, environment),
                            bus,
                            Duration.ofSeconds(seconds));
            return tell(report.text(), report.faults());
        } finally {
            TemporaryFolder.delete(data);
        }
    }

    private KillableServer node(Path data, String databaseUrl, String busUrl, Map<String, String> environment)
            throws IOException {
        int port = CabestanProcess.freePort();
        return server(
                CabestanProcess.command(spec.root().userObject().getClass(), serve(port, data, databaseUrl, busUrl)),
                port,
                data,
                environment);
    }

    private KillableServer other(Path data, String databaseUrl, String busUrl, Map<String, String> environment)
            throws IOException {
        int port = CabestanProcess.freePort();
        return server(CabestanProcess.command(beside, serve(port, data, databaseUrl, busUrl)), port, data, environment);
    }

    private static KillableServer server(List<String> command, int port, Path data, Map<String, String> environment) {
        return new KillableServer(
                command, environment, URI.create("http://127.0.0.1:" + port), data.resolve("server-" + port + ".log"));
    }

    private int torture(List<KillableServer> victims) {
        Torture.Report report = new Torture(victims, seed).run(kills, this::progress);
        return tell(report.text(), report.faults());
    }

    private int tortureNotices(List<KillableServer> victims, MailSink mails) {
        try (PushSink pushes = new PushSink(NoticeTorture.stumbling(seed.dice()))) {
            NoticeTorture.Report report =
                    new NoticeTorture(victims, List.of(pushes, mails), seed).run(kills, this::progress);
            return tell(report.text(), report.faults());
        }
    }

    private void progress(int kill) {
        PrintWriter err = spec.commandLine().getErr();
        err.print("\rkill " + kill + " of " + kills + (kill == kills ? "\n" : ""));
        err.flush();
    }

    private int tell(String text, List<String> faults) {
        faults.forEach(fault -> spec.commandLine().getOut().println("fault: " + fault));
        spec.commandLine().getOut().println(text);
        return faults.isEmpty() ? 0 : ExitCode.FAILED;
    }

    private static String[] serve(int port, Path data, String databaseUrl, String busUrl) {
        return new String[] {
            "serve",
            "--port",
            "" + port,
            "--data",
            data.toString(),
            "--db",
            databaseUrl,
            "--bus",
            busUrl,
            "--no-limits",
            "--private-webhooks"
        };
    }
}
