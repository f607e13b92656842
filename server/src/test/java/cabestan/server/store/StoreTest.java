package cabestan.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Postgres;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the store promises, on both databases. */
class StoreTest {

    private static MatchIndex at(int version) {
        return new MatchIndex(version, "running", 0, 1, "0,0", "", false, 0, 1_000, 0);
    }

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

    private static MatchHead head(String id) {
        TreeMap<String, String> options = new TreeMap<>();
        options.put("release", "any");
        return new MatchHead(
                id, "arcanor", "open", options, -1, "", "00", "none", true, "anna", "watch-key", "", 1_000);
    }

    private static final List<SeatRow> SEATS =
            List.of(new SeatRow(0, "player", "anna", "", 0, ""), new SeatRow(1, "bot", "", "", 3, ""));

    private static final EventRow STARTED = new EventRow(1, "started", -1, "", "", "", 1_000);

    private static EventRow acted(int version, String action) {
        return new EventRow(version, "acted", 0, "anna", "c" + version, action, 1_000 + version);
    }

    @ParameterizedTest
    @MethodSource("databases")
    void what_was_written_is_read_back(String kind) {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            matches.create(head("m1"), SEATS, List.of(STARTED), at(1));
            matches.append("m1", List.of(acted(2, "a1-a2")), List.of(), at(2));

            MatchRepository.Stored stored = matches.load("m1").orElseThrow();
            assertEquals(head("m1"), stored.head());
            assertEquals(SEATS, stored.seats());
            assertEquals(List.of(STARTED, acted(2, "a1-a2")), stored.events());
            assertEquals(List.of(acted(2, "a1-a2")), matches.eventsSince("m1", 1));
            assertEquals("m1", matches.of("anna").getFirst().head().id());
            assertTrue(matches.load("m2").isEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void of_two_who_write_the_same_version_one_wins_and_the_other_is_told(String kind) throws InterruptedException {
        try (Database database = open(kind)) {
            MatchRepository matches = new MatchRepository(database);
            matches.create(head("m1"), SEATS, List.of(STARTED), at(1));
            int rivals = 20;
            List<String> losers = new ArrayList<>();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < rivals; i++) {
                String action = "action " + i;
                threads.add(Thread.startVirtualThread(() -> {
                    try {
                        matches.append("m1", List.of(acted(2, action)), List.of(), at(2));
                    } catch (VersionTaken e) {
                        synchronized (losers) {
                            losers.add(action);
                        }
                    }
                }));
            }
            for (Thread thread : threads) {
                thread.join();
            }
            assertEquals(rivals - 1, losers.size());
            List<EventRow> events = matches.eventsSince("m1", 1);
            assertEquals(1, events.size());
            assertTrue(!losers.contains(events.getFirst().detail()));
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
                matches.create(head(match), SEATS, List.of(STARTED), at(1));
                if (i % 3 == 0) {
                    matches.append(match, List.of(acted(2, "faster")), List.of(), at(2));
                }
                threads.add(Thread.ofVirtual().unstarted(() -> {
                    try {
                        matches.append(match, List.of(acted(2, "slower")), List.of(), at(2));
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
                assertEquals(List.of(acted(2, i % 3 == 0 ? "faster" : "slower")), matches.eventsSince(match, 1));
            }
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
                    new MatchRepository(database)
                            .of("anna").stream()
                                    .map(listing -> listing.index().phase())
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
            matches.create(head("m1"), SEATS, List.of(STARTED), at(1));
            assertTrue(matches.load("m1").isPresent());
        }
    }
}
