package cabestan.server.store;

import cabestan.server.store.MatchRepository.VersionTaken;
import cabestan.server.store.sql.StatementReader;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;

/** An open database, SQLite or PostgreSQL, with the schema of this program. */
public final class Database implements AutoCloseable {

    private static final int WAIT_MILLIS = 5_000;
    private static final int WAIT_FOR_SERVER_MILLIS = 2_000; // players should learn soon that the database is down

    private static final String SOCKET_TIMEOUT = "socketTimeout";

    /** A node that stops in the middle of a transaction must not hold up the others for long. */
    private static final String TIME_LIMITS = "SET lock_timeout = '1s'; SET statement_timeout = '20s';"
            + " SET idle_in_transaction_session_timeout = '10s'";

    private static final Duration WRITE_LIMIT = Duration.ofSeconds(3);
    private static final Duration CHECKED_FOR = Duration.ofSeconds(1);

    private final boolean shared;
    private final HikariDataSource pool;
    private final HikariDataSource writerPool;
    private final Jdbi jdbi;
    private final Jdbi direct;
    private final Writer writer;
    private DataLock lock;
    private boolean answered;
    private long checked;

    private Database(HikariConfig config, String what, boolean shared, MeterRegistry metrics) {
        this.shared = shared;
        config.setMetricRegistry(metrics);
        config.setPoolName("readers");
        config.setConnectionTimeout(shared ? WAIT_FOR_SERVER_MILLIS : WAIT_MILLIS);
        this.pool = open(config, what);
        try {
            Migrations.apply(migrator(config), shared);
            this.writerPool = open(forWriting(config), what);
        } catch (RuntimeException e) {
            pool.close();
            throw e instanceof StoreFailure ? e : StoreFailure.because("cannot prepare " + what, e);
        }
        this.jdbi = StatementReader.in(Jdbi.create(pool));
        this.direct = StatementReader.in(Jdbi.create(writerPool));
        this.writer = new Writer(writerPool, direct, shared, metrics);
    }

    private static HikariDataSource open(HikariConfig config, String what) {
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw StoreFailure.because("cannot open " + what, e);
        }
    }

    /** A connection for the writer and one for direct transactions, so that neither waits for readers. */
    private static HikariConfig forWriting(HikariConfig config) {
        HikariConfig writing = new HikariConfig();
        config.copyStateTo(writing);
        writing.setPoolName("writer");
        writing.setMaximumPoolSize(2);
        return writing;
    }

    /** Connections without any time limit, as a migration of a large table may take minutes. */
    private static Jdbi migrator(HikariConfig config) {
        Properties properties = new Properties();
        properties.putAll(config.getDataSourceProperties());
        properties.remove(SOCKET_TIMEOUT);
        if (config.getUsername() != null) {
            properties.setProperty("user", config.getUsername());
            properties.setProperty("password", config.getPassword());
        }
        return StatementReader.in(Jdbi.create(config.getJdbcUrl(), properties));
    }

    /** The SQLite file of a data folder, for a server that has the folder to itself. */
    public static Database alone(Path folder) {
        return alone(folder, new SimpleMeterRegistry());
    }

    /** The same with its measurements. */
    public static Database alone(Path folder, MeterRegistry metrics) {
        DataLock lock = DataLock.take(folder);
        try {
            Database database = sqlite(folder.resolve(Backup.DATABASE), metrics);
            database.lock = lock;
            return database;
        } catch (RuntimeException e) {
            lock.close();
            throw e;
        }
    }

    /** A SQLite file, for a site on one host. */
    public static Database sqlite(Path file) {
        return sqlite(file, new SimpleMeterRegistry());
    }

    private static Database sqlite(Path file, MeterRegistry metrics) {
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
        return new Database(config, file.toString(), false, metrics);
    }

    /** A PostgreSQL server by its URL, {@code postgresql://user:password@host:port/name}. */
    public static Database postgresql(String url) {
        return postgresql(url, new SimpleMeterRegistry());
    }

    /** The same with its measurements. */
    public static Database postgresql(String url, MeterRegistry metrics) {
        PostgresUrl address = PostgresUrl.read(url);
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(address.jdbc());
        config.setUsername(address.user());
        config.setPassword(address.password());
        config.addDataSourceProperty("reWriteBatchedInserts", "true");
        config.addDataSourceProperty(SOCKET_TIMEOUT, "30"); // seconds, in case the host of the database vanishes
        config.setConnectionInitSql(TIME_LIMITS);
        config.setValidationTimeout(1_000);
        config.setMinimumIdle(1);
        config.setMaximumPoolSize(8);
        return new Database(config, address.toString(), true, metrics);
    }

    /** Whether other nodes may use it too. */
    public boolean isShared() {
        return shared;
    }

    public <T> T read(Function<Handle, T> question) {
        try {
            return jdbi.withHandle(question::apply);
        } catch (StoreFailure e) {
            throw e;
        } catch (RuntimeException e) {
            throw StoreFailure.because("the database did not answer", e);
        }
    }

    /** Returns once the work is committed; after a failure, nothing of it was. */
    public void write(Consumer<Handle> work) {
        writer.write(work);
    }

    /** The same for matches; throws {@link VersionTaken} if another writer was faster. */
    void write(MatchWrite write) {
        writer.write(write);
    }

    /** Writes to a row, and returns what it holds after that; empty if there is none. */
    public <T> Optional<T> change(Function<Handle, Optional<T>> work) {
        AtomicReference<Optional<T>> changed = new AtomicReference<>(Optional.empty());
        write(handle -> changed.set(work.apply(handle)));
        return changed.get();
    }

    /** A small transaction that bypasses the writer's queue, so that neither waits for the other. */
    void transact(Consumer<Handle> work) {
        try {
            direct.useTransaction(work::accept);
        } catch (RuntimeException e) {
            throw StoreFailure.because("the database did not answer", e);
        }
    }

    /** Whether the database answers and takes what is written, as of a second ago at most. */
    public synchronized boolean answers() {
        if (checked == 0 || System.nanoTime() - checked > CHECKED_FOR.toNanos()) {
            answered = canRead() && writer.canWrite(this::writeProbe, WRITE_LIMIT);
            checked = System.nanoTime();
        }
        return answered;
    }

    private boolean canRead() {
        try {
            return read(handle ->
                            handle.createQuery("SELECT 1").mapTo(int.class).one())
                    == 1;
        } catch (StoreFailure e) {
            return false;
        }
    }

    /** Writes a row, because a full disk or a read-only replica still answers queries. */
    private void writeProbe(Handle handle) {
        handle.execute("INSERT INTO house (name, value) VALUES ('ready', '') ON CONFLICT DO NOTHING");
        handle.execute(
                "UPDATE house SET value = ? WHERE name IN (SELECT name FROM house WHERE name = 'ready'"
                        + (shared ? " FOR UPDATE SKIP LOCKED" : "") + ")",
                String.valueOf(System.nanoTime()));
    }

    /** Copies a SQLite database as it is, even while others write to it. */
    static void copy(Path source, Path target) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(WAIT_MILLIS);
        try {
            StatementReader.in(Jdbi.create("jdbc:sqlite:" + source, config.toProperties()))
                    .useHandle(handle -> handle.execute("VACUUM INTO ?", target.toString()));
        } catch (RuntimeException e) {
            throw StoreFailure.because("cannot copy " + source, e);
        }
    }

    @Override
    public void close() {
        writer.close();
        writerPool.close();
        pool.close();
        if (lock != null) {
            lock.close();
        }
    }
}
