package cabestan.server.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.identity.Secrets;
import cabestan.server.store.Database;
import cabestan.server.store.MatchRepository;
import cabestan.server.support.SampleTables;
import cabestan.table.Table;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory is bounded by the size of the matches, not only by their number. */
class RoomCacheTest {

    @TempDir
    Path data;

    private static Table longTable() {
        Table table = SampleTables.started(Secrets.id());
        while (table.version() < 2_000) {
            boolean offer = table.offer().isEmpty();
            TableEvent event = offer ? new TableEvent.DrawOffered(0) : new TableEvent.DrawDeclined(1);
            table.apply(new LoggedEvent(table.version() + 1, 1_000, "anna", "", event));
        }
        return table;
    }

    @Test
    void a_few_long_matches_push_out_each_other() {
        try (Database database = Database.sqlite(data.resolve("cabestan.db"))) {
            RoomCache cache = new RoomCache(new MatchRepository(database), 20);
            Table last = longTable();
            for (int i = 0; i < 10; i++) {
                Table table = i == 9 ? last : longTable();
                cache.open(table);
                cache.of(table.head().id()).table();
            }
            assertEquals(10, cache.size());
            for (int i = 0; i < 100; i++) {
                cache.of(last.head().id());
            }
            assertTrue(cache.size() < 10, "all are still there");
            assertTrue(cache.bytes() <= 20 * 64_000, cache.bytes() + " bytes");
        }
    }
}
