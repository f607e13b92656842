package cabestan.server.support;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test against a whole server on a real SQLite file. */
public class ServerTest {

    @TempDir
    protected Path data;

    protected Server server;

    protected ServerOptions options() {
        return ServerOptions.in(data).withPort(0).withLimits(Limits.NONE);
    }

    @BeforeEach
    protected void start() {
        server = new Server(options());
        server.start();
    }

    protected void restart() {
        server.stop();
        start();
    }

    @AfterEach
    protected void stop() {
        server.stop();
    }

    protected Client visitor() {
        return new Client(server.port());
    }

    protected Client player(String name) {
        return new Client(server.port(), name);
    }

    /** What so many requests at the same time are answered. */
    protected static List<Integer> atOnce(int count, Callable<Integer> request) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Integer> answers = new ArrayList<>();
            for (Future<Integer> answer : threads.invokeAll(Collections.nCopies(count, request))) {
                answers.add(answer.get());
            }
            return answers;
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    protected String databaseUrl() {
        return "jdbc:sqlite:" + data.resolve("cabestan.db") + "?busy_timeout=5000";
    }

    /** Runs a statement behind the server's back, and returns the first number that it finds. */
    protected long database(String sql) {
        try (Connection connection = DriverManager.getConnection(databaseUrl());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
            try (ResultSet rows = statement.getResultSet()) {
                return rows != null && rows.next() ? rows.getLong(1) : -1;
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits for what happens in its own time. */
    public static void await(BooleanSupplier condition) {
        await(condition, "it has not happened");
    }

    /** The same, with what it means if it does not happen. */
    public static void await(BooleanSupplier condition, String otherwise) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.getAsBoolean()) {
            assertTrue(System.nanoTime() < end, otherwise);
            LockSupport.parkNanos(20_000_000);
        }
    }
}
