package cabestan.server.studies;

import cabestan.server.ServerOptions;
import cabestan.server.support.Postgres;

/** The same on PostgreSQL. */
class StudiesOnPostgresTest extends StudiesTest {

    private final String url = Postgres.fresh();

    @Override
    protected ServerOptions options() {
        return super.options().withDatabase(url);
    }
}
