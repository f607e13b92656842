package cabestan.server.store.social;

import cabestan.server.store.Database;
import cabestan.server.store.social.ChatRepository.Place;
import java.util.List;

/** Messages that somebody wants the operator to look at, and what the operator does about them. */
public final class ReportRepository {

    private static final int LONGEST_LIST = 500;

    /**
     * A reported message.
     *
     * @param name of who said it, or empty if that player was deleted
     * @param reports how many people reported it
     * @param at when it was said
     */
    public record Report(
            Place place, int number, String name, String kind, String body, int reports, long at, boolean hidden) {}

    private final Database database;

    public ReportRepository(Database database) {
        this.database = database;
    }

    /** Counts once for each message and reporter. */
    public void add(Place place, int number, String reporter, long at) {
        database.write(handle -> handle.execute(
                "INSERT INTO reports (match_id, channel, number, reporter, at) VALUES (?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                place.match(),
                place.channel().word(),
                number,
                reporter,
                at));
    }

    /** The reported messages, the one reported last first; those that are hidden already only if asked for. */
    public List<Report> list(boolean alsoHidden) {
        return database.read(handle -> handle.createQuery(
                        "SELECT chat.match_id, chat.channel, chat.number, chat.kind, chat.body, chat.at, chat.hidden,"
                                + " COALESCE(MAX(players.name), '') AS name, COUNT(*) AS reports"
                                + " FROM reports JOIN chat ON chat.match_id = reports.match_id"
                                + " AND chat.channel = reports.channel AND chat.number = reports.number"
                                + " LEFT JOIN players ON players.id = chat.player"
                                + (alsoHidden ? "" : " WHERE chat.hidden = 0")
                                + " GROUP BY chat.match_id, chat.channel, chat.number, chat.kind, chat.body, chat.at,"
                                + " chat.hidden ORDER BY MAX(reports.at) DESC LIMIT " + LONGEST_LIST)
                .map((row, context) -> new Report(
                        ChatRepository.place(row),
                        row.getInt("number"),
                        row.getString("name"),
                        row.getString("kind"),
                        row.getString("body"),
                        row.getInt("reports"),
                        row.getLong("at"),
                        row.getLong("hidden") > 0))
                .list());
    }

    /** Hides a message from everybody; says whether there is such a message. */
    public boolean hide(Place place, int number, long at) {
        boolean[] found = new boolean[1];
        database.write(handle -> found[0] = handle.execute(
                        "UPDATE chat SET hidden = CASE hidden WHEN 0 THEN ? ELSE hidden END"
                                + " WHERE match_id = ? AND channel = ? AND number = ?",
                        at,
                        place.match(),
                        place.channel().word(),
                        number)
                == 1);
        return found[0];
    }

    /** Removes the reports of a message that may stay; says whether there were any. */
    public boolean dismiss(Place place, int number) {
        boolean[] found = new boolean[1];
        database.write(handle -> found[0] = handle.execute(
                        "DELETE FROM reports WHERE match_id = ? AND channel = ? AND number = ?",
                        place.match(),
                        place.channel().word(),
                        number)
                > 0);
        return found[0];
    }
}
