package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.Postgres;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.KillableServer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * Cartagena with ten seconds for the whole match: time in which the site could not take an action is charged to nobody.
 *
 * <p>Each test mostly waits, so those that do not share PostgreSQL run side by side.
 */
@Execution(ExecutionMode.CONCURRENT)
class OutageTest {

    private static final String POSTGRES = "the PostgreSQL of this process";

    private static final long START = 10_000;
    private static final Duration AWAY = Duration.ofSeconds(14);
    private static final long MINUTE = 60_000;

    /** What a busy machine may take to start and to answer, which is charged like thinking. */
    private static final long PATIENCE = 6_000;

    @TempDir
    Path data;

    @BeforeAll
    static void prepare() {
        ServerProcess.prepare(); // it needs PostgreSQL for itself
    }

    private static void sleep(Duration time) {
        long end = System.nanoTime() + time.toNanos();
        while (System.nanoTime() < end) {
            LockSupport.parkNanos(end - System.nanoTime());
        }
    }

    /** Anna begins, and Kim sits beside her. */
    private static String make(Client anna) {
        return anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1,
                 "clock":{"kind":"match","seconds":10,"increment":0}}""").path("match").asText();
    }

    /** Acts for Anna as soon as the server takes it, and gives the match afterwards. */
    private static JsonNode act(Client anna, String match) {
        try (Page page = anna.open()) {
            JsonNode now = page.follow(match);
            String action = now.at("/views/0/legal/0/text").asText();
            String command = Client.command("act", match, now.path("version").asInt(), 1, action);
            JsonNode answer = page.ask(command);
            while (answer.path("code").asText().equals("try-again")) {
                sleep(Duration.ofMillis(100));
                answer = page.ask(command);
            }
            assertEquals("accepted", answer.path("type").asText(), answer.toString());
            return page.follow(match);
        }
    }

    /** Nobody has lost, and Anna has about as much time as before the outage. */
    private static void mustHaveKeptTheirTime(JsonNode now) {
        JsonNode summary = now.path("summary");
        assertEquals("running", summary.path("state").asText(), summary.toString());
        long left = summary.at("/clock/left/0").asLong();
        assertTrue(left > START - PATIENCE && left <= START, summary.toString());
    }

    @Test
    void the_process_is_killed_over_sqlite() throws IOException {
        theProcessIsKilled("");
    }

    @Test
    @ResourceLock(POSTGRES)
    void the_process_is_killed_over_postgresql() throws IOException {
        theProcessIsKilled(Postgres.fresh());
    }

    private void theProcessIsKilled(String database) throws IOException {
        try (KillableServer server = ServerProcess.server(data, database)) {
            server.start();
            Client anna = new Client(server.address().getPort(), "Anna");
            String match = make(anna);
            sleep(Duration.ofMillis(1_500)); // a heartbeat
            server.kill();
            sleep(AWAY);
            server.start();
            mustHaveKeptTheirTime(act(anna, match));
        }
    }

    private ServerOptions options() {
        return ServerOptions.in(data).withPort(0).withLimits(Limits.NONE);
    }

    private static Server started(ServerOptions options) {
        Server server = new Server(options);
        server.start();
        return server;
    }

    @Test
    void the_server_is_restarted_twice_in_one_turn_and_the_clock_of_the_machine_is_set_back() {
        AtomicLong wrong = new AtomicLong();
        ServerOptions options = options().withMachineClock(() -> System.currentTimeMillis() + wrong.get());
        String match;
        Client anna;
        try (Server server = started(options)) {
            anna = new Client(server.port(), "Anna");
            match = make(anna);
            sleep(Duration.ofMillis(500));
            wrong.set(MINUTE); // must not matter while the server runs
            sleep(Duration.ofMillis(1_500));
        }
        sleep(Duration.ofSeconds(9));
        try (Server server = started(options)) {
            assertTrue(server.port() > 0);
            sleep(Duration.ofMillis(1_500));
        }
        sleep(Duration.ofSeconds(9));
        wrong.set(-MINUTE);
        try (Server server = started(options)) {
            mustHaveKeptTheirTime(act(anna.at(server.port()), match));
        }
    }

    @Test
    @ResourceLock(POSTGRES)
    void the_database_is_away_while_the_nodes_live() throws IOException {
        try (Server server = started(options().withDatabase(Postgres.fresh()))) {
            Client anna = new Client(server.port(), "Anna");
            String match = make(anna);
            sleep(Duration.ofMillis(1_500));
            try (Page page = anna.open()) {
                page.follow(match);
                Postgres.restart(() -> sleep(AWAY));
                assertTrue(page.next("site-away").path("away").asBoolean());
                assertFalse(page.next("site-away").path("away").asBoolean());
                JsonNode clock = page.next("changed").at("/summary/clock");
                long left = clock.at("/left/0").asLong() - clock.path("elapsed").asLong();
                assertTrue(left > START - PATIENCE, clock.toString());
            }
            mustHaveKeptTheirTime(act(anna, match));
        }
    }

    @Test
    @ResourceLock(POSTGRES)
    void whoever_does_not_come_back_after_an_outage_loses_in_the_end() throws IOException {
        try (Server server = started(options().withDatabase(Postgres.fresh()))) {
            Client anna = new Client(server.port(), "Anna");
            String match = make(anna);
            sleep(Duration.ofMillis(1_500));
            Postgres.restart(() -> sleep(AWAY));
            long back = System.nanoTime();
            while (!anna.get("/api/matches/" + match).path("state").asText().equals("over")) {
                sleep(Duration.ofMillis(200));
                long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - back);
                assertTrue(waited < START + 5_000 + PATIENCE, "the outage and the time to come back, but no more");
            }
            assertEquals(
                    "time", anna.get("/api/matches/" + match).at("/result/code").asText());
        }
    }

    @Test
    @ResourceLock(POSTGRES)
    void the_clocks_of_two_nodes_differ_by_two_minutes_and_are_set_meanwhile() {
        String database = Postgres.fresh();
        AtomicLong ahead = new AtomicLong(MINUTE);
        AtomicLong behind = new AtomicLong(-MINUTE);
        ServerOptions options = options().withDatabase(database);
        try (Server one = started(options.withMachineClock(() -> System.currentTimeMillis() + ahead.get()));
                Server two = started(options.withMachineClock(() -> System.currentTimeMillis() + behind.get()))) {
            Client anna = new Client(one.port(), "Anna");
            Client annaElsewhere = anna.at(two.port());
            String match = make(anna);
            mustHaveKeptTheirTime(act(anna, match));
            ahead.set(-MINUTE);
            behind.set(MINUTE);
            sleep(Duration.ofMillis(1_500));
            mustHaveKeptTheirTime(annaElsewhere.open().follow(match));
            String bots = annaElsewhere.make("""
                    {"game":"arcanor","seats":[{"kind":"me"},{"kind":"bot","level":1}],"first":2,
                     "clock":{"kind":"match","seconds":30,"increment":0}}""").path("match").asText();
            try (Page page = anna.open()) {
                JsonNode now = page.follow(bots); // the bot may have moved before
                JsonNode moved = now.path("version").asInt() >= 2 ? now : page.changedTo(2);
                assertEquals(1, moved.at("/summary/onTurn").asInt());
                assertEquals("running", moved.at("/summary/state").asText());
            }
        }
    }
}
