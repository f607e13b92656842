package cabestan.server.store.analysis;

import cabestan.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;

/**
 * Analyses of matches: a queue from which nodes take the next one by a lease, and the results.
 *
 * <p>Players take turns: next is somebody whose last analysis was begun longest ago. Only the node that holds an analysis
 * can renew or finish it, so that a node which lost its lease without noticing changes nothing.
 */
public final class AnalysisRepository {

    private static final String WAITING = "waiting";
    private static final String DONE = "done";
    private static final String FAILED = "failed";

    /** What a node works on, as long as no other has taken it over. */
    private static final String HELD = " WHERE match_id = ? AND node = ? AND state = 'waiting'";

    /**
     * An analysis of a match.
     *
     * @param lease until when a node works on it, if it waits
     * @param judged how many of the actions are judged
     * @param failure why there is no result, in words, or empty
     * @param report the result as JSON, or empty
     */
    public record AnalysisRow(
            String match, String state, long lease, int judged, int actions, String failure, String report) {

        public boolean isWaiting() {
            return state.equals(WAITING);
        }

        public boolean isDone() {
            return state.equals(DONE);
        }

        public boolean isFailed() {
            return state.equals(FAILED);
        }
    }

    /** How accurately a seat played in its decisions, per ten thousand. */
    public record SeatAccuracy(int seat, int decisions, int accuracy) {}

    /** How accurately a player played in a match that ended at this time. */
    public record PlayedAccuracy(String match, String game, String variant, long ended, SeatAccuracy seat) {}

    /** How many may wait, of one player and of all. */
    public record Bounds(int ofPlayer, int ofAll) {}

    private final Database database;
    private final String skipLocked;

    public AnalysisRepository(Database database) {
        this.database = database;
        this.skipLocked = database.isShared() ? " FOR UPDATE OF next SKIP LOCKED" : ""; // SQLite has one writer anyway
    }

    public Optional<AnalysisRow> find(String match) {
        return database.read(handle -> handle.createQuery("SELECT * FROM analyses WHERE match_id = ?")
                .bind(0, match)
                .map(AnalysisRepository::read)
                .findOne());
    }

    private static AnalysisRow read(ResultSet row, StatementContext context) throws SQLException {
        return new AnalysisRow(
                row.getString("match_id"),
                row.getString("state"),
                row.getLong("lease"),
                row.getInt("judged"),
                row.getInt("actions"),
                row.getString("failure"),
                row.getString("report"));
    }

    /** Adds an analysis to the queue, also one that has failed before; not if there is one, or too many wait. */
    public boolean add(String match, int actions, String player, long now, Bounds bounds) {
        boolean[] added = new boolean[1];
        database.write(handle -> added[0] = handle.createUpdate("INSERT INTO analyses (match_id, player, state, asked,"
                                + " taken, attempts, node, lease, judged, actions, failure, report)"
                                + " SELECT :match, :player, 'waiting', CAST(:now AS BIGINT), 0, 0, '', 0, 0, :actions, '', ''"
                                + " WHERE (SELECT COUNT(*) FROM analyses WHERE state = 'waiting' AND player = :player) < :ofPlayer"
                                + " AND (SELECT COUNT(*) FROM analyses WHERE state = 'waiting') < :ofAll"
                                + " ON CONFLICT (match_id) DO UPDATE SET player = excluded.player, state = 'waiting',"
                                + " asked = excluded.asked, attempts = 0, lease = 0, judged = 0, failure = ''"
                                + " WHERE analyses.state = 'failed'")
                        .bind("match", match)
                        .bind("player", player)
                        .bind("now", now)
                        .bind("actions", actions)
                        .bind("ofPlayer", bounds.ofPlayer)
                        .bind("ofAll", bounds.ofAll)
                        .execute()
                == 1);
        return added[0];
    }

    public int countWaiting(String player) {
        return database.read(
                handle -> handle.createQuery("SELECT COUNT(*) FROM analyses WHERE state = 'waiting' AND player = ?")
                        .bind(0, player)
                        .mapTo(int.class)
                        .one());
    }

    /**
     * Takes the next analysis for a node, until this time.
     *
     * @param mostAttempts one that was begun as often and never ended is given up instead
     */
    public Optional<String> take(String node, long now, long until, int mostAttempts) {
        if (!isAnyFree(now)) {
            return Optional.empty();
        }
        String[] taken = new String[1];
        database.write(handle -> {
            handle.execute(
                    "UPDATE analyses SET state = 'failed', failure = ? WHERE state = 'waiting' AND lease < ? AND attempts >= ?",
                    "it was begun " + mostAttempts + " times and interrupted every time",
                    now,
                    mostAttempts);
            taken[0] = handle.createQuery(
                            "SELECT match_id FROM analyses AS next WHERE state = 'waiting' AND lease < ? ORDER BY"
                                    + " (SELECT COALESCE(MAX(taken), 0) FROM analyses AS other"
                                    + " WHERE other.player = next.player AND other.match_id <> next.match_id),"
                                    + " asked, match_id LIMIT 1" + skipLocked)
                    .bind(0, now)
                    .mapTo(String.class)
                    .findOne()
                    .orElse(null);
            if (taken[0] != null) {
                handle.execute(
                        "UPDATE analyses SET node = ?, lease = ?, taken = ?, attempts = attempts + 1, judged = 0"
                                + " WHERE match_id = ?",
                        node,
                        until,
                        now,
                        taken[0]);
            }
        });
        return Optional.ofNullable(taken[0]);
    }

    private boolean isAnyFree(long now) {
        return database.read(
                handle -> handle.createQuery("SELECT 1 FROM analyses WHERE state = 'waiting' AND lease < ? LIMIT 1")
                        .bind(0, now)
                        .mapTo(int.class)
                        .findOne()
                        .isPresent());
    }

    /** Renews a lease and tells how far the node has come; says whether it still holds the analysis. */
    public boolean renew(String match, String node, long until, int judged) {
        return change("UPDATE analyses SET lease = ?, judged = ?", match, node, until, judged);
    }

    /** Keeps the result with the match, once; says whether this node still held the analysis. */
    public boolean finish(String match, String node, String report, List<SeatAccuracy> seats) {
        boolean[] finished = new boolean[1];
        database.write(handle -> {
            finished[0] = handle.execute(
                            "UPDATE analyses SET state = 'done', judged = actions, report = ?" + HELD,
                            report,
                            match,
                            node)
                    == 1;
            for (SeatAccuracy seat : finished[0] ? seats : List.<SeatAccuracy>of()) {
                handle.execute(
                        "INSERT INTO accuracies (match_id, seat, decisions, accuracy) VALUES (?, ?, ?, ?)",
                        match,
                        seat.seat,
                        seat.decisions,
                        seat.accuracy);
            }
        });
        return finished[0];
    }

    /** Gives an analysis up that cannot be made. */
    public void fail(String match, String node, String failure) {
        change("UPDATE analyses SET state = 'failed', failure = ?", match, node, failure);
    }

    /** Gives an analysis back that another node should begin anew, at once. */
    public void release(String match, String node) {
        change("UPDATE analyses SET lease = 0, judged = 0, attempts = attempts - 1", match, node);
    }

    private boolean change(String update, String match, String node, Object... values) {
        Object[] all = new Object[values.length + 2];
        System.arraycopy(values, 0, all, 0, values.length);
        all[values.length] = match;
        all[values.length + 1] = node;
        boolean[] changed = new boolean[1];
        database.write(handle -> changed[0] = handle.execute(update + HELD, all) == 1);
        return changed[0];
    }

    /** Forgets all leases; for a node that has the database to itself. */
    public void releaseAll() {
        database.write(handle -> handle.execute("UPDATE analyses SET lease = 0 WHERE state = 'waiting' AND lease > 0"));
    }

    /** How accurately a player played in the matches that were analysed, of these the latest, the newest first. */
    public List<PlayedAccuracy> accuraciesOf(String player, int most) {
        return database.read(handle -> handle.createQuery("SELECT accuracies.*, game, variant, ended FROM seats"
                        + " JOIN accuracies ON accuracies.match_id = seats.match_id AND accuracies.seat = seats.seat"
                        + " JOIN matches ON matches.id = seats.match_id"
                        + " WHERE seats.player = ? AND seats.player <> '' AND seats.kind = 'player'"
                        + " AND seats.ended > 0 ORDER BY ended DESC, accuracies.match_id LIMIT ?")
                .bind(0, player)
                .bind(1, most)
                .map((row, context) -> new PlayedAccuracy(
                        row.getString("match_id"),
                        row.getString("game"),
                        row.getString("variant"),
                        row.getLong("ended"),
                        new SeatAccuracy(row.getInt("seat"), row.getInt("decisions"), row.getInt("accuracy"))))
                .list());
    }
}
