package cabestan.server.friends;

import cabestan.server.ServerOptions;
import cabestan.server.support.Postgres;

/** The same on PostgreSQL. */
class FriendsOnPostgresTest extends FriendsTest {

    private final String url = Postgres.fresh();

    @Override
    protected ServerOptions options() {
        return super.options().withDatabase(url);
    }

    @Override
    protected void execute(String statement) {
        Postgres.execute(statement);
    }
}
