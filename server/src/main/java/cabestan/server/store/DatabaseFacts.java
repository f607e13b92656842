package cabestan.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sqlite.SQLiteConfig;

/**
 * The settings and the state of a database, read without changing it.
 *
 * @param schema the version of its schema
 * @param answers to the questions, by the name of the setting or fact
 */
public record DatabaseFacts(String schema, Map<String, String> answers) {

    public static final String INTACT = "intact";
    public static final String CLOCK = "clock";
    public static final String READ_ONLY = "read-only";
    public static final String CONNECTIONS = "connections";
    public static final String MOST_CONNECTIONS = "max_connections";

    /** Without these an acknowledged action can be lost. */
    public static final List<String> DURABILITY = List.of("fsync", "synchronous_commit", "full_page_writes");

    /** Throws {@link StoreFailure} if it cannot be read. */
    public static DatabaseFacts ofSqlite(Path file) {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(5_000);
        try (Connection connection = config.createConnection("jdbc:sqlite:" + file)) {
            return ask(connection, Map.of(INTACT, "PRAGMA quick_check(1)"));
        } catch (SQLException e) {
            throw StoreFailure.because("the database cannot be read", e);
        }
    }

    /** Throws {@link StoreFailure} if it does not answer. */
    public static DatabaseFacts ofPostgres(String url) {
        PostgresUrl address = PostgresUrl.read(url);
        Map<String, String> questions = new TreeMap<>(Map.of(
                CLOCK, "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
                READ_ONLY, "SELECT CASE WHEN pg_is_in_recovery() THEN 'yes' ELSE 'no' END",
                CONNECTIONS, "SELECT COUNT(*) FROM pg_stat_activity",
                MOST_CONNECTIONS, "SHOW max_connections"));
        DURABILITY.forEach(setting -> questions.put(setting, "SHOW " + setting));
        try (Connection connection = DriverManager.getConnection(address.jdbc(), address.user(), address.password())) {
            return ask(connection, questions);
        } catch (SQLException e) {
            throw StoreFailure.because("PostgreSQL does not answer", e);
        }
    }

    private static DatabaseFacts ask(Connection connection, Map<String, String> questions) throws SQLException {
        Map<String, String> answers = new TreeMap<>();
        try (Statement statement = connection.createStatement()) {
            for (Map.Entry<String, String> question : questions.entrySet()) {
                answers.put(question.getKey(), answer(statement, question.getValue()));
            }
            return new DatabaseFacts(answer(statement, "SELECT MAX(version) FROM schema_version"), answers);
        }
    }

    private static String answer(Statement statement, String question) throws SQLException {
        try (ResultSet row = statement.executeQuery(question)) {
            row.next();
            return String.valueOf(row.getString(1));
        }
    }
}
