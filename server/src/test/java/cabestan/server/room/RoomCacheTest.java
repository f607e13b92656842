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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory is bounded by the size of the matches, not only by their number. */
class RoomCacheTest {

    @TempDir
    Path data;

    private static void growLong(Table table) {
        grow(table, 2_000);
    }

    private static void grow(Table table, int version) {
        while (table.version() < version) {
            boolean offer = table.offer().isEmpty();
            TableEvent event = offer ? new TableEvent.DrawOffered(0) : new TableEvent.DrawDeclined(1);
            table.apply(new LoggedEvent(table.version() + 1, 1_000, "anna", "", event));
        }
    }

    private static void use(RoomCache cache, Table table) {
        cache.of(table.head().id()).table();
    }

    private static void assertWithinBounds(RoomCache cache) {
        assertTrue(cache.size() < 10, "all are still there");
        assertTrue(cache.bytes() <= 20 * 64_000, cache.bytes() + " bytes");
    }

    @Test
    void a_few_long_matches_push_out_each_other() {
        try (Database database = Database.sqlite(data.resolve("cabestan.db"))) {
            RoomCache cache = new RoomCache(new MatchRepository(database), 20);
            Table last = null;
            for (int i = 0; i < 10; i++) {
                last = SampleTables.started(Secrets.id());
                growLong(last);
                cache.open(last);
                use(cache, last);
            }
            use(cache, last);
            assertWithinBounds(cache);
        }
    }

    @Test
    void so_do_matches_that_have_grown_long_in_memory() {
        try (Database database = Database.sqlite(data.resolve("cabestan.db"))) {
            RoomCache cache = new RoomCache(new MatchRepository(database), 20);
            List<Table> tables = Stream.generate(() -> SampleTables.started(Secrets.id()))
                    .limit(10)
                    .toList();
            tables.forEach(cache::open);
            tables.forEach(table -> use(cache, table));
            assertEquals(10, cache.size());
            tables.forEach(RoomCacheTest::growLong);
            tables.forEach(table -> use(cache, table));
            for (int i = 0; i <= tables.size(); i++) {
                cache.of(tables.getLast().head().id());
            }
            assertWithinBounds(cache);
        }
    }

    @Test
    void a_match_that_is_larger_than_all_that_are_kept_pushes_out_only_its_like() {
        try (Database database = Database.sqlite(data.resolve("cabestan.db"))) {
            RoomCache cache = new RoomCache(new MatchRepository(database), 20);
            List<Table> small = Stream.generate(() -> SampleTables.started(Secrets.id()))
                    .limit(10)
                    .toList();
            small.forEach(cache::open);
            for (int i = 0; i < 2; i++) {
                Table huge = SampleTables.started(Secrets.id());
                grow(huge, 5_000);
                cache.open(huge);
                use(cache, huge);
                assertTrue(cache.bytes() > 20 * 64_000, "one alone is too large");
                small.forEach(table -> use(cache, table));
                use(cache, huge);
                assertEquals(11, cache.size());
            }
        }
    }
}
