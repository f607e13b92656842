package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.CapturedLog;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** If the disk cannot be written, the player gets an error, nothing has happened, and the same command succeeds later. */
class StoreOutageTest extends ServerTest {

    private void sql(String statement) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"));
                var run = connection.createStatement()) {
            run.execute("PRAGMA busy_timeout = 5000");
            run.execute(statement);
        }
    }

    @Test
    void an_action_that_cannot_be_written_has_not_happened() throws SQLException {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        try (Page page = anna.open()) {
            page.follow(match);
            // the event is written before the row that fails, so this also shows that nothing is half written
            sql("CREATE TRIGGER full BEFORE UPDATE ON matches BEGIN SELECT RAISE(ABORT, 'disk full'); END");
            String command = Client.command("act", match, 1, 1, "a1-a2");
            try (CapturedLog log = CapturedLog.of("cabestan.server.room.Matches")) {
                JsonNode refused = page.ask(command);
                assertEquals("try-again", refused.path("code").asText());
                assertEquals(1, refused.path("version").asInt());
                assertTrue(log.text().contains("the database refused to write"), log.text());
            }
            assertEquals(1, page.follow(match).path("version").asInt());
            sql("DROP TRIGGER full");
            assertEquals(2, page.ask(command).path("version").asInt());
        }
    }

    @Test
    void a_match_that_cannot_be_written_is_not_made() throws SQLException {
        Client anna = player("Anna");
        sql("CREATE TRIGGER full BEFORE INSERT ON events BEGIN SELECT RAISE(ABORT, 'disk full'); END");
        try (CapturedLog log = CapturedLog.of("cabestan.server.http.HttpServer")) {
            int status = anna.send(
                            "POST",
                            "/api/matches",
                            "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}")
                    .statusCode();
            assertEquals(503, status);
            assertTrue(log.text().contains("the database refused to write"), log.text());
            assertFalse(log.text().contains("seed"), "secrets stay out of the log: " + log.text());
        }
        sql("DROP TRIGGER full");
        assertEquals(0, anna.get("/api/me/matches").path("matches").size());
    }

    @Test
    void a_notice_is_written_with_the_event_or_neither_is() throws SQLException {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"listed":true,
                 "webhook":"http://192.0.2.1/"}""").path("match").asText();
        Client bert = player("Bert");
        sql("CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'disk full'); END");
        try (CapturedLog log = CapturedLog.of("cabestan.server.http.HttpServer")) {
            assertEquals(
                    503,
                    bert.send("POST", "/api/matches/" + match + "/join", "{}").statusCode());
            assertTrue(log.text().contains("disk full"), log.text());
        }
        assertEquals("waiting", bert.get("/api/matches/" + match).path("state").asText());
        sql("DROP TRIGGER full");
        assertEquals(
                200, bert.send("POST", "/api/matches/" + match + "/join", "{}").statusCode());
    }

    private void copyMatches(int copies) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"));
                var run = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (String table : List.of("matches", "seats", "events")) {
                run.execute("CREATE TEMP TABLE copy AS SELECT * FROM " + table);
                for (int copy = 1; copy <= copies; copy++) {
                    run.execute("UPDATE copy SET " + (table.equals("matches") ? "id" : "match_id") + " = 'copy"
                            + (10_000_000 + copy) + "'");
                    run.execute("INSERT INTO " + table + " SELECT * FROM copy");
                }
                run.execute("DROP TABLE copy");
            }
            connection.commit();
        }
    }

    @Test
    void whoever_goes_for_good_leaves_even_more_matches_than_one_may_have() throws SQLException {
        Client anna = player("Anna");
        anna.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}");
        copyMatches(230);
        assertEquals(204, anna.send("DELETE", "/api/me", "").statusCode());
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"));
                var run = connection.createStatement();
                var row = run.executeQuery("SELECT COUNT(*), SUM(phase = 'over') FROM matches")) {
            assertEquals(231, row.getInt(1));
            assertEquals(231, row.getInt(2));
        }
    }

    @Test
    void a_server_that_cannot_write_is_not_ready() throws SQLException, InterruptedException {
        assertEquals(200, visitor().send("GET", "/ready", "").statusCode());
        sql("CREATE TRIGGER full BEFORE UPDATE ON house BEGIN SELECT RAISE(ABORT, 'disk full'); END");
        Thread.sleep(1_100); // an answer counts for a second
        assertEquals(503, visitor().send("GET", "/ready", "").statusCode());
        sql("DROP TRIGGER full");
        Thread.sleep(1_100);
        assertEquals(200, visitor().send("GET", "/ready", "").statusCode());
    }

    @Test
    void whoever_goes_for_good_takes_the_names_of_their_guests_along() throws SQLException {
        Client anna = player("Anna");
        String running = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1,"listed":true}""").path("match").asText();
        assertEquals(204, anna.send("DELETE", "/api/me", "").statusCode());
        JsonNode summary = visitor().get("/api/matches/" + running);
        assertEquals("over", summary.path("state").asText());
        assertEquals("", summary.at("/seats/1/name").asText());
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("cabestan.db"));
                var run = connection.createStatement();
                var row = run.executeQuery("SELECT COUNT(*) FROM seats WHERE name = 'Kim' OR opening LIKE '%Kim%'")) {
            assertEquals(0, row.getInt(1));
        }
    }
}
