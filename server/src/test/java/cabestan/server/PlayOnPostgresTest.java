package cabestan.server;

/** The same on PostgreSQL. */
class PlayOnPostgresTest extends PlayTest {

    private final String database = Postgres.fresh();

    @Override
    ServerOptions options() {
        return super.options().withDatabase(database);
    }
}
