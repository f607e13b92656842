package cabestan.server.store;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Guests who never did anything that is kept, so that they can be removed when they stay away. */
public final class GuestRepository {

    /** A position in the list of all players, ordered by when they were created. */
    public record Place(long created, String player) {

        public static final Place FIRST = new Place(0, "");
    }

    /** Nothing that others see or that the guest would miss: matches, chat, friends, tokens, problems, a recent visit. */
    private static final String UNUSED = "id IN (<ids>)"
            + " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.player = players.id AND seats.player <> '')"
            + " AND NOT EXISTS (SELECT 1 FROM matches WHERE matches.host = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM chat WHERE chat.player = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM friends WHERE friends.one = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM friends WHERE friends.other = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.player = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM solved WHERE solved.player = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM studies WHERE studies.player = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM problems WHERE problems.author = players.id)"
            + " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = players.id AND sessions.used >= :before)";

    private final Database database;

    public GuestRepository(Database database) {
        this.database = database;
    }

    /** The next players after this place who were created before a time. */
    public List<Place> next(Place after, long before, int most) {
        return database.read(handle -> handle.createQuery(
                        "SELECT id, created FROM players"
                                + " WHERE (created, id) > (:created, :id) AND created < :before ORDER BY created, id LIMIT :most")
                .bind("created", after.created)
                .bind("id", after.player)
                .bind("before", before)
                .bind("most", most)
                .map((row, context) -> new Place(row.getLong("created"), row.getString("id")))
                .list());
    }

    /** Removes those of these players who are unused and have not visited since this time; returns them. */
    public List<String> removeUnused(List<String> players, long before) {
        List<String> unused = database.read(handle -> unused(handle, players, before));
        List<String> removed = new ArrayList<>();
        if (!unused.isEmpty()) {
            database.write(handle -> {
                List<String> still = unused(handle, unused, before); // one of them may just have come back
                removed.clear();
                removed.addAll(still);
                for (String table : List.of("sessions", "devices", "mailboxes", "links")) {
                    delete(handle, "DELETE FROM " + table + " WHERE player IN (<ids>)", still);
                }
                delete(handle, "DELETE FROM players WHERE id IN (<ids>)", still);
            });
        }
        return removed;
    }

    private static List<String> unused(Handle handle, List<String> players, long before) {
        return handle.createQuery("SELECT id FROM players WHERE " + UNUSED)
                .bindList("ids", players)
                .bind("before", before)
                .mapTo(String.class)
                .list();
    }

    private static void delete(Handle handle, String statement, List<String> players) {
        if (!players.isEmpty()) {
            handle.createUpdate(statement).bindList("ids", players).execute();
        }
    }
}
