package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.game.Seed;
import cabestan.server.load.MailSink;
import cabestan.server.load.PushSink;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.KillableServer;
import cabestan.server.torture.NoticeTorture;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * The server is killed while it sends notices; {@code cabestan torture --scenario notices} does so for longer.
 *
 * <p>Both tests mostly wait for leases to expire and retries to come, so they run side by side.
 */
@Execution(ExecutionMode.CONCURRENT)
class NoticeKillTest {

    private static final int KILLS = 3;

    @TempDir
    Path data;

    @BeforeAll
    static void prepare() {
        ServerProcess.prepare(); // it needs PostgreSQL for itself
    }

    @Test
    void every_notice_arrives_after_kill_9_on_sqlite() throws IOException {
        try (MailSink mails = mails();
                KillableServer server = ServerProcess.mailing(data, "", "", mails)) {
            torture(List.of(server), mails);
        }
    }

    @Test
    void every_notice_arrives_while_one_of_two_nodes_is_killed() throws IOException {
        String database = Postgres.fresh();
        try (Redis redis = new Redis(data);
                MailSink mails = mails();
                KillableServer one = ServerProcess.mailing(data, database, redis.url(), mails);
                KillableServer two = ServerProcess.mailing(data, database, redis.url(), mails)) {
            torture(List.of(one, two), mails);
        }
    }

    private static MailSink mails() {
        return new MailSink(NoticeTorture.stumbling(Seed.of(7).dice()));
    }

    /** Every match is told of by push and by mail. */
    private static void torture(List<KillableServer> nodes, MailSink mails) {
        try (PushSink pushes = new PushSink(NoticeTorture.stumbling(Seed.of(8).dice()))) {
            NoticeTorture.Report report =
                    new NoticeTorture(nodes, List.of(pushes, mails), Seed.of(6)).run(KILLS, kill -> {});
            System.out.println(report.text());
            assertEquals(List.of(), report.faults());
        }
    }
}
