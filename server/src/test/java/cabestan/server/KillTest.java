package cabestan.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Seed;
import cabestan.server.load.Torture;
import cabestan.server.load.Victim;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed again and again while people and bots play: nothing is lost, nothing is done twice. */
class KillTest {

    private static final int KILLS = 50;
    private static final int KILLS_OF_TWO = 10;

    @TempDir
    Path data;

    @Test
    void kill_9_loses_no_acknowledged_action_on_sqlite() throws IOException {
        torture("", KILLS);
    }

    @Test
    void kill_9_loses_no_acknowledged_action_on_postgresql() throws IOException {
        torture(Postgres.fresh(), KILLS);
    }

    @Test
    void of_two_nodes_one_is_killed_again_and_again_and_the_other_plays_on() throws IOException {
        String database = Postgres.fresh();
        try (Redis redis = new Redis(data);
                Victim one = ServerProcess.victim(data, database, redis.url());
                Victim two = ServerProcess.victim(data, database, redis.url())) {
            Torture.Report report = new Torture(List.of(one, two), Seed.of(5)).run(KILLS_OF_TWO, kill -> {});
            System.out.println(report.text());
            assertEquals(List.of(), report.faults());
        }
    }

    private void torture(String database, int kills) throws IOException {
        try (Victim victim = ServerProcess.victim(data, database)) {
            Torture.Report report = new Torture(List.of(victim), Seed.of(4)).run(kills, kill -> {});
            System.out.println(report.text());
            assertEquals(List.of(), report.faults());
            assertTrue(report.repeated() > 0, "no kill fell between a command and its answer");
        }
    }
}
