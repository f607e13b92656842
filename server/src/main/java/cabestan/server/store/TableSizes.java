package cabestan.server.store;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the rows of every table; for measuring. */
public final class TableSizes {

    private static final List<String> TABLES = List.of(
            "players",
            "sessions",
            "tokens",
            "links",
            "outbox",
            "matches",
            "seats",
            "events",
            "problems",
            "solved",
            "house");

    private final Database database;

    public TableSizes(Database database) {
        this.database = database;
    }

    public Map<String, Long> rows() {
        return database.read(handle -> {
            Map<String, Long> rows = new TreeMap<>();
            for (String table : TABLES) {
                rows.put(
                        table,
                        handle.createQuery("SELECT COUNT(*) FROM " + table)
                                .mapTo(long.class)
                                .one());
            }
            return rows;
        });
    }
}
