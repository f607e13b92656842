package cabestan.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** An open database, SQLite or PostgreSQL, with the schema of this program. */
public final class Database implements AutoCloseable {

    private static final int WAIT_MILLIS = 5_000;
    private static final int WAIT_FOR_SERVER_MILLIS = 2_000; // players should soon be told that the database is down

    private final boolean shared;
    private final HikariDataSource pool;
    private final Jdbi jdbi;
    private final Writer writer;
    private DataLock lock;

    private Database(HikariConfig config, String what, boolean shared) {
        this.shared = shared;
        config.setPoolName("database");
        config.setConnectionTimeout(shared ? WAIT_FOR_SERVER_MILLIS : WAIT_MILLIS);
        HikariDataSource opened;
        try {
            opened = new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw StoreFailure.because("cannot open " + what, e);
        }
        this.pool = opened;
        this.jdbi = Jdbi.create(pool);
        try {
            Migrations.apply(jdbi, shared);
        } catch (RuntimeException e) {
            pool.close();
            throw e instanceof StoreFailure ? e : StoreFailure.because("cannot prepare " + what, e);
        }
        this.writer = new Writer(jdbi);
    }

    /** The SQLite file of a data folder, for a server that has the folder to itself. */
    public static Database alone(Path folder) {
        DataLock lock = DataLock.take(folder);
        try {
            Database database = sqlite(folder.resolve(Backup.DATABASE));
            database.lock = lock;
            return database;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** A SQLite file, for a site on one host. */
    public static Database sqlite(Path file) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
        } catch (IOException e) {
            throw StoreFailure.of("cannot make the folder of " + file, e);
        }
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:sqlite:" + file);
        config.addDataSourceProperty("journal_mode", "WAL");
        config.addDataSourceProperty("synchronous", "FULL"); // an acknowledged action survives a power cut
        config.addDataSourceProperty("busy_timeout", String.valueOf(WAIT_MILLIS));
        config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
        config.setMinimumIdle(1);
        config.setMaximumPoolSize(4);
        return new Database(config, file.toString(), false);
    }

    /** A PostgreSQL server by its URL, {@code postgresql://user:password@host:port/name}. */
    public static Database postgresql(String url) {
        PostgresUrl address = PostgresUrl.read(url);
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address.jdbc());
        config.setUsername(address.user());
        config.setPassword(address.password());
        config.addDataSourceProperty("reWriteBatchedInserts", "true");
        config.addDataSourceProperty(
                "socketTimeout", "30"); // seconds, so that a host that vanished does not block us for ever
        config.setValidationTimeout(1_000);
        config.setMinimumIdle(1);
        config.setMaximumPoolSize(8);
        return new Database(config, address.toString(), true);
    }

    /** Whether other nodes may use it too. */
    public boolean isShared() {
        return shared;
    }

    <T> T read(Function<Handle, T> question) {
        try {
            return jdbi.withHandle(question::apply);
        } catch (RuntimeException e) {
            throw StoreFailure.because("the database did not answer", e);
        }
    }

    /** Returns once the work is committed; after a failure, nothing of it was. */
    void write(Consumer<Handle> work) {
        writer.write(work);
    }

    /** The same for matches; throws {@link VersionTaken} when somebody else was faster. */
    void write(MatchWrite write) {
        writer.write(write);
    }

    /** A small transaction beside the writer's queue, so that neither waits for the other. */
    void transact(Consumer<Handle> work) {
        try {
            jdbi.useTransaction(work::accept);
        } catch (RuntimeException e) {
            throw StoreFailure.because("the database did not answer", e);
        }
    }

    /** Whether the database answers now. */
    public boolean answers() {
        try {
            return read(handle ->
                            handle.createQuery("SELECT 1").mapTo(int.class).one())
                    == 1;
        } catch (StoreFailure e) {
            return false;
        }
    }

    /** Writes a copy of a SQLite database, even while others write to it. */
    void copyTo(Path file) {
        jdbi.useHandle(handle -> handle.execute("VACUUM INTO ?", file.toString()));
    }

    @Override
    public void close() {
        writer.close();
        pool.close();
        if (lock != null) {
            lock.close();
        }
    }
}
