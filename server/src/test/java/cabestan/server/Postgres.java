package cabestan.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;

/** A real PostgreSQL server for this test run, emptied for who asks. */
final class Postgres {

    private static EmbeddedPostgres running;

    private Postgres() {}

    /** The address of an empty database; tests run one after another, so they can share it. */
    static synchronized String fresh() {
        try {
            if (running == null) {
                running = EmbeddedPostgres.builder().start();
            }
            try (Connection connection = running.getPostgresDatabase().getConnection();
                    var statement = connection.createStatement()) {
                statement.execute("DROP SCHEMA public CASCADE");
                statement.execute("CREATE SCHEMA public");
            }
            return "postgresql://postgres:postgres@127.0.0.1:" + running.getPort() + "/postgres";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
