package cabestan.server.durability;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.store.Database;
import cabestan.server.store.SiteRepository;
import cabestan.server.support.Client;
import cabestan.server.support.Postgres;
import cabestan.server.support.Redis;
import cabestan.server.support.ServerProcess;
import cabestan.server.torture.KillableServer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The node that analyses a match is killed in the middle: another begins it anew, and the result is there once. */
class AnalysisKillTest {

    private static final Path RECORD = Path.of("../web/e2e/records/arcanor.match");

    @TempDir
    Path data;

    /** Waits for up to two minutes: first the lease has to expire. */
    private static void await(BooleanSupplier condition) {
        for (int tries = 0; tries < 1_200 && !condition.getAsBoolean(); tries++) {
            LockSupport.parkNanos(100_000_000);
        }
        assertTrue(condition.getAsBoolean());
    }

    @Test
    void another_node_ends_what_a_killed_one_began() throws IOException {
        String database = Postgres.fresh();
        try (Redis redis = new Redis(data);
                KillableServer one = ServerProcess.server(data, database, redis.url());
                KillableServer two = ServerProcess.server(data, database, redis.url())) {
            one.start();
            Client anna = new Client(one.address().getPort(), "Anna");
            String match = Client.json(anna.upload(Files.readString(RECORD), ""))
                    .path("match")
                    .asText();
            String path = "/api/matches/" + match + "/analysis";
            anna.post(path, "");
            await(() -> anna.get(path).path("judged").asInt() > 0);
            two.start();
            Client back = anna.at(two.address().getPort());
            assertEquals("running", back.get(path).path("state").asText());
            one.kill();

            await(() -> back.get(path).path("state").asText().equals("done"));
            JsonNode report = back.get(path).path("report");
            assertEquals(
                    back.get(path).path("actions").asInt(),
                    report.path("actions").size());
            try (Database looked = Database.postgresql(database)) {
                var rows = new SiteRepository(looked).countRows();
                assertEquals(1, rows.get("analyses"));
                assertEquals(report.path("seats").size(), rows.get("accuracies").intValue());
                assertTrue(report.path("seats").size() >= 2);
            }
        }
    }
}
