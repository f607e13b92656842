package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import cabestan.server.Server;
import cabestan.server.ServerOptions;
import cabestan.server.http.ListenFailure;
import cabestan.server.store.Backup;
import cabestan.server.store.StoreFailure;
import cabestan.server.support.CapturedLog;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A backup taken while people play restores matches and players. */
class BackupTest extends ServerTest {

    @TempDir
    Path elsewhere;

    @Test
    void what_was_backed_up_while_running_is_restored() throws IOException {
        Client anna = player("Anna");
        String wish = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"guest\",\"name\":\"Kim\"}]}";
        anna.make(wish);
        Path file = elsewhere.resolve("backup.zip");
        Backup.write(data, file);
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        anna.make(wish);
        assertEquals(2, anna.get("/api/me/matches").path("matches").size());

        StoreFailure running = assertThrows(StoreFailure.class, () -> Backup.restore(file, data));
        assertTrue(running.getMessage().contains("already running"), running.getMessage());
        server.stop();
        Backup.restore(file, data);
        start();
        assertEquals(
                1, anna.at(server.port()).get("/api/me/matches").path("matches").size());
        assertTrue(Files.exists(data.resolve("cabestan.db.old")));
    }

    @Test
    void a_restore_that_finds_the_folder_locked_leaves_the_files_of_the_one_that_locked_it() throws IOException {
        Path file = elsewhere.resolve("backup.zip");
        Backup.write(data, file);
        Path unpacked = Files.writeString(data.resolve("cabestan.db.new"), "unpacked by another restore");
        assertThrows(StoreFailure.class, () -> Backup.restore(file, data));
        assertTrue(Files.exists(unpacked));
        server.stop();
        Backup.restore(file, data); // what an interrupted restore left is overwritten
        assertFalse(Files.exists(unpacked));
        start();
    }

    @Test
    void a_file_that_is_not_a_backup_is_rejected_and_the_data_stays() throws IOException {
        Client anna = player("Anna");
        server.stop();
        Path file = elsewhere.resolve("holiday.zip");
        Files.writeString(file, "not a backup");
        assertThrows(StoreFailure.class, () -> Backup.restore(file, data));
        start();
        assertEquals("Anna", anna.at(server.port()).get("/api/me").path("name").asText());
    }

    @Test
    void a_restore_from_what_is_no_whole_backup_does_not_create_the_folder() throws IOException {
        Path whole = elsewhere.resolve("whole.zip");
        Backup.write(data, whole);
        byte[] bytes = Files.readAllBytes(whole);
        Path cut = Files.write(elsewhere.resolve("cut.zip"), Arrays.copyOf(bytes, bytes.length / 2));
        Path target = elsewhere.resolve("new");
        for (Path source : List.of(elsewhere.resolve("missing.zip"), cut)) {
            StoreFailure failure = assertThrows(StoreFailure.class, () -> Backup.restore(source, target));
            assertTrue(failure.getMessage().contains(source.toString()), failure.getMessage());
            assertFalse(Files.exists(target), failure.getMessage());
        }
    }

    @Test
    void a_folder_that_cannot_be_written_is_named_with_the_reason() throws IOException {
        Path file = Files.writeString(elsewhere.resolve("notes.txt"), "not a folder");
        for (Path place : List.of(Path.of("/proc/cabestan"), file, file.resolve("below"))) {
            StoreFailure failure = assertThrows(StoreFailure.class, () -> new Server(ServerOptions.in(place)));
            assertTrue(failure.getMessage().contains(place.toString()), failure.getMessage());
            assertFalse(failure.getMessage().contains("Exception"), failure.getMessage());
        }
    }

    @Test
    void a_folder_without_permission_is_named_with_the_reason() throws IOException {
        Path readOnly = Files.createDirectory(
                elsewhere.resolve("read-only"),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("r-xr-xr-x")));
        assumeFalse(Files.isWritable(readOnly), "root may write everywhere");
        StoreFailure failure = assertThrows(StoreFailure.class, () -> new Server(ServerOptions.in(readOnly)));
        assertTrue(failure.getMessage().contains("no permission"), failure.getMessage());
    }

    @Test
    void a_second_server_on_the_same_folder_is_rejected() {
        StoreFailure failure = assertThrows(StoreFailure.class, () -> new Server(options()));
        assertTrue(failure.getMessage().contains("already running"), failure.getMessage());
    }

    @Test
    void a_port_that_is_taken_is_named() {
        ServerOptions other = ServerOptions.in(elsewhere).withPort(server.port());
        try (CapturedLog log = CapturedLog.of("io.javalin.Javalin")) {
            ListenFailure failure = assertThrows(ListenFailure.class, () -> new Server(other).start());
            assertTrue(failure.getMessage().contains(String.valueOf(server.port())), failure.getMessage());
            assertTrue(log.text().contains("Failed to start Javalin"), log.text());
        }
    }

    @Test
    void a_newer_program_does_not_migrate_the_database_it_backs_up() throws SQLException {
        execute(data.resolve("cabestan.db"), "DELETE FROM schema_version WHERE version > 3");
        Backup.write(data, elsewhere.resolve("backup.zip"));
        assertEquals("3", query(data.resolve("cabestan.db"), "SELECT MAX(version) FROM schema_version"));
    }

    @Test
    void the_old_database_keeps_what_only_its_write_ahead_log_has() throws IOException, SQLException {
        Path file = elsewhere.resolve("backup.zip");
        Backup.write(data, file);
        Path crashed = Files.createDirectory(elsewhere.resolve("crashed"));
        player("Anna");
        for (String name : List.of("cabestan.db", "cabestan.db-wal", "signing.key")) { // as a power cut leaves them
            Files.copy(data.resolve(name), crashed.resolve(name));
        }
        Backup.restore(file, crashed);
        assertEquals("0", query(crashed.resolve("cabestan.db"), "SELECT COUNT(*) FROM players"));
        assertEquals("1", query(crashed.resolve("cabestan.db.old"), "SELECT COUNT(*) FROM players"));
    }

    private static void execute(Path database, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String query(Path database, String sql) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                var statement = connection.createStatement();
                var row = statement.executeQuery(sql)) {
            return row.getString(1);
        }
    }
}
