package cabestan.server;

/** The same on PostgreSQL. */
class TableTalkOnPostgresTest extends TableTalkTest {

    private final String database = Postgres.fresh();

    @Override
    ServerOptions options() {
        return super.options().withDatabase(database);
    }
}
