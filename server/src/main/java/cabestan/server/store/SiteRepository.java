package cabestan.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What all nodes of a site share beside matches and players: the signing key, and when the site was there. */
public final class SiteRepository {

    private static final String KEY = "signing-key";
    private static final String ALIVE = "alive";
    private static final String AWAY = "away";
    private static final String BACK = "back";

    private final Database database;

    public SiteRepository(Database database) {
        this.database = database;
    }

    /** The site's signing key; this one becomes it when there is none yet. */
    public String signingKey(String proposed) {
        database.write(handle ->
                handle.execute("INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", KEY, proposed));
        return database.read(handle -> findText(handle, KEY)).orElseThrow();
    }

    /** After very many rows were added the database should look at itself, so that it knows how large it has become. */
    public void analyze() {
        database.write(handle -> handle.execute("ANALYZE"));
    }

    /**
     * What a heartbeat learned.
     *
     * @param now the time of the database where nodes share one, otherwise of this machine
     * @param away from when to {@code back} the site was last away; both 0 when it never was
     */
    public record Heartbeat(long now, long away, long back) {}

    /**
     * A node is there now.
     *
     * @param awayMillis without a heartbeat for so long, the site was away
     */
    public Heartbeat beat(long awayMillis) {
        Heartbeat[] beat = new Heartbeat[1];
        database.transact(handle -> {
            long now = database.isShared() ? databaseTime(handle) : System.currentTimeMillis();
            long alive = find(handle, ALIVE);
            if (now - alive > awayMillis && MatchRepository.isAnyClockRunning(handle)) {
                put(handle, AWAY, alive);
                put(handle, BACK, now);
            }
            put(handle, ALIVE, Math.max(now, alive));
            beat[0] = new Heartbeat(now, find(handle, AWAY), find(handle, BACK));
        });
        return beat[0];
    }

    private static long databaseTime(Handle handle) {
        return handle.createQuery("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
                .mapTo(long.class)
                .one();
    }

    private static long find(Handle handle, String name) {
        return findText(handle, name).map(Long::parseLong).orElse(0L);
    }

    private static Optional<String> findText(Handle handle, String name) {
        return handle.createQuery("SELECT value FROM house WHERE name = ?")
                .bind(0, name)
                .mapTo(String.class)
                .findOne();
    }

    private static void put(Handle handle, String name, long value) {
        handle.execute(
                "INSERT INTO house (name, value) VALUES (?, ?)"
                        + " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
                name,
                String.valueOf(value));
    }
}
