package cabestan.cli.load;

import cabestan.cli.io.ExitCode;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.Seed;
import cabestan.server.load.KillableServer;
import cabestan.server.load.Torture;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Kills servers again and again, and looks for lost actions. */
@Command(
        name = "torture",
        description = "Start servers and kill them with SIGKILL again and again while people and bots play on them;"
                + " check that no acknowledged action is lost or duplicated.",
        footer = {
            "",
            "Examples:",
            "  cabestan torture --kills 200",
            "  cabestan torture --kills 50 --db postgresql://user:password@host/name",
            "  cabestan torture --nodes 2 --kills 100 --db postgresql://user:password@host/name --bus redis://host"
        })
public final class TortureCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

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
        Path data = Files.createTempDirectory("cabestan-torture");
        List<KillableServer> victims = new ArrayList<>();
        try {
            for (int node = 0; node < nodes; node++) {
                int port = freePort();
                URI address = URI.create("http://127.0.0.1:" + port);
                victims.add(new KillableServer(command(port, data), address, data.resolve("server-" + port + ".log")));
            }
            return torture(victims);
        } finally {
            victims.forEach(KillableServer::close);
            TemporaryFolder.delete(data);
        }
    }

    private int torture(List<KillableServer> victims) {
        PrintWriter err = spec.commandLine().getErr();
        Torture.Report report = new Torture(victims, seed).run(kills, kill -> {
            err.print("\rkill " + kill + " of " + kills);
            err.flush();
        });
        err.println();
        report.faults().forEach(fault -> spec.commandLine().getOut().println("fault: " + fault));
        spec.commandLine().getOut().println(report.text());
        return report.faults().isEmpty() ? 0 : ExitCode.FAILED;
    }

    private List<String> command(int port, Path data) {
        return CabestanProcess.command(
                spec.root().userObject().getClass(),
                "serve",
                "--port",
                "" + port,
                "--data",
                data.toString(),
                "--db",
                database,
                "--bus",
                bus,
                "--no-limits");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
