package cabestan.server.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Seed;
import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.store.Database;
import cabestan.server.store.Repositories;
import cabestan.server.support.Client;
import cabestan.server.support.Postgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A database filled for measurements holds real matches, and no frequent query scans all of it. */
class SampleMatchesTest {

    private static final int FINISHED = 3_000;
    private static final int RUNNING = 200;

    @TempDir
    Path data;

    private static void fill(Database database) {
        try (database) {
            new SampleMatches(Repositories.of(database), Seed.of(1)).run(FINISHED, RUNNING, done -> {});
        }
    }

    private void checkSite(String database, Connection connection) throws SQLException {
        List<String> over = column(connection, "SELECT id FROM matches WHERE phase = 'over' LIMIT 12");
        List<String> running = column(connection, "SELECT id FROM matches WHERE phase = 'running'");
        assertEquals(RUNNING, running.size());
        try (Server server = new Server(
                ServerOptions.in(data).withPort(0).withDatabase(database).withLimits(Limits.NONE))) {
            server.start();
            Client visitor = new Client(server.port());
            assertTrue(
                    metric(visitor, "cabestan_matches_in_memory").endsWith(" 0.0"),
                    "nothing is loaded before it is needed");
            for (String match : over) {
                String watch = column(connection, "SELECT watch FROM matches WHERE id = '" + match + "'")
                        .getFirst();
                String text = visitor.send("GET", "/api/matches/" + match + "/record?key=" + watch, "")
                        .body();
                MatchRecord.read(text, Games::named).verify();
            }
        }
    }

    private static String metric(Client client, String name) {
        return client.send("GET", "/metrics", "")
                .body()
                .lines()
                .filter(line -> line.startsWith(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void on_sqlite() throws SQLException {
        fill(Database.sqlite(data.resolve("cabestan.db")));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"))) {
            checkSite("", connection);
            for (String question : OFTEN_ASKED) {
                String plan = String.join("\n", column(connection, "EXPLAIN QUERY PLAN " + question, 4));
                assertFalse(plan.lines().anyMatch(line -> line.startsWith("SCAN ")), question + "\n" + plan);
            }
        }
    }

    @Test
    void on_postgresql() throws SQLException {
        String database = Postgres.fresh();
        fill(Database.postgresql(database));
        String jdbc = "jdbc:postgresql://" + database.substring(database.indexOf('@') + 1);
        try (Connection connection = DriverManager.getConnection(jdbc, "postgres", "postgres")) {
            checkSite(database, connection);
            for (String question : Stream.concat(OFTEN_ASKED.stream(), Stream.of(ASKED_AMONG_NODES, A_STEP))
                    .toList()) {
                String plan = String.join("\n", column(connection, "EXPLAIN " + question));
                assertFalse(plan.contains("Seq Scan"), question + "\n" + plan);
            }
        }
    }

    /** The queries of the repositories; docs/operations.md shows their plans. */
    private static final List<String> OFTEN_ASKED = List.of(
            "SELECT * FROM matches WHERE listed = 1 AND phase = 'waiting' AND lobby_until > 1 ORDER BY updated DESC, id LIMIT 200",
            "SELECT * FROM matches WHERE id IN (SELECT DISTINCT match_id FROM seats WHERE player = 'x' AND player <> ''"
                    + " AND ended = 0 AND kind <> 'open' LIMIT 200) ORDER BY updated DESC",
            "SELECT * FROM matches WHERE id IN (SELECT id FROM matches WHERE host = 'x' AND host <> ''"
                    + " AND phase = 'waiting' LIMIT 200) ORDER BY updated DESC",
            "SELECT DISTINCT match_id FROM seats WHERE player = 'x' AND player <> '' AND ended = 0 AND kind <> 'open'"
                    + " UNION SELECT id FROM matches WHERE host = 'x' AND host <> '' AND phase = 'waiting'",
            "UPDATE seats SET name = '', opening = CASE opening WHEN '' THEN '' ELSE 'guest x ' END"
                    + " WHERE match_id IN (SELECT id FROM matches WHERE host = 'x')"
                    + " AND (opening LIKE 'guest x %' OR kind = 'guest') RETURNING match_id",
            "SELECT * FROM matches WHERE id IN (SELECT match_id FROM seats WHERE player = 'x' AND player <> ''"
                    + " AND ended > 0 ORDER BY ended DESC LIMIT 200) ORDER BY updated DESC",
            "SELECT id FROM matches WHERE bot_turn = 1 AND lease < 1 ORDER BY lease LIMIT 8",
            "SELECT id, deadline FROM matches WHERE deadline > 0 AND deadline < 1 ORDER BY deadline LIMIT 1000",
            "SELECT id, silent_from FROM matches WHERE silent_from > 0 AND silent_from <> reminded AND silent_from > 1"
                    + " AND silent_from <= 2 ORDER BY silent_from LIMIT 500",
            "SELECT * FROM events WHERE match_id = 'x' AND version > 3 ORDER BY version");

    private static final String ASKED_AMONG_NODES =
            "SELECT e.* FROM unnest(ARRAY['x', 'y'], ARRAY[3, 4]) AS known (match, version)"
                    + " JOIN events e ON e.match_id = known.match AND e.version > known.version"
                    + " ORDER BY e.match_id, e.version";

    private static final String A_STEP =
            "WITH moved AS (UPDATE matches SET version = 4 WHERE id = 'x' AND version = 3 RETURNING id)"
                    + " INSERT INTO events (match_id, version, kind, seat, player, command, detail, at)"
                    + " SELECT id, 4, 'acted', 0, 'anna', 'c', 'a1-a2', 1 FROM moved";

    private static List<String> column(Connection connection, String sql) throws SQLException {
        return column(connection, sql, 1);
    }

    private static List<String> column(Connection connection, String sql, int number) throws SQLException {
        List<String> values = new ArrayList<>();
        try (var statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                values.add(rows.getString(number));
            }
        }
        return values;
    }
}
