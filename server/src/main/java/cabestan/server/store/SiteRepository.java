package cabestan.server.store;

import cabestan.table.clock.Outage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;

/** What all nodes of a site share besides matches and players: its secrets, and when the site was up. */
public final class SiteRepository {

    private static final String ALIVE = "alive";
    private static final String OUTAGES = "outages";
    private static final int MOST_OUTAGES = 100;
    private static final long FORGOTTEN_AFTER = Duration.ofDays(1).toMillis();

    private static final List<String> TABLES = List.of(
            "players",
            "sessions",
            "devices",
            "mailboxes",
            "confirmations",
            "tokens",
            "links",
            "outbox",
            "matches",
            "seats",
            "events",
            "reply_plans",
            "chat",
            "reports",
            "friends",
            "studies",
            "analyses",
            "accuracies",
            "openings",
            "problems",
            "solved",
            "house");

    private final Database database;

    public SiteRepository(Database database) {
        this.database = database;
    }

    /** A secret of the site by its name; the proposed one is stored if there is none yet. */
    public String secret(String name, String proposed) {
        database.write(handle ->
                handle.execute("INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", name, proposed));
        return findSecret(name).orElseThrow();
    }

    public Optional<String> findSecret(String name) {
        return database.read(handle -> findText(handle, name));
    }

    /** Updates the statistics of the query planner, after very many rows were added. */
    public void analyze() {
        database.write(handle -> handle.execute("ANALYZE"));
    }

    /**
     * What a heartbeat learned.
     *
     * @param now the time of the database where nodes share one, otherwise of this machine
     * @param outages when the site was away, the oldest first; they do not overlap
     */
    public record Heartbeat(long now, List<Outage> outages) {}

    /**
     * Records that this node is up. Every node writes a row of its own, so that none has to wait for another.
     *
     * @param node empty if there is only one
     * @param awayMillis after this long without a heartbeat of any node, the site was away
     * @param machine the clock of a site that is a single machine
     */
    public Heartbeat beat(String node, long awayMillis, LongSupplier machine) {
        Heartbeat[] beat = new Heartbeat[1];
        database.transact(handle -> {
            Map<String, Long> nodes = nodes(handle);
            long alive =
                    nodes.values().stream().mapToLong(Long::longValue).max().orElse(0);
            long clock = database.isShared() ? databaseTime(handle) : machine.getAsLong();
            long now = Math.max(clock, alive); // a clock that was set back must not give anybody more time
            List<Outage> outages = readOutages(findText(handle, OUTAGES).orElse(""));
            if (now - alive > awayMillis && MatchRepository.isAnyClockRunning(handle)) {
                outages = with(outages, new Outage(alive, now));
                put(handle, OUTAGES, writeOutages(outages));
            }
            forgetNodes(handle, nodes, now);
            put(handle, node.isEmpty() ? ALIVE : ALIVE + " " + node, String.valueOf(now));
            beat[0] = new Heartbeat(now, outages);
        });
        return beat[0];
    }

    /** When each node was last up. */
    private static Map<String, Long> nodes(Handle handle) {
        Map<String, Long> nodes = new TreeMap<>(); // all nodes delete rows in the same order
        handle.createQuery("SELECT name, value FROM house WHERE name LIKE '" + ALIVE + "%'")
                .map((row, context) -> Map.entry(row.getString("name"), Long.parseLong(row.getString("value"))))
                .forEach(entry -> nodes.put(entry.getKey(), entry.getValue()));
        return nodes;
    }

    /** Removes the rows of nodes that stopped long ago, as nodes may have another name after every restart. */
    private static void forgetNodes(Handle handle, Map<String, Long> nodes, long now) {
        nodes.forEach((name, alive) -> {
            if (now - alive > FORGOTTEN_AFTER) {
                handle.execute("DELETE FROM house WHERE name = ?", name);
            }
        });
    }

    /** Several nodes may notice the same outage; it counts once. */
    private static List<Outage> with(List<Outage> outages, Outage added) {
        List<Outage> all = new ArrayList<>(outages);
        long from = added.from();
        while (!all.isEmpty() && all.getLast().until() >= from) {
            from = Math.min(from, all.removeLast().from());
        }
        all.add(new Outage(from, added.until()));
        return all.subList(Math.max(0, all.size() - MOST_OUTAGES), all.size());
    }

    private static String writeOutages(List<Outage> outages) {
        return outages.stream()
                .map(outage -> outage.from() + "-" + outage.until())
                .collect(Collectors.joining(" "));
    }

    private static List<Outage> readOutages(String text) {
        List<Outage> outages = new ArrayList<>();
        for (String span : text.isEmpty() ? new String[0] : text.split(" ")) {
            String[] ends = span.split("-");
            outages.add(new Outage(Long.parseLong(ends[0]), Long.parseLong(ends[1])));
        }
        return outages;
    }

    private static long databaseTime(Handle handle) {
        return handle.createQuery("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
                .mapTo(long.class)
                .one();
    }

    private static Optional<String> findText(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM house WHERE name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne();
    }

    private static void put(Handle handle, String name, String value) {
        handle.execute(
                "INSERT INTO house (name, value) VALUES (?, ?)"
                        + " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                value);
    }

    /**
     * What operators should watch and only the database knows.
     *
     * @param notices that wait for a webhook, push service or SMTP server to answer
     * @param oldestBotTurn since when the longest-waiting bot turn is without a node that thinks about it, or 0
     * @param analyses of matches, as far as they are not done
     * @param bytes how large the parts of the database are
     */
    public record Sample(long notices, long oldestBotTurn, Backlog analyses, Map<String, Long> bytes) {

        public static final Sample NONE = new Sample(0, 0, new Backlog(0, 0, 0, 0), Map.of());
    }

    /**
     * Analyses that are not done.
     *
     * @param waiting without a node that works on them, the oldest of them since {@code oldest}, or 0
     */
    public record Backlog(long waiting, long running, long failed, long oldest) {}

    public Sample sample(long now) {
        return database.read(handle -> new Sample(
                number(handle, "SELECT COUNT(*) FROM outbox"),
                number(handle, "SELECT COALESCE(MIN(updated), 0) FROM matches WHERE bot_turn = 1 AND lease < " + now),
                backlog(handle, now),
                database.isShared() ? sizesOfTables(handle) : sizesOfFiles(handle)));
    }

    private static Backlog backlog(Handle handle, long now) {
        String free = " FROM analyses WHERE state = 'waiting' AND lease < " + now;
        return new Backlog(
                number(handle, "SELECT COUNT(*)" + free),
                number(handle, "SELECT COUNT(*) FROM analyses WHERE state = 'waiting' AND lease >= " + now),
                number(handle, "SELECT COUNT(*) FROM analyses WHERE state = 'failed'"),
                number(handle, "SELECT COALESCE(MIN(asked), 0)" + free));
    }

    private static long number(Handle handle, String question) {
        return handle.createQuery(question).mapTo(long.class).one();
    }

    private static Map<String, Long> sizesOfTables(Handle handle) {
        Map<String, Long> bytes = new TreeMap<>();
        TABLES.forEach(table -> bytes.put(table, number(handle, "SELECT pg_total_relation_size('" + table + "')")));
        return bytes;
    }

    /** SQLite has one file for all tables, and one for its write-ahead log. */
    private static Map<String, Long> sizesOfFiles(Handle handle) {
        Path file = Path.of(handle.createQuery("SELECT file FROM pragma_database_list WHERE name = 'main'")
                .mapTo(String.class)
                .one());
        return Map.of("database", size(file), "write-ahead-log", size(Path.of(file + "-wal")));
    }

    private static long size(Path file) {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            throw StoreFailure.of("cannot look at " + file, e);
        }
    }

    /** The ids of all matches that were created then or later; for checking. */
    public List<String> matchesSince(long created) {
        return database.read(handle -> handle.createQuery("SELECT id FROM matches WHERE created >= ? ORDER BY id")
                .bind(0, created)
                .mapTo(String.class)
                .list());
    }

    /** Rows without an owner, and matches whose version is not that of their last event; should be empty. */
    public List<String> orphans() {
        return database.read(handle -> handle.createQuery(
                        "SELECT 'event of ' || match_id FROM events WHERE match_id NOT IN (SELECT id FROM matches)"
                                + " UNION SELECT 'device of ' || session FROM devices WHERE session NOT IN (SELECT id FROM sessions)"
                                + " UNION SELECT 'mailbox of ' || player FROM mailboxes WHERE player NOT IN (SELECT id FROM players)"
                                + " UNION SELECT 'seat of ' || match_id FROM seats WHERE match_id NOT IN (SELECT id FROM matches)"
                                + " UNION SELECT 'analysis of ' || match_id FROM analyses WHERE match_id NOT IN (SELECT id FROM matches)"
                                + " UNION SELECT 'plan of ' || match_id FROM reply_plans WHERE match_id NOT IN"
                                + " (SELECT id FROM matches WHERE phase = 'running')"
                                + " UNION SELECT 'match without seats ' || id FROM matches WHERE id NOT IN (SELECT match_id FROM seats)"
                                + " UNION SELECT 'version of ' || id FROM matches WHERE version <>"
                                + " (SELECT COALESCE(MAX(events.version), 0) FROM events WHERE match_id = id)")
                .mapTo(String.class)
                .list());
    }

    /** How many rows each table has; for measuring. */
    public Map<String, Long> countRows() {
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
