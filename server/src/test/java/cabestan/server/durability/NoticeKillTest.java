package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Seed;
import cabestan.server.load.KillableServer;
import cabestan.server.load.NoticeTorture;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import cabestan.server.support.ServerProcess;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed while it sends notices; {@code cabestan torture --scenario notices} does so for longer. */
class NoticeKillTest {

    private static final int KILLS = 3;

    @TempDir
    Path data;

    @Test
    void every_notice_arrives_after_kill_9_on_sqlite() throws IOException {
        try (KillableServer server = ServerProcess.server(data, "")) {
            torture(List.of(server));
        }
    }

    @Test
    void every_notice_arrives_while_one_of_two_nodes_is_killed() throws IOException {
        String database = Postgres.fresh();
        try (Redis redis = new Redis(data);
                KillableServer one = ServerProcess.server(data, database, redis.url());
                KillableServer two = ServerProcess.server(data, database, redis.url())) {
            torture(List.of(one, two));
        }
    }

    private static void torture(List<KillableServer> nodes) {
        NoticeTorture.Report report = new NoticeTorture(nodes, Seed.of(6)).run(KILLS, kill -> {});
        System.out.println(report.text());
        assertEquals(List.of(), report.faults());
    }
}
