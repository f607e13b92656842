package cabestan.server;

import cabestan.server.http.Limits;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test against a whole server on a real SQLite file. */
class ServerTest {

    @TempDir
    Path data;

    Server server;

    ServerOptions options() {
        return ServerOptions.in(data).withPort(0).withLimits(Limits.NONE);
    }

    @BeforeEach
    void start() {
        server = new Server(options());
        server.start();
    }

    void restart() {
        server.stop();
        start();
    }

    @AfterEach
    void stop() {
        server.stop();
    }

    Client visitor() {
        return new Client(server.port());
    }

    Client player(String name) {
        return new Client(server.port(), name);
    }
}
