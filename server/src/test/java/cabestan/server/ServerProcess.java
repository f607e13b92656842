package cabestan.server;

import cabestan.server.http.Limits;
import cabestan.server.load.Victim;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server for tests that kill it: what runs in the other process, and how that is started. */
final class ServerProcess {

    private ServerProcess() {}

    /** Serves until somebody kills it; with a fourth word it only starts and stops. */
    static void main(String[] arguments) {
        Server server = new Server(ServerOptions.in(Path.of(arguments[0]))
                .withPort(Integer.parseInt(arguments[1]))
                .withDatabase(arguments[2])
                .withLimits(Limits.NONE));
        server.start();
        if (arguments.length > 3) {
            server.stop();
        }
    }

    /** A server on a free port, with an archive of its classes so that it starts quickly again and again. */
    static Victim victim(Path data, String database) throws IOException, InterruptedException {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        Path archive = data.resolve("classes.jsa");
        List<String> warmUp = command("-XX:ArchiveClassesAtExit=" + archive, data, port, database);
        warmUp.add("warm-up");
        new ProcessBuilder(warmUp).inheritIO().start().waitFor();
        return new Victim(
                command("-XX:SharedArchiveFile=" + archive, data, port, database),
                URI.create("http://127.0.0.1:" + port),
                data.resolve("server.log"));
    }

    private static List<String> command(String option, Path data, int port, String database) {
        return new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Xlog:disable",
                option,
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName(),
                data.toString(),
                String.valueOf(port),
                database));
    }
}
