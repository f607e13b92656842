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
        long pid = Long.parseLong(Files.readString(file).strip());
        assertEquals(Optional.empty(), ProcessHandle.of(pid).filter(ProcessHandle::isAlive));
    }
}
