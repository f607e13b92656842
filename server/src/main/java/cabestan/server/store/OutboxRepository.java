package cabestan.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Notices that their webhook, push service or mail server has not accepted yet; nodes lease them to send them. */
public final class OutboxRepository {

    /**
     * A notice on its way.
     *
     * @param target a webhook, a device or a mailbox, as {@code cabestan.server.notify} writes them
     * @param version of the match that it reports
     * @param attempts how many attempts have failed
     * @param due when the next attempt may be made
     */
    public record Delivery(String id, String match, int version, String target, String body, int attempts, long due) {}

    /**
     * A delivery that the caller may attempt.
     *
     * @param superseded whether a newer notice of the same match waits for the same target
     */
    public record Claim(Delivery delivery, boolean superseded) {}

    private static final int MOST_WAITING = 200; // for one target; further ones are dropped

    static final String INSERT = "INSERT INTO outbox (id, match_id, version, webhook, body, attempts, due)"
            + " SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM outbox WHERE webhook = ?) < " + MOST_WAITING;

    private static final String SUPERSEDED =
            "EXISTS (SELECT 1 FROM outbox AS newer WHERE newer.webhook = outbox.webhook"
                    + " AND newer.match_id = outbox.match_id AND newer.version > outbox.version) AS superseded";

    private final Database database;
    private final String skipLocked;

    public OutboxRepository(Database database) {
        this.database = database;
        this.skipLocked = database.isShared() ? " FOR UPDATE SKIP LOCKED" : ""; // SQLite has one writer anyway
    }

    /** The values of {@link #INSERT}. */
    static Object[] row(Delivery delivery) {
        return new Object[] {
            delivery.id,
            delivery.match,
            delivery.version,
            delivery.target,
            delivery.body,
            delivery.attempts,
            delivery.due,
            delivery.target
        };
    }

    /** Adds a delivery in the transaction of the change it reports. */
    public static void insert(Handle handle, Delivery delivery) {
        handle.execute(INSERT, row(delivery));
    }

    /** A match whose player on turn has little time left and has not been reminded of it. */
    public record ShortOfTime(String match, long deadline) {}

    /**
     * Matches with days for each turn whose time runs out soon.
     *
     * @param soonOfOne when time is short at one day for each turn
     * @param soon when time is short at more days
     */
    public List<ShortOfTime> shortOfTime(long soonOfOne, long soon, int most) {
        return database.read(handle -> handle.createQuery("SELECT id, deadline FROM matches WHERE deadline > 0"
                        + " AND deadline <= CASE WHEN clock = 'turn 1' THEN :one ELSE :more END"
                        + " AND clock LIKE 'turn %' AND reminded <> deadline ORDER BY deadline LIMIT :most")
                .bind("one", soonOfOne)
                .bind("more", soon)
                .bind("most", most)
                .map((row, context) -> new ShortOfTime(row.getString("id"), row.getLong("deadline")))
                .list());
    }

    /**
     * Adds reminders of a deadline, unless another node has done so.
     *
     * @return whether they were added
     */
    public boolean remind(String match, long deadline, List<Delivery> reminders) {
        return addOnce("deadline", match, deadline, reminders);
    }

    /** Adds notices of the time in this column of a match, unless it has changed or another node has added them. */
    private boolean addOnce(String column, String match, long time, List<Delivery> notices) {
        boolean[] first = new boolean[1];
        database.write(handle -> {
            first[0] = handle.execute(
                            "UPDATE matches SET reminded = ? WHERE id = ? AND " + column + " = ? AND reminded <> ?",
                            time,
                            match,
                            time,
                            time)
                    == 1;
            if (first[0]) {
                notices.forEach(notice -> insert(handle, notice));
            }
        });
        return first[0];
    }

    /** A match in which whoever is on turn has been silent for long, and the others have not been notified. */
    public record LongSilence(String match, long from) {}

    /** Matches without a clock that have counted as silent since a time after {@code after}. */
    public List<LongSilence> longSilences(long after, long now, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT id, silent_from FROM matches WHERE silent_from > 0"
                                + " AND silent_from <> reminded AND silent_from > :after AND silent_from <= :now ORDER BY silent_from LIMIT :most")
                .bind("after", after)
                .bind("now", now)
                .bind("most", most)
                .map((row, context) -> new LongSilence(row.getString("id"), row.getLong("silent_from")))
                .list());
    }

    /**
     * Adds notices of a long silence, unless another node has done so.
     *
     * @return whether it was added
     */
    public boolean tell(LongSilence silence, List<Delivery> notices) {
        return addOnce("silent_from", silence.match, silence.from, notices);
    }

    /**
     * Takes at most this many deliveries that are due, the longest-waiting first; nobody else gets them before
     * {@code until}.
     *
     * @param prefixes of the targets that the caller can reach
     */
    public List<Claim> claim(List<String> prefixes, int most, long now, long until) {
        String reachable = prefixes.stream()
                .map(prefix -> "webhook LIKE '" + prefix + "%'")
                .collect(Collectors.joining(" OR ", " AND (", ")"));
        if (!isAnyDue(reachable, now)) {
            return List.of();
        }
        List<Claim> claimed = new ArrayList<>();
        database.write(handle -> {
            claimed.clear();
            handle.createQuery(
                            "UPDATE outbox SET due = :until, leased = 1 WHERE id IN (SELECT id FROM outbox WHERE due <= :now"
                                    + reachable + " ORDER BY due LIMIT :most" + skipLocked + ") RETURNING *, "
                                    + SUPERSEDED)
                    .bind("until", until)
                    .bind("now", now)
                    .bind("most", most)
                    .map((row, context) -> new Claim(read(row), row.getBoolean("superseded")))
                    .forEach(claimed::add);
        });
        return claimed;
    }

    private static Delivery read(ResultSet row) throws SQLException {
        return new Delivery(
                row.getString("id"),
                row.getString("match_id"),
                row.getInt("version"),
                row.getString("webhook"),
                row.getString("body"),
                row.getInt("attempts"),
                row.getLong("due"));
    }

    private boolean isAnyDue(String reachable, long now) {
        return database.read(
                handle -> handle.createQuery("SELECT 1 FROM outbox WHERE due <= ?" + reachable + " LIMIT 1")
                        .bind(0, now)
                        .mapTo(int.class)
                        .findOne()
                        .isPresent());
    }

    /** Whether this player has acted at the match since what the delivery tells of. */
    public boolean hasActedSince(Delivery delivery, String player) {
        return database.read(handle -> handle.createQuery(
                        "SELECT 1 FROM events WHERE match_id = ? AND version > ? AND player = ? LIMIT 1")
                .bind(0, delivery.match)
                .bind(1, delivery.version)
                .bind(2, player)
                .mapTo(int.class)
                .findOne()
                .isPresent());
    }

    public void postpone(String id, int attempts, long due) {
        database.write(handle ->
                handle.execute("UPDATE outbox SET attempts = ?, due = ?, leased = 0 WHERE id = ?", attempts, due, id));
    }

    /** Postpones deliveries that were not attempted, each until its time. */
    public void postpone(Map<String, Long> dues) {
        if (!dues.isEmpty()) {
            database.write(handle -> {
                PreparedBatch batch = handle.prepareBatch("UPDATE outbox SET due = ?, leased = 0 WHERE id = ?");
                dues.forEach((id, due) -> batch.add(due, id));
                batch.execute();
            });
        }
    }

    /** Forgets all leases; for a node that has the database to itself. */
    public void releaseAll() {
        database.write(handle -> handle.execute("UPDATE outbox SET due = 0, leased = 0 WHERE leased = 1"));
    }

    public void remove(String id) {
        database.write(handle -> handle.execute("DELETE FROM outbox WHERE id = ?", id));
    }

    /** Removes everything that waits for a target that no longer exists. */
    public void removeAll(String target) {
        database.write(handle -> handle.execute("DELETE FROM outbox WHERE webhook = ?", target));
    }
}
