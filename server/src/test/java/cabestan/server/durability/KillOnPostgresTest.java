package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Seed;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.KillableServer;
import cabestan.server.torture.Torture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same kills with PostgreSQL, of a single server and of one of two nodes. */
class KillOnPostgresTest {

    private static final int KILLS_OF_TWO = 6;

    @TempDir
    Path data;

    @Test
    void kill_9_loses_no_acknowledged_action() throws IOException {
        KillTest.torture(data, Postgres.fresh());
    }

    @Test
    void of_two_nodes_one_is_killed_again_and_again_and_the_other_plays_on() throws IOException {
        String database = Postgres.fresh();
        try (Redis redis = new Redis(data);
                KillableServer one = ServerProcess.server(data, database, redis.url());
                KillableServer two = ServerProcess.server(data, database, redis.url())) {
            Torture.Report report = new Torture(List.of(one, two), Seed.of(5)).run(KILLS_OF_TWO, kill -> {});
            System.out.println(report.text());
            assertEquals(List.of(), report.faults());
        }
    }
}
