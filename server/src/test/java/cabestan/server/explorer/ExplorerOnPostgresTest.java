package cabestan.server.explorer;

import cabestan.server.ServerOptions;
import cabestan.server.support.Postgres;

/** The same on PostgreSQL. */
class ExplorerOnPostgresTest extends ExplorerTest {

    private final String url = Postgres.fresh();

    @Override
    protected ServerOptions options() {
        return super.options().withDatabase(url);
    }

    @Override
    protected String databaseUrl() {
        return url.replace("postgresql://postgres:postgres@", "jdbc:postgresql://")
                + "?user=postgres&password=postgres";
    }
}
