package cabestan.server.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Leases for the bots' turns: a node takes a match for a while, and loses it to another if it does not renew the lease.
 *
 * <p>Rows that another node has locked are skipped, so that nodes never wait for each other here.
 */
public final class LeaseRepository {

    /** A match in which a bot of this level is on turn. */
    public record BotTurn(String match, String host, int level) {}

    private final Database database;
    private final String skipLocked;

    /** Matches that nobody thinks about, the longest-waiting of each host first. */
    private static final String FREE = "SELECT id FROM (SELECT id, lease, ROW_NUMBER() OVER"
            + " (PARTITION BY host ORDER BY lease, updated) AS nth FROM matches WHERE bot_turn = 1 AND lease < :now)"
            + " AS free ORDER BY nth, lease LIMIT :most";

    public LeaseRepository(Database database) {
        this.database = database;
        this.skipLocked = database.isShared() ? " FOR UPDATE SKIP LOCKED" : ""; // SQLite has one writer anyway
    }

    /** Takes at most this many matches in which a bot is on turn and no node thinks: one of each host before the second of any. */
    public List<String> claim(int most, long now, long until) {
        if (!isAnyFree(now)) {
            return List.of();
        }
        List<String> claimed = new ArrayList<>();
        database.write(handle -> {
            claimed.clear();
            handle.createQuery("UPDATE matches SET lease = :until WHERE id IN (SELECT id FROM matches WHERE id IN ("
                            + FREE + ") AND bot_turn = 1 AND lease < :now" + skipLocked + ") RETURNING id")
                    .bind("until", until)
                    .bind("now", now)
                    .bind("most", most)
                    .mapTo(String.class)
                    .forEach(claimed::add);
        });
        return claimed;
    }

    /** What is known of these matches' bots on turn. */
    public List<BotTurn> turns(Collection<String> matches) {
        return matches.isEmpty()
                ? List.of()
                : database.read(handle -> handle.createQuery("SELECT id, host, seats.level FROM matches"
                                + " JOIN seats ON match_id = id AND seat = on_turn WHERE id IN (<ids>)")
                        .bindList("ids", List.copyOf(matches))
                        .map((row, context) ->
                                new BotTurn(row.getString("id"), row.getString("host"), row.getInt("level")))
                        .list());
    }

    private boolean isAnyFree(long now) {
        return database.read(
                handle -> handle.createQuery("SELECT 1 FROM matches WHERE bot_turn = 1 AND lease < ? LIMIT 1")
                        .bind(0, now)
                        .mapTo(int.class)
                        .findOne()
                        .isPresent());
    }

    /** Extends the leases of those matches in which a bot is still on turn. */
    public void extend(Collection<String> matches, long until) {
        set(matches, until);
    }

    /** Releases these matches to any node. */
    public void release(Collection<String> matches) {
        set(matches, 0);
    }

    private void set(Collection<String> matches, long until) {
        if (!matches.isEmpty()) {
            database.write(handle -> handle.createUpdate("UPDATE matches SET lease = :until WHERE id IN ("
                            + "SELECT id FROM matches WHERE id IN (<ids>) AND bot_turn = 1" + skipLocked + ")")
                    .bindList("ids", List.copyOf(matches))
                    .bind("until", until)
                    .execute());
        }
    }

    /** Forgets all leases; for a node that has the database to itself. */
    public void releaseAll() {
        database.write(handle -> handle.execute("UPDATE matches SET lease = 0 WHERE bot_turn = 1 AND lease > 0"));
    }
}
