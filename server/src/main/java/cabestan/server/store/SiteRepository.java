package cabestan.server.store;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** What all nodes of a site share besides matches and players: the signing key, and how long the site has been up. */
public final class SiteRepository {

    private static final String KEY = "signing-key";
    private static final String ALIVE = "alive";
    private static final String BACK = "back";

    private final Database database;

    public SiteRepository(Database database) {
        this.database = database;
    }

    /** The site's signing key; the proposed one is stored if there is none yet. */
    public String signingKey(String proposed) {
        database.write(handle ->
                handle.execute("INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", KEY, proposed));
        return database.read(handle -> find(handle, KEY)).orElseThrow();
    }

    /** Records that a node is running. */
    public void alive(long now) {
        database.write(handle -> put(handle, ALIVE, now));
    }

    /**
     * Records that a node starts, and returns since when the site has been up without a break.
     *
     * @param away how long, in milliseconds, no node must have been running for it to count as a break
     */
    public long comeBack(long now, long away) {
        long[] back = {now};
        database.write(handle -> {
            long alive = find(handle, ALIVE).map(Long::parseLong).orElse(0L);
            if (now - alive > away) {
                put(handle, BACK, now);
            }
            put(handle, ALIVE, Math.max(now, alive));
            back[0] = find(handle, BACK).map(Long::parseLong).orElse(now);
        });
        return back[0];
    }

    private static Optional<String> find(Handle handle, String name) {
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
