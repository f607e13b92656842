package cabestan.server.store;

import java.util.ArrayList;
import java.util.List;

/** Webhook deliveries that wait for an answer; nodes share them by taking leases. */
public final class OutboxRepository {

    /**
     * A notice on its way.
     *
     * @param attempts how many attempts have failed
     * @param due when the next attempt may be made
     */
    public record Delivery(String id, String match, String webhook, String body, int attempts, long due) {}

    private static final int MOST_WAITING = 200; // at one webhook; further ones are dropped

    static final String INSERT = "INSERT INTO outbox (id, match_id, webhook, body, attempts, due)"
            + " SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM outbox WHERE webhook = ?) < " + MOST_WAITING;

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
            delivery.webhook,
            delivery.body,
            delivery.attempts,
            delivery.due,
            delivery.webhook
        };
    }

    /** Takes at most this many deliveries that are due, the longest-waiting first; nobody else gets them before {@code until}. */
    public List<Delivery> claim(int most, long now, long until) {
        if (!isAnyDue(now)) {
            return List.of();
        }
        List<Delivery> claimed = new ArrayList<>();
        database.write(handle -> {
            claimed.clear();
            handle.createQuery("UPDATE outbox SET due = :until WHERE id IN (SELECT id FROM outbox WHERE due <= :now"
                            + " ORDER BY due LIMIT :most" + skipLocked + ") RETURNING *")
                    .bind("until", until)
                    .bind("now", now)
                    .bind("most", most)
                    .map((row, context) -> new Delivery(
                            row.getString("id"),
                            row.getString("match_id"),
                            row.getString("webhook"),
                            row.getString("body"),
                            row.getInt("attempts"),
                            row.getLong("due")))
                    .forEach(claimed::add);
        });
        return claimed;
    }

    private boolean isAnyDue(long now) {
        return database.read(handle -> handle.createQuery("SELECT 1 FROM outbox WHERE due <= ? LIMIT 1")
                .bind(0, now)
                .mapTo(int.class)
                .findOne()
                .isPresent());
    }

    public void postpone(String id, int attempts, long due) {
        database.write(
                handle -> handle.execute("UPDATE outbox SET attempts = ?, due = ? WHERE id = ?", attempts, due, id));
    }

    public void remove(String id) {
        database.write(handle -> handle.execute("DELETE FROM outbox WHERE id = ?", id));
    }
}
