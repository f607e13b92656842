package cabestan.server.support;

import cabestan.server.Server;
import cabestan.server.ServerLog;
import cabestan.server.ServerOptions;
import cabestan.server.http.Limits;
import cabestan.server.load.KillableServer;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A server in its own process, for tests that kill it. */
public final class ServerProcess {

    private ServerProcess() {}

    /** Serves until it is killed. */
    static void main(String[] arguments) {
        ServerLog.toStandardError();
        new Server(ServerOptions.in(Path.of(arguments[0]))
                        .withPort(Integer.parseInt(arguments[1]))
                        .withDatabase(arguments[2])
                        .withBus(arguments[3])
                        .withLimits(Limits.NONE))
                .start();
    }

    /** A server on a free port, the same at every start. */
    public static KillableServer server(Path data, String database) throws IOException {
        return server(data, database, "");
    }

    /** A node of a site. */
    public static KillableServer server(Path data, String database, String bus) throws IOException {
        return server(data, database, bus, Map.of());
    }

    /** The same with variables in its environment. */
    public static KillableServer server(Path data, String database, String bus, Map<String, String> environment)
            throws IOException {
        int port = Ports.free();
        List<String> command = List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1", // it does not run long enough for more
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                data.toString(),
                String.valueOf(port),
                database,
                bus);
        return new KillableServer(
                command, environment, URI.create("http://127.0.0.1:" + port), data.resolve("server-" + port + ".log"));
    }
}
