package cabestan.server.play;

import cabestan.server.ServerOptions;
import cabestan.server.support.Postgres;

/** The same on PostgreSQL. */
class AgreementOnPostgresTest extends AgreementTest {

    private final String database = Postgres.fresh();

    @Override
    protected ServerOptions options() {
        return super.options().withDatabase(database);
    }
}
