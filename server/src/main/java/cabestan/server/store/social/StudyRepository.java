package cabestan.server.store.social;

import cabestan.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Gatherers;
import org.jdbi.v3.core.statement.StatementContext;

/** The studies that players keep here. */
public final class StudyRepository {

    private static final int LONGEST_QUESTION = 500;

    /**
     * A study.
     *
     * @param player who made it
     * @param key opens it to those who may add to it
     * @param version counts from 1
     */
    public record StudyRow(
            String id,
            String player,
            String title,
            String game,
            String key,
            int version,
            String body,
            long created,
            long updated) {}

    private final Database database;

    public StudyRepository(Database database) {
        this.database = database;
    }

    /** Adds a study unless its maker has as many already; says whether it did. */
    public boolean add(StudyRow row, int most) {
        boolean[] added = new boolean[1];
        database.write(handle -> added[0] = handle.execute(
                        "INSERT INTO studies (id, player, title, game, edit_key, version, body, created, updated)"
                                + " SELECT ?, ?, ?, ?, ?, ?, ?, CAST(? AS BIGINT), CAST(? AS BIGINT)"
                                + " WHERE (SELECT COUNT(*) FROM studies WHERE player = ?) < ?",
                        row.id,
                        row.player,
                        row.title,
                        row.game,
                        row.key,
                        row.version,
                        row.body,
                        row.created,
                        row.updated,
                        row.player,
                        most)
                == 1);
        return added[0];
    }

    public Optional<StudyRow> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM studies WHERE id = ?")
                .bind(0, id)
                .map(StudyRepository::read)
                .findOne());
    }

    /** All studies of a player, the one that changed last first. */
    public List<StudyRow> of(String player) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM studies WHERE player = ? ORDER BY updated DESC, id")
                        .bind(0, player)
                        .map(StudyRepository::read)
                        .list());
    }

    private static StudyRow read(ResultSet row, StatementContext context) throws SQLException {
        return new StudyRow(
                row.getString("id"),
                row.getString("player"),
                row.getString("title"),
                row.getString("game"),
                row.getString("edit_key"),
                row.getInt("version"),
                row.getString("body"),
                row.getLong("created"),
                row.getLong("updated"));
    }

    /** Replaces a study that still has this version, which then grows by one; says whether it had. */
    public boolean replace(String id, int version, String title, String body, long now) {
        boolean[] replaced = new boolean[1];
        database.write(handle -> replaced[0] = handle.execute(
                        "UPDATE studies SET version = version + 1, title = ?, body = ?, updated = ?"
                                + " WHERE id = ? AND version = ?",
                        title,
                        body,
                        now,
                        id,
                        version)
                == 1);
        return replaced[0];
    }

    /** Removes a study of this player; says whether there was one. */
    public boolean remove(String id, String player) {
        boolean[] removed = new boolean[1];
        database.write(handle ->
                removed[0] = handle.execute("DELETE FROM studies WHERE id = ? AND player = ?", id, player) == 1);
        return removed[0];
    }

    /** The versions of those of these studies that exist. */
    public Map<String, Integer> versions(Collection<String> ids) {
        return database.read(handle -> {
            Map<String, Integer> versions = new HashMap<>();
            ids.stream()
                    .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                    .forEach(chunk -> handle.createQuery("SELECT id, version FROM studies WHERE id IN (<ids>)")
                            .bindList("ids", chunk)
                            .map((row, context) -> Map.entry(row.getString("id"), row.getInt("version")))
                            .forEach(entry -> versions.put(entry.getKey(), entry.getValue())));
            return versions;
        });
    }
}
