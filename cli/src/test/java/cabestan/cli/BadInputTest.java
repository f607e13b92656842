package cabestan.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bad input of any kind: one line on standard error says where and what was expected, the exit code is 2, and nothing is printed. */
class BadInputTest {

    @TempDir
    private Path folder;

    private static void assertRejected(String message, Run run) {
        assertEquals(new Run(2, "", "cabestan: " + message + "\n"), run);
    }

    private String position(String example, String right, String wrong) throws IOException {
        String text = Files.readString(Path.of(Run.example(example)));
        assertTrue(text.contains(right), "the example has changed: " + text);
        return Files.writeString(folder.resolve("bad.position"), text.replace(right, wrong))
                .toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "crates D4 | crates K4 | 7: 'K4' is not a square; expected A1 to J10",
                "crates D4 | crates C6 D4 | 7: expected at most 12 crates, found 13",
                "crates D4 E4 F4 | crates D4 D4 D4 | 7: a third crate on D4; a pile has two"
            })
    void fragile_positions(String right, String wrong, String message) throws IOException {
        String file = position("fragile/fragile-1.position", right, wrong);
        assertRejected(file + ":" + message, Run.of("actions", "fragile", "--position", file));
    }

    @Test
    void an_eighteenth_skull() throws IOException {
        String file = position("cartagena/cartagena-4.position", "deck H", "deck T");
        assertRejected(
                file + ":9: deck: one card T too many; expected 17 of each symbol in tortuga",
                Run.of("perft", "cartagena", "--depth", "1", "--position", file));
    }

    @Test
    void a_piece_inside_a_smaller_one() throws IOException {
        Path file = folder.resolve("bad.position");
        Files.writeString(file, ",,,,,,,/,,,,,,,/,,43,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w\n");
        assertRejected(
                file + ":1: row 5, cell c5: a piece of size 4 holds nothing, found a 3 in it",
                Run.of("show", "arcanor", "--position", file.toString()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "perft arcanor --depth -1 | --depth -1 is out of range; expected 0 to 20",
                "perft arcanor --depth x | --depth: 'x' is not a whole number",
                "perft arcanor | --depth=N is missing; see cabestan perft --help",
                "perft chess --depth 1 | 'chess' is not a game; expected one of fragile, cartagena, arcanor, noughts",
                "random fragile --players 9 | 9 players do not fit standard; expected 2 to 4",
                "random fragile --players -1 | -1 players do not fit standard; expected 2 to 4",
                "random fragile --variant go | variant 'go' is not known in fragile; expected one of standard, straws",
                "random fragile --seed abc | --seed: 'abc' is not a seed; expected a whole number or 64 hexadecimal digits",
                "random fragile --matches 0 | --matches 0 is out of range; expected 1 or more",
                "compose --turns 2 --seed abc | --seed: 'abc' is not a seed; expected a whole number or 64 hexadecimal digits",
                "analyse a.match --nodes 0 | --time-ms and --nodes must be 1 or more",
                "analyse a.match --time-ms 0 | --time-ms and --nodes must be 1 or more",
                "arena arcanor --seats random,random --threads 0 | --threads 0 is out of range; expected 1 or more",
                "selfplay arcanor --matches 1 --out x --threads 0 | --threads 0 is out of range; expected 1 or more",
                "doctor --bus nowhere | --bus: not the address of a Redis; expected redis://user:password@host:port",
                "bench engine --seconds NaN | --seconds NaN is out of range; expected more than 0, up to 600",
                "verify | FILE is missing; see cabestan verify --help",
                "selfplay arcanor | --matches=N and --out=DIR are missing; see cabestan selfplay --help",
                "perft arcanor --depth | --depth needs a value; see cabestan perft --help",
                "tune arcanor --seed abc | --seed: 'abc' is not a whole number",
                "arena arcanor --seats random,random --sprt 0,x | --sprt: 'x' is not a number",
                "arena arcanor --seats random,random --time-ms 0 | --time-ms 0 is out of range; expected 1 or more",
                "arena arcanor --seats random,random --nodes 5 --time-ms 5 | give only one of --time-ms=T, --nodes=N",
                "arena arcanor --seats , | --seats names no player",
                "play arcanor --seats , | --seats names no player",
                "random arcanor --matches 99999999999 | --matches: '99999999999' is out of range; expected up to 2147483647",
                "docs pom.xml/docs | cannot write pom.xml/docs: Not a directory",
                "site pom.xml/site | cannot write pom.xml/site: Not a directory",
                "selfplay arcanor --matches 1 --out pom.xml/x | cannot write pom.xml/x: Not a directory",
                "compose --turns 2 --folder pom.xml/x | cannot write pom.xml/x: Not a directory",
                "--lan | unknown option '--lan'; cabestan --help lists the commands",
                "bench | expected a command; cabestan bench --help lists them",
                "help sail | 'sail' is not a command; cabestan --help lists them",
                "serve --config nowhere.conf | --config nowhere.conf: there is no such file",
                "serve --smtp-host localhost | --mail-from is missing; expected one like cabestan@example.org",
                "verify a b | unexpected 'b'",
                "sail | 'sail' is not a command; cabestan --help lists them",
                "show arcanor --upside-down | unknown option '--upside-down'"
            })
    void command_lines(String args, String message) {
        assertRejected(message, Run.of(args.split(" ")));
    }

    @Test
    void files_that_cannot_be_read() {
        String missing = folder.resolve("missing").toString();
        assertRejected(missing + ": there is no such file", Run.of("show", "arcanor", "--position", missing));
        assertRejected(missing + ": there is no such file", Run.of("verify", missing));
        assertRejected(folder + ": is a folder; expected a file", Run.of("replay", folder.toString()));
        assertRejected("expected the name of a file, found nothing", Run.of("replay", ""));
    }

    @Test
    void a_file_that_cannot_be_written_is_reported_before_any_match_is_played() {
        String file = folder.resolve("nowhere").resolve("a.match").toString();
        assertRejected(
                file + ": cannot be written; there is no folder " + folder.resolve("nowhere"),
                Run.of("random", "arcanor", "--record", file));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"show fragile --position", "show cartagena --position", "show arcanor --position", "verify"})
    void binary_files(String command) throws IOException {
        Path file = folder.resolve("rubbish");
        String[] args = (command + " " + file).split(" ");
        Files.write(file, new byte[] {'a', '\n', 'b', (byte) 0xff, 0, 1});
        assertRejected(file + ":2: expected text in UTF-8, found other bytes", Run.of(args));

        Files.write(file, new byte[] {0, 1, 2, 'x', 27, '[', '2', 'J'});
        Run run = Run.of(args);
        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("cabestan: " + file + ":1: "), run.err());
        assertTrue(run.err().contains("expected"), run.err());
        assertTrue(run.err().strip().chars().noneMatch(Character::isISOControl), "no escape reaches the terminal");
        assertEquals(1, run.err().lines().count());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"show fragile --position", "show cartagena --position", "show arcanor --position", "verify"})
    void an_empty_file(String command) throws IOException {
        Path file = Files.writeString(folder.resolve("empty"), "");
        Run run = Run.of((command + " " + file).split(" "));
        assertEquals(2, run.code());
        assertTrue(run.err().startsWith("cabestan: " + file + ":1: expected "), run.err());
    }
}
