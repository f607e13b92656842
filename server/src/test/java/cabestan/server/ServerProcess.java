package cabestan.server;

import cabestan.server.http.Limits;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server in a process of its own, which can be killed without warning and started again on the same port. */
final class ServerProcess implements AutoCloseable {

    private final Path data;
    private final String database;
    private final int port;
    private Process process;

    ServerProcess(Path data, String database) throws IOException {
        this.data = data;
        this.database = database;
        try (ServerSocket free = new ServerSocket(0)) {
            this.port = free.getLocalPort();
        }
        run("-XX:ArchiveClassesAtExit=" + archive(), "warm-up"); // later starts are quicker by half
    }

    /** What runs in the process: a server, until somebody kills it. */
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

    private Path archive() {
        return data.resolve("classes.jsa");
    }

    private void run(String option, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
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
        command.addAll(List.of(more));
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(
                        data.resolve("server.log").toFile()))
                .start();
        if (more.length > 0) {
            await();
        }
    }

    void start() throws IOException {
        run("-XX:SharedArchiveFile=" + archive());
    }

    /** Waits until the server serves. */
    void awaitReady() {
        HttpRequest ready = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/ready"))
                .build();
        while (true) {
            try {
                if (Client.exchange(ready).statusCode() == 200) {
                    return;
                }
            } catch (IllegalStateException e) {
                if (!process.isAlive()) {
                    throw new IllegalStateException("the server ended by itself; see " + data.resolve("server.log"), e);
                }
            }
            pause(10);
        }
    }

    /** kill -9: no hook runs, nothing is flushed. */
    void kill() {
        process.destroyForcibly();
        await();
    }

    private void await() {
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    int port() {
        return port;
    }

    @Override
    public void close() {
        kill();
    }
}
