package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Seed;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.FaultRun;
import cabestan.server.torture.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A short round of every scenario of {@code cabestan torture}; {@code -Dseconds=} makes it longer. */
@Timeout(300)
class FaultScenarioTest {

    private static final Duration TIME = Duration.ofSeconds(Integer.getInteger("seconds", 4));

    /** After which PostgreSQL itself ends a transaction in which nothing happens. */
    private static final Duration IDLE_LIMIT = Duration.ofSeconds(10);

    @TempDir
    Path data;

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "TWO_RELEASES")
    void nothing_is_lost_doubled_or_out_of_order(Scenario scenario) throws IOException {
        let(scenario, scenario.needsDatabase() ? Postgres.fresh() : "");
    }

    @Test
    void nothing_is_lost_doubled_or_out_of_order_when_one_of_two_nodes_is_killed() throws IOException {
        let(Scenario.KILLED_NODES, Postgres.fresh());
    }

    private void let(Scenario scenario, String database) throws IOException {
        try (Redis redis = new Redis(data)) {
            FaultRun.Report report = new FaultRun(scenario, data, database, Seed.of(7))
                    .run(
                            (number, url, bus, environment) -> ServerProcess.server(data, url, bus, environment),
                            database.isEmpty() ? "" : redis.url(),
                            TIME);
            System.out.println(report.text());
            assertEquals(List.of(), report.faults(), report.text());
            assertTrue(report.accepted() > 0 && report.strikes() > 0, report.text());
            assertTrue(report.plans() > 0, report.text());
            if (scenario == Scenario.STOPPED_NODE) {
                assertTrue(report.others().commands() > 0, "the other node stood still, too: " + report.text());
                assertTrue(
                        report.others().medianMillis() < IDLE_LIMIT.toMillis(),
                        "as slow as the stop: " + report.text());
            }
            if (scenario == Scenario.LOST_COMMITS) {
                assertTrue(report.lostCommits() > 0, report.text());
            }
        }
    }
}
