package cabestan.server.support;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A real PostgreSQL server for this test run, emptied for each test. */
public final class Postgres {

    private static final Path FOLDER =
            Path.of(System.getProperty("postgres.folder", "target/postgres")).toAbsolutePath();

    private static EmbeddedPostgres running;

    private Postgres() {}

    /** Removes what the last test run left behind. */
    private static void clear() throws IOException {
        if (Files.exists(FOLDER)) {
            List<Path> deepestFirst;
            try (Stream<Path> all = Files.walk(FOLDER)) {
                deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path path : deepestFirst) {
                Files.delete(path);
            }
        }
    }

    private static EmbeddedPostgres start(int port) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(FOLDER)
                .setCleanDataDirectory(false)
                .setPort(port)
                .setPGStartupWait(Duration.ofMinutes(1))
                .start();
    }

    /** Stops the server with all its connections, runs something, and starts it again at the same address. */
    public static synchronized void restart(Runnable meanwhile) throws IOException {
        int port = running.getPort();
        running.close();
        meanwhile.run();
        running = start(port);
    }

    /** The address of an empty database; the tests of one process run one after another, so they can share it. */
    public static synchronized String fresh() {
        try {
            if (running == null) {
                clear();
                running = start(0);
            }
            execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
            return "postgresql://postgres:postgres@127.0.0.1:" + running.getPort() + "/postgres";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static synchronized void execute(String script) {
        try (Connection connection = running.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.execute(script);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
