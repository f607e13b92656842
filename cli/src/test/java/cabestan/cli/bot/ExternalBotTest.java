package cabestan.cli.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.catalog.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that do not speak the protocol. */
class ExternalBotTest {

    @TempDir
    private Path folder;

    @Test
    void a_program_that_does_not_say_hello_is_ended() throws IOException {
        Path file = folder.resolve("pid");
        String command = "sh -c 'echo $$ > " + file + "; echo rubbish; exec sleep 60'";
        BotFailure failure = assertThrows(BotFailure.class, () -> new ExternalBot(command, Games.named("arcanor")));
        assertTrue(
                failure.getMessage().contains("expected a message of the protocol, found 'rubbish'"),
                failure::toString);
        assertIsGone(file);
    }

    @Test
    void what_a_script_has_started_is_ended_with_it() throws IOException {
        Path file = folder.resolve("pid");
        String command = "sh -c 'sleep 60 & echo $! > " + file + "; echo rubbish; wait'";
        assertThrows(BotFailure.class, () -> new ExternalBot(command, Games.named("arcanor")));
        assertIsGone(file);
    }

    private static void assertIsGone(Path file) throws IOException {
        long pid = Long.parseLong(Files.readString(file).strip());
        assertEquals(Optional.empty(), ProcessHandle.of(pid).flatMap(ExternalBotTest::program));
    }

    /** Empty for a process that was killed and whose parent has not asked for its exit status yet. */
    private static Optional<String> program(ProcessHandle process) {
        return process.info().command();
    }
}
