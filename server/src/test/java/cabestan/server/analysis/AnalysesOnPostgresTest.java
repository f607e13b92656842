package cabestan.server.analysis;

import cabestan.server.ServerOptions;
import cabestan.server.support.Postgres;

/** The same on PostgreSQL. */
class AnalysesOnPostgresTest extends AnalysesTest {

    private final String url = Postgres.fresh();

    @Override
    protected ServerOptions options() {
        return super.options().withDatabase(url);
    }
}
