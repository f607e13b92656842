package cabestan.server.chat;

import cabestan.server.ServerOptions;
import cabestan.server.store.Database;
import cabestan.server.support.Postgres;

/** The same on PostgreSQL. */
class ChatOnPostgresTest extends ChatTest {

    private final String url = Postgres.fresh();

    @Override
    protected ServerOptions options() {
        return super.options().withDatabase(url);
    }

    @Override
    protected Database database() {
        return Database.postgresql(url);
    }
}
