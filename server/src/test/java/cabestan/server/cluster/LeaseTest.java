package cabestan.server.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.store.Database;
import cabestan.server.store.LeaseRepository;
import cabestan.server.store.MatchRepository;
import cabestan.server.support.Postgres;
import cabestan.server.support.SampleTables;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A lease is taken once, held while it is extended, and taken over when it expires. */
class LeaseTest {

    @TempDir
    Path data;

    private Database open(String kind) {
        return kind.equals("sqlite")
                ? Database.sqlite(data.resolve("cabestan.db"))
                : Database.postgresql(Postgres.fresh());
    }

    private static void addBotTurns(Database database, String... matches) {
        MatchRepository repository = new MatchRepository(database);
        for (String match : matches) {
            repository.create(SampleTables.withBotOnTurn(match), 0, true, List.of());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void another_node_gets_a_lease_only_when_it_expires(String kind) {
        try (Database database = open(kind)) {
            addBotTurns(database, "m1", "m2", "m3");
            LeaseRepository leases = new LeaseRepository(database);
            assertEquals(2, leases.claim(2, 1_000, 2_000).size());
            List<String> last = leases.claim(5, 1_000, 2_000);
            assertEquals(1, last.size());
            assertEquals(List.of(), leases.claim(5, 1_500, 2_500), "all are taken");
            leases.extend(last, 9_000);
            assertEquals(2, leases.claim(5, 3_000, 4_000).size(), "two were not extended");
            leases.release(last);
            assertEquals(last, leases.claim(5, 3_000, 4_000));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"sqlite", "postgresql"})
    void concurrent_claims_never_get_the_same_lease(String kind) throws InterruptedException {
        try (Database database = open(kind)) {
            String[] matches = new String[60];
            for (int i = 0; i < matches.length; i++) {
                matches[i] = "m" + i;
            }
            addBotTurns(database, matches);
            List<String> claimed = new ArrayList<>();
            List<Thread> nodes = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                nodes.add(Thread.startVirtualThread(() -> {
                    LeaseRepository leases = new LeaseRepository(database);
                    for (int round = 0; round < 20; round++) {
                        List<String> mine = leases.claim(3, 1_000, 2_000);
                        synchronized (claimed) {
                            claimed.addAll(mine);
                        }
                    }
                }));
            }
            for (Thread node : nodes) {
                node.join();
            }
            assertEquals(matches.length, claimed.size());
            assertEquals(matches.length, claimed.stream().distinct().count());
        }
    }
}
