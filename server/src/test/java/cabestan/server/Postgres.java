package cabestan.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.atomic.AtomicInteger;

/** A real PostgreSQL server for this test run, with a fresh database for who asks. */
final class Postgres {

    private static final AtomicInteger DATABASES = new AtomicInteger();
    private static EmbeddedPostgres running;

    private Postgres() {}

    /** The address of a new, empty database. */
    static synchronized String fresh() {
        try {
            if (running == null) {
                running = EmbeddedPostgres.builder().start();
            }
            String name = "cabestan" + DATABASES.incrementAndGet();
            try (Connection connection = running.getPostgresDatabase().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("CREATE DATABASE " + name);
            }
            return "postgresql://postgres:postgres@127.0.0.1:" + running.getPort() + "/" + name;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
