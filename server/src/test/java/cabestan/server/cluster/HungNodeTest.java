package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.Postgres;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one node does to the shared database, be it hung or newer, does not stop the others. */
class HungNodeTest {

    private static final String WISH = """
            {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""";

    @TempDir
    Path data;

    private String database;
    private Server one;
    private Client anna;

    private Server started() {
        Server server = new Server(
                ServerOptions.in(data).withPort(0).withLimits(Limits.NONE).withDatabase(database));
        server.start();
        return server;
    }

    @BeforeEach
    void start() {
        database = Postgres.fresh();
        one = started();
        anna = new Client(one.port(), "Anna");
    }

    @AfterEach
    void stop() {
        one.close();
    }

    private Connection connect() throws SQLException {
        String address = database.replaceAll("postgresql://.*@", "jdbc:postgresql://");
        return DriverManager.getConnection(address, "postgres", "postgres");
    }

    @Test
    void a_node_that_hangs_in_a_transaction_holds_up_its_own_match_only() throws SQLException {
        String locked = anna.make(WISH).path("match").asText();
        String other = anna.make(WISH).path("match").asText();
        try (Connection hung = connect();
                var statement = hung.createStatement();
                Page page = anna.open()) {
            page.follow(locked);
            page.follow(other);
            hung.setAutoCommit(false);
            statement.execute("UPDATE matches SET lease = 0 WHERE id = '" + locked + "'");
            statement.execute("INSERT INTO house VALUES ('alive hung', '1') ON CONFLICT DO NOTHING");
            long asked = System.nanoTime();
            JsonNode rejected = page.ask(Client.command("act", locked, 1, 1, "a1-a2"));
            assertEquals("try-again", rejected.path("code").asText());
            JsonNode accepted = page.ask(Client.command("act", other, 1, 1, "a1-a2"));
            assertEquals("accepted", accepted.path("type").asText());
            long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - asked);
            assertTrue(millis < 5_000, "it took " + millis + " ms");
            hung.rollback();
            accepted = page.ask(Client.command("act", locked, 1, 1, "a1-a2"));
            assertEquals("accepted", accepted.path("type").asText());
        }
    }

    @Test
    void an_event_of_a_newer_program_does_not_keep_other_matches_from_being_reconciled() throws SQLException {
        String newer = anna.make(WISH).path("match").asText();
        String known = anna.make(WISH).path("match").asText();
        try (Server two = started();
                Page page = anna.at(two.port()).open();
                Page elsewhere = anna.open();
                Connection later = connect();
                var statement = later.createStatement()) {
            page.follow(newer);
            page.follow(known);
            statement.execute("INSERT INTO events (match_id, version, kind, seat, player, command, detail, at)"
                    + " VALUES ('" + newer + "', 2, 'castled', 0, '', '', '', 1);"
                    + " UPDATE matches SET version = 2 WHERE id = '" + newer + "'");
            elsewhere.follow(known);
            elsewhere.ask(Client.command("act", known, 1, 1, "a1-a2"));
            JsonNode changed = page.changedTo(2);
            assertEquals(known, changed.path("match").asText());
        }
    }
}
