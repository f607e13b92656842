package cabestan.cli.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Settings by flag, environment and file, rejected by name if they are wrong. */
class SettingsTest {

    @TempDir
    private Path folder;

    private static void assertRejected(String message, Run run) {
        assertEquals(new Run(2, "", "cabestan: " + message + "\n"), run);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--port | 70000 | --port 70000 is out of range; expected 0 to 65535",
                "--db | mysql://x/y | --db is not a database address; expected postgresql://user:password@host:port/name",
                "--bus | http://x | --bus is not the address of a Redis; expected redis://user:password@host:port",
                "--bus | redis://x | --bus is for nodes that share a database; give --db too",
                "--in-memory | 3 | --in-memory 3 is out of range; expected 100 or more"
            })
    void a_wrong_value_is_rejected_by_the_name_of_its_setting(String flag, String value, String message)
            throws IOException {
        String name = flag.substring(2);
        String data = folder.toString();
        assertRejected(message, Run.of("serve", "--data", data, flag, value));
        assertRejected(message, Run.in(Map.of(Settings.variable(name), value), "serve", "--data", data));
        Path file = Files.writeString(folder.resolve("cabestan.conf"), name + " = " + value + "\n");
        assertRejected(message, Run.of("serve", "--data", data, "--config", file.toString()));
        assertRejected(message, Run.in(Map.of("CABESTAN_CONFIG", file.toString()), "serve", "--data", data));
    }

    @Test
    void a_value_that_is_not_a_number_is_rejected_with_its_source() throws IOException {
        Run environment = Run.in(Map.of("CABESTAN_PORT", "many"), "serve");
        assertEquals(2, environment.code());
        assertTrue(environment.err().contains("--port"), environment.err());
        assertTrue(environment.err().contains("(see CABESTAN_PORT)"), environment.err());
        Path file = Files.writeString(folder.resolve("cabestan.conf"), "port = many\n");
        Run inFile = Run.of("serve", "--config=" + file);
        assertTrue(inFile.err().contains("--port"), inFile.err());
        assertTrue(inFile.err().contains("(see " + file + ")"), inFile.err());
    }

    @Test
    void a_flag_comes_before_the_environment_and_that_before_the_file() throws IOException {
        Path file = Files.writeString(folder.resolve("cabestan.conf"), "in-memory = 1\n");
        Map<String, String> environment = Map.of("CABESTAN_CONFIG", file.toString(), "CABESTAN_IN_MEMORY", "2");
        assertTrue(Run.of("serve", "--config", file.toString()).err().contains("--in-memory 1 "));
        assertTrue(Run.in(environment, "serve").err().contains("--in-memory 2 "));
        assertTrue(Run.in(environment, "serve", "--in-memory", "3").err().contains("--in-memory 3 "));
    }

    @Test
    void a_missing_file_or_one_with_an_unknown_setting_is_rejected() throws IOException {
        Path file = Files.writeString(folder.resolve("cabestan.conf"), "prot = 80\n");
        assertRejected(file + ": there is no setting 'prot'", Run.of("serve", "--config", file.toString()));
        String missing = folder.resolve("none").toString();
        assertRejected("--config " + missing + ": there is no such file", Run.of("worker", "--config", missing));
    }

    @Test
    void a_worker_needs_a_database() {
        assertRejected("--db is missing: a worker thinks for nodes that share a PostgreSQL database", Run.of("worker"));
    }
}
