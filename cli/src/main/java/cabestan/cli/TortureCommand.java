package cabestan.cli;

import cabestan.rules.game.Seed;
import cabestan.server.load.Torture;
import cabestan.server.load.Victim;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Kills a server again and again and looks for lost moves. */
@Command(
        name = "torture",
        description = "Kill a server of its own with SIGKILL again and again while people and bots play on it,"
                + " and check that no acknowledged action is lost or doubled.",
        footer = {
            "",
            "Examples:",
            "  cabestan torture --kills 200",
            "  cabestan torture --kills 50 --db postgresql://user:password@host/name"
        })
final class TortureCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(names = "--kills", paramLabel = "N", defaultValue = "50", description = "How often (default: 50).")
    private int kills;

    @Option(
            names = "--db",
            paramLabel = "URL",
            defaultValue = "",
            description = "A PostgreSQL database instead of a new SQLite file.")
    private String database;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Where all chance comes from (default: 1).")
    private Seed seed;

    @Override
    public Integer call() throws IOException {
        if (kills < 1) {
            throw new Complaint("--kills " + kills + " is out of range; expected 1 or more");
        }
        Path data = Files.createTempDirectory("cabestan-torture");
        int port = freePort();
        URI address = URI.create("http://127.0.0.1:" + port);
        try (Victim victim = new Victim(command(port, data), address, data.resolve("server.log"))) {
            PrintWriter err = spec.commandLine().getErr();
            Torture.Report report = new Torture(victim, seed).run(kills, kill -> {
                err.print("\rkill " + kill + " of " + kills);
                err.flush();
            });
            err.println();
            report.faults().forEach(fault -> spec.commandLine().getOut().println("fault: " + fault));
            spec.commandLine().getOut().println(report.text());
            return report.faults().isEmpty() ? 0 : Cabestan.WRONG;
        } finally {
            Folders.delete(data);
        }
    }

    private List<String> command(int port, Path data) {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Cabestan.class.getName(),
                "serve",
                "--port",
                "" + port,
                "--data",
                data.toString(),
                "--db",
                database,
                "--no-limits");
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
