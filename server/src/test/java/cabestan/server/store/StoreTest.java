package cabestan.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.store.MatchRepository.NumberedPlans;
import cabestan.server.store.MatchRepository.PlanChange;
import cabestan.server.store.MatchRepository.VersionTaken;
import cabestan.server.support.Postgres;
import cabestan.server.support.SampleTables;
import cabestan.table.Seat;
import cabestan.table.Table;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlans;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the store promises, on both databases. */
class StoreTest {

    @TempDir
    Path data;

    static Stream<String> databases() {
        return Stream.of("sqlite", "postgresql");
    }

    private Database open(String kind) {
        return kind.equals("sqlite")
                ? Database.sqlite(data.resolve("cabestan.db"))
                : Database.postgresql(Postgres.fresh());
    }

    /** Lets Anna act and writes it. */
    private static LoggedEvent append(MatchRepository matches, Table table, String action) {
        List<Seat> seats = table.seats();
        LoggedEvent event = SampleTables.acted(table, action);
        table.apply(event);
        matches.append(table, List.of(event), PlanChange.NONE, seats, 0, Optional.empty(), List.of());
        return event;
    }

    @ParameterizedTest
    @MethodSource("databases")
    void what_was_written_is_read_back(String kind) {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            Table table = SampleTables.started("m1");
            matches.create(table, 0, true, List.of());
            LoggedEvent acted = append(matches, table, "a1-a2");

            Table loaded = matches.load("m1").orElseThrow();
            assertEquals(table.head(), loaded.head());
            assertEquals(table.seats(), loaded.seats());
            assertEquals(table.events(), loaded.events());
            assertEquals(table.standing(), loaded.standing());
            assertEquals(List.of(acted), matches.eventsSince("m1", 1));
            MatchRepository.Listing listing =
                    new PlayerMatchRepository(database, matches).of("anna").getFirst();
            assertEquals(table.head(), listing.head());
            assertEquals(table.standing(), listing.standing());
            assertTrue(matches.load("m2").isEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_match_of_a_game_that_this_program_lacks_hides_no_other_from_lists(String kind) {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            matches.create(SampleTables.started("m1"), 0, true, List.of());
            matches.create(SampleTables.started("m2"), 0, true, List.of());
            database.write(handle -> handle.execute("UPDATE matches SET game = 'go' WHERE id = 'm1'"));
            assertEquals(
                    List.of("m2"),
                    new PlayerMatchRepository(database, matches)
                            .of("anna").stream()
                                    .map(listing -> listing.head().id())
                                    .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void of_two_who_write_the_same_version_one_wins_and_the_other_is_told(String kind) throws InterruptedException {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            matches.create(SampleTables.started("m1"), 0, true, List.of());
            int rivals = 20;
            List<String> losers = new ArrayList<>();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < rivals; i++) {
                String action = i % 2 == 0 ? "a1-a2" : "b1-b2";
                String name = i + " " + action;
                threads.add(Thread.startVirtualThread(() -> {
                    try {
                        append(matches, SampleTables.started("m1"), action);
                    } catch (VersionTaken e) {
                        synchronized (losers) {
                            losers.add(name);
                        }
                    }
                }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            assertEquals(rivals - 1, losers.size());
            assertEquals(1, matches.eventsSince("m1", 1).size());
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void of_many_who_write_at_once_only_those_who_come_too_late_are_told_so(String kind) throws InterruptedException {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            List<Thread> threads = new ArrayList<>();
            Set<String> late = ConcurrentHashMap.newKeySet();
            for (int i = 0; i < 60; i++) {
                String match = "m" + i;
                matches.create(SampleTables.started(match), 0, true, List.of());
                if (i % 3 == 0) {
                    append(matches, SampleTables.started(match), "a1-a2");
                }
                threads.add(Thread.ofVirtual().unstarted(() -> {
                    try {
                        append(matches, SampleTables.started(match), "b1-b2");
                    } catch (VersionTaken e) {
                        late.add(match);
                    }
                }));
            }
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            for (int i = 0; i < 60; i++) {
                String match = "m" + i;
                assertEquals(i % 3 == 0, late.contains(match), match);
                LoggedEvent expected = SampleTables.acted(SampleTables.started(match), i % 3 == 0 ? "a1-a2" : "b1-b2");
                assertEquals(List.of(expected), matches.eventsSince(match, 1));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_match_that_events_open_is_written_with_them_or_not_at_all(String kind) {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            Table faster = SampleTables.started("m1");
            Table slower = SampleTables.started("m1");
            matches.create(SampleTables.started("m1"), 0, true, List.of());
            append(matches, faster, "a1-a2");
            LoggedEvent event = SampleTables.acted(slower, "b1-b2");
            slower.apply(event);
            assertThrows(
                    VersionTaken.class,
                    () -> matches.append(
                            slower,
                            List.of(event),
                            PlanChange.NONE,
                            slower.seats(),
                            0,
                            Optional.of(SampleTables.started("m2")),
                            List.of()));
            assertTrue(matches.load("m2").isEmpty(), "nobody could find the way to it");

            LoggedEvent next = new LoggedEvent(3, 2_000, "anna", "c3", new TableEvent.Resigned(0, List.of(2, 1)));
            faster.apply(next);
            matches.append(
                    faster,
                    List.of(next),
                    PlanChange.NONE,
                    faster.seats(),
                    0,
                    Optional.of(SampleTables.started("m3")),
                    List.of());
            assertEquals(3, matches.load("m1").orElseThrow().version());
            assertEquals(1, matches.load("m3").orElseThrow().version());
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void nobody_writes_without_knowing_the_newest_plans(String kind) {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            Table table = SampleTables.started("m1");
            matches.create(SampleTables.started("m1"), 0, true, List.of());
            ReplyPlans planned = ReplyPlans.NONE.with(
                    1, new ReplyPlan(List.of(List.of("a1-a2", "a7-a6"), List.of("b1-b2", "b7-b6"))));
            PlanChange plan = PlanChange.of(NumberedPlans.NONE, planned);
            matches.append(table, List.of(), plan, table.seats(), 0, Optional.empty(), List.of());
            assertEquals(plan.after(), matches.plans("m1"));
            assertEquals(1, matches.load("m1").orElseThrow().version());

            assertThrows(VersionTaken.class, () -> append(matches, SampleTables.started("m1"), "a1-a2"));
            LoggedEvent event = SampleTables.acted(table, "a1-a2");
            table.apply(event);
            PlanChange dropped = PlanChange.of(plan.after(), ReplyPlans.NONE);
            matches.append(table, List.of(event), dropped, table.seats(), 0, Optional.empty(), List.of());
            assertEquals(new NumberedPlans(2, ReplyPlans.NONE), matches.plans("m1"));
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void plans_that_an_older_program_left_in_a_match_that_is_over_are_removed(String kind) {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            for (String match : List.of("m1", "m2")) {
                Table table = SampleTables.started(match);
                matches.create(table, 0, true, List.of());
                PlanChange plan = PlanChange.of(
                        NumberedPlans.NONE, ReplyPlans.NONE.with(1, new ReplyPlan(List.of(List.of("a1-a2", "a7-a6")))));
                matches.append(table, List.of(), plan, table.seats(), 0, Optional.empty(), List.of());
            }
            database.write(handle -> handle.execute("UPDATE matches SET phase = 'over' WHERE id = 'm1'"));
            matches.removePlansOfEnded();
            assertEquals(ReplyPlans.NONE, matches.plans("m1").plans());
            assertEquals(1, matches.plans("m2").plans().bySeat().size());
        }
    }

    @Test
    void a_database_of_the_program_before_is_brought_up_to_date_with_what_it_holds() throws SQLException, IOException {
        Path file = data.resolve("cabestan.db");
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            statement.execute("CREATE TABLE schema_version (version INTEGER PRIMARY KEY)");
            for (int version = 1; version <= 2; version++) {
                try (var script = Database.class.getResourceAsStream(version + ".sql")) {
                    statement.executeUpdate(new String(script.readAllBytes(), StandardCharsets.UTF_8));
                }
                statement.execute("INSERT INTO schema_version (version) VALUES (" + version + ")");
            }
            for (String phase : List.of("over", "running")) {
                statement.execute("INSERT INTO matches VALUES ('" + phase + "', 'arcanor', 'arcanor', '', 0, '', '00',"
                        + " 'none', 0, 'anna', '', '', 1, 1, '" + phase + "', 0, 1, '', '', 0, 0, 7000)");
                statement.execute("INSERT INTO seats VALUES ('" + phase + "', 0, 'player', 'anna', '', 0, '')");
            }
        }
        try (Database database = Database.sqlite(file)) {
            assertEquals(
                    List.of("running", "over"),
                    new PlayerMatchRepository(database, new MatchRepository(database))
                            .of("anna").stream()
                                    .map(listing -> listing.standing().phase().word())
                                    .toList());
        }
    }

    @Test
    void a_database_of_a_newer_program_is_refused() throws SQLException {
        Path file = data.resolve("cabestan.db");
        Database.sqlite(file).close();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            statement.execute("INSERT INTO schema_version (version) VALUES (999)");
        }
        StoreFailure failure = assertThrows(StoreFailure.class, () -> Database.sqlite(file));
        assertTrue(failure.getMessage().contains("newer version"), failure.getMessage());
    }

    @Test
    void a_file_that_is_no_database_is_refused_with_its_name() throws IOException {
        Path file = data.resolve("cabestan.db");
        Files.writeString(file, "this is not a database, whatever its name says; it is long enough to be looked at");
        StoreFailure failure = assertThrows(StoreFailure.class, () -> Database.sqlite(file));
        assertTrue(failure.getMessage().contains("cabestan.db"), failure.getMessage());
    }

    @Test
    void a_wrong_address_is_refused_without_the_password() {
        StoreFailure failure = assertThrows(
                StoreFailure.class, () -> Database.postgresql("postgresql://me:secret@127.0.0.1:1/nothing"));
        assertTrue(!failure.getMessage().contains("secret"), failure.getMessage());
        assertThrows(StoreFailure.class, () -> Database.postgresql("mysql://x/y"));
    }

    @Test
    void an_address_with_the_password_among_its_parameters_is_printed_without_it() {
        PostgresUrl url = PostgresUrl.read("postgresql://db.example.org/cabestan?user=me&password=secret");
        assertEquals("jdbc:postgresql://db.example.org/cabestan", url.toString());
        assertTrue(url.jdbc().endsWith("?user=me&password=secret"), url.jdbc());
    }

    @Test
    void nodes_that_stopped_long_ago_are_forgotten_even_without_an_outage() {
        try (Database database = open("sqlite")) {
            SiteRepository site = new SiteRepository(database);
            long start = Duration.ofDays(1_000).toMillis();
            long later = start + Duration.ofDays(2).toMillis();
            site.beat("stopped", 10_000, () -> start);
            site.beat("running", 10_000, () -> later);
            site.beat("running", 10_000, () -> later + 1);
            assertEquals(1, site.countRows().get("house"));
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void the_writer_survives_work_with_a_fault(String kind) {
        try (Database database = open(kind)) {
            assertThrows(
                    StoreFailure.class,
                    () -> database.write(handle -> {
                        throw new AssertionError("a fault");
                    }));
            MatchRepository matches = new MatchRepository(database);
            matches.create(SampleTables.started("m1"), 0, true, List.of());
            assertTrue(matches.load("m1").isPresent());
        }
    }
}
