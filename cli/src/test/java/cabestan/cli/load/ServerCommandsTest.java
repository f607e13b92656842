package cabestan.cli.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Cabestan;
import cabestan.cli.Run;
import cabestan.cli.io.ExitCode;
import cabestan.server.Server;
import cabestan.server.ServerOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands that run or measure servers, each in its own process, and exactly what they print. */
class ServerCommandsTest {

    @TempDir
    Path folder;

    private Run run(String... arguments) throws IOException, InterruptedException {
        List<String> command = CabestanProcess.command(Cabestan.class, arguments);
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        assertTrue(process.waitFor(5, TimeUnit.MINUTES), "still running: " + command);
        return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    }

    @Test
    void load_measures_a_server_of_its_own() throws IOException, InterruptedException {
        Run run =
                run("load", "--sockets", "6", "--rate", "10", "--seconds", "1", "--warm-up", "0", "--p99-ms", "60000");
        assertEquals(0, run.code(), run.out() + run.err());
        assertTrue(run.lines().getFirst().matches("acknowledged 1[01] \\(.* errors 0 {2}unanswered 0"), run.out());
        assertTrue(run.lines().get(1).matches("processor time \\d+\\.\\d\\d ms an action"), run.out());
        assertEquals("passed", run.lines().get(2));
        assertEquals("seating 6 players, then 1 s of play\n", run.err());
    }

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:1, http://127.0.0.1:1 does not answer",
        "127.0.0.1, '--url: ''127.0.0.1'' is not the address of a server; expected http://host:port'",
        "localhost:8080, '--url: ''localhost:8080'' is not the address of a server; expected http://host:port'"
    })
    void load_says_in_a_line_that_there_is_no_server(String url, String said) throws IOException, InterruptedException {
        Run run = run("load", "--url", url, "--sockets", "2", "--rate", "5", "--seconds", "1");
        assertEquals(ExitCode.BAD_INPUT, run.code());
        assertTrue(run.err().contains(said), run.err());
        assertFalse(run.err().contains("at cabestan"), run.err());
    }

    @Test
    void load_fails_by_its_threshold() throws IOException, InterruptedException {
        Run run = run("load", "--sockets", "2", "--rate", "5", "--seconds", "1", "--warm-up", "0", "--p99-ms", "0.001");
        assertEquals(ExitCode.FAILED, run.code(), run.out() + run.err());
        assertTrue(run.lines().getLast().startsWith("failed: expected 5/s"), run.out());
    }

    @Test
    void torture_kills_and_finds_nothing_lost() throws IOException, InterruptedException {
        Run run = run("torture", "--kills", "2");
        assertEquals(0, run.code(), run.out() + run.err());
        assertTrue(run.out().matches("kills 2, acknowledged actions \\d+, .* faults 0\n"), run.out());
        assertEquals("\rkill 1 of 2\rkill 2 of 2\n", run.err());
    }

    @Test
    void torture_runs_a_scenario_by_name() throws IOException, InterruptedException {
        Run unknown = run("torture", "--scenario", "flood");
        assertEquals(ExitCode.BAD_INPUT, unknown.code());
        assertTrue(unknown.err().contains("there is no 'flood'"), unknown.err());
        Run disk = run("torture", "--scenario", "disk", "--seconds", "2");
        assertEquals(0, disk.code(), disk.out() + disk.err());
        assertTrue(
                disk.out().matches("disk: strikes \\d+, .* faults 0\nall nodes up: \\d+ commands, p50 .* ms\n"),
                disk.out());
        Run alone = run("torture", "--scenario", "two-releases", "--db", "postgresql://x:x@127.0.0.1:1/x");
        assertEquals(ExitCode.BAD_INPUT, alone.code());
        assertTrue(alone.err().contains("give it with --beside JAR"), alone.err());
    }

    @Test
    void the_doctor_finds_a_site_healthy_and_says_what_is_wrong_with_another()
            throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        try (Server server = new Server(ServerOptions.in(data).withPort(0))) {
            server.start();
            Run run = run("doctor", "--url", "http://127.0.0.1:" + server.port(), "--data", data.toString());
            assertEquals(0, run.code(), run.out() + run.err());
            assertEquals("healthy", run.lines().getLast());
            assertTrue(run.out().contains("good    sockets can be opened"), run.out());
            assertTrue(run.out().contains("good    the database is intact"), run.out());
        }
        Run gone = run("doctor", "--url", "http://127.0.0.1:1", "--data", data.toString());
        assertEquals(ExitCode.FAILED, gone.code(), gone.out() + gone.err());
        assertTrue(gone.out().startsWith("fault   http://127.0.0.1:1 does not answer"), gone.out());
    }

    @Test
    void what_is_backed_up_is_restored() throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        Path file = folder.resolve("monday.zip");
        Run none = run("backup", "--data", data.toString(), file.toString());
        assertEquals(ExitCode.BAD_INPUT, none.code());
        assertEquals("cabestan: there is no cabestan.db in " + data + "\n", none.err());

        letServerMake(data);
        Run backup = run("backup", "--data", data.toString(), file.toString());
        assertEquals(new Run(0, "written: " + file + " (keep it private: it holds the signing key)\n", ""), backup);
        Run again = run("backup", "--data", data.toString(), file.toString());
        assertEquals("cabestan: cannot write " + file + ": there is a file of this name already\n", again.err());

        Path other = folder.resolve("other");
        assertEquals(
                new Run(0, "restored into " + other + "\n", ""),
                run("restore", file.toString(), "--data", other.toString()));
        assertEquals(Files.readString(data.resolve("signing.key")), Files.readString(other.resolve("signing.key")));
        Run missing = run("restore", folder.resolve("tuesday.zip").toString(), "--data", other.toString());
        assertEquals(ExitCode.BAD_INPUT, missing.code());
        assertTrue(missing.err().contains("there is no " + folder.resolve("tuesday.zip")), missing.err());
    }

    /** The port is taken, so the server exits after creating its files. */
    private void letServerMake(Path data) throws IOException, InterruptedException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Run run = run("serve", "--data", data.toString(), "--port", "" + taken.getLocalPort());
            assertEquals(ExitCode.BAD_INPUT, run.code(), run.err());
            assertTrue(run.err().contains("cannot listen on 127.0.0.1 port " + taken.getLocalPort()), run.err());
        }
    }

    @Test
    void a_folder_that_cannot_be_written_is_reported_in_one_line() throws IOException, InterruptedException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "not a folder");
        Run run = run("serve", "--port", "0", "--data", file.toString());
        assertEquals(ExitCode.BAD_INPUT, run.code());
        assertTrue(run.err().startsWith("cabestan: cannot ") && run.err().contains(file.toString()), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void a_proxy_that_is_not_an_address_is_rejected() throws IOException, InterruptedException {
        Run run = run("serve", "--port", "0", "--data", folder.resolve("data").toString(), "--trust-proxy", "nginx");
        assertEquals(
                new Run(
                        ExitCode.BAD_INPUT,
                        "",
                        "cabestan: --trust-proxy: 'nginx' is not an address; expected one like 10.0.0.7 or 10.0.0.0/8\n"),
                run);
    }
}
