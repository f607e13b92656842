package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Seed;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.KillableServer;
import cabestan.server.torture.Torture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed again and again while people and bots play: nothing is lost, nothing is done twice. */
class KillTest {

    private static final int KILLS = 20; // `cabestan torture` kills as often as one likes

    @TempDir
    Path data;

    @Test
    void kill_9_loses_no_acknowledged_action_on_sqlite() throws IOException {
        torture(data, "");
    }

    static void torture(Path data, String database) throws IOException {
        try (KillableServer server = ServerProcess.server(data, database)) {
            Torture.Report report = new Torture(List.of(server), Seed.of(4)).run(KILLS, kill -> {});
            System.out.println(report.text());
            assertEquals(List.of(), report.faults());
            assertTrue(report.repeated() > 0, "no kill fell between a command and its answer");
        }
    }
}
