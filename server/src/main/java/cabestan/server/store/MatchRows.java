package cabestan.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;
import org.jdbi.v3.core.statement.Update;

/** Rows of the tables of matches, to records and back. */
final class MatchRows {

    private MatchRows() {}

    static Update insert(Handle handle, MatchHead head, MatchIndex index) {
        return bind(
                        handle.createUpdate(
                                "INSERT INTO matches (id, game, variant, options, first, start, seed, clock,"
                                        + " listed, host, watch, webhook, created, version, phase, on_turn, turn, points, result,"
                                        + " bot_turn, deadline, updated, lease) VALUES (:id, :game, :variant, :options, :first, :start,"
                                        + " :seed, :clock, :listed, :host, :watch, :webhook, :created, :version, :phase, :onTurn,"
                                        + " :turn, :points, :result, :botTurn, :deadline, :updated, :lease)"),
                        index)
                .bind("id", head.id())
                .bind("game", head.game())
                .bind("variant", head.variant())
                .bind("options", writeOptions(head.options()))
                .bind("first", head.first())
                .bind("start", head.start())
                .bind("seed", head.seed())
                .bind("clock", head.clock())
                .bind("listed", head.listed() ? 1 : 0)
                .bind("host", head.host())
                .bind("watch", head.watch())
                .bind("webhook", head.webhook())
                .bind("created", head.created());
    }

    static Update update(Handle handle, String match, MatchIndex index) {
        return bind(
                        handle.createUpdate("UPDATE matches SET version = :version, phase = :phase, on_turn = :onTurn,"
                                + " turn = :turn, points = :points, result = :result, bot_turn = :botTurn,"
                                + " deadline = :deadline, updated = :updated, lease = :lease WHERE id = :id"),
                        index)
                .bind("id", match);
    }

    private static Update bind(Update statement, MatchIndex index) {
        return statement
                .bind("version", index.version())
                .bind("phase", index.phase())
                .bind("onTurn", index.onTurn())
                .bind("turn", index.turn())
                .bind("points", index.points())
                .bind("result", index.result())
                .bind("botTurn", index.botTurn() ? 1 : 0)
                .bind("deadline", index.deadline())
                .bind("updated", index.updated())
                .bind("lease", index.lease());
    }

    static MatchHead head(ResultSet row, StatementContext context) throws SQLException {
        return new MatchHead(
                row.getString("id"),
                row.getString("game"),
                row.getString("variant"),
                new TreeMap<>(readOptions(row.getString("options"))),
                row.getInt("first"),
                row.getString("start"),
                row.getString("seed"),
                row.getString("clock"),
                row.getInt("listed") == 1,
                row.getString("host"),
                row.getString("watch"),
                row.getString("webhook"),
                row.getLong("created"));
    }

    static MatchIndex index(ResultSet row) throws SQLException {
        return new MatchIndex(
                row.getInt("version"),
                row.getString("phase"),
                row.getInt("on_turn"),
                row.getInt("turn"),
                row.getString("points"),
                row.getString("result"),
                row.getInt("bot_turn") == 1,
                row.getLong("deadline"),
                row.getLong("updated"),
                row.getLong("lease"));
    }

    static SeatRow seat(ResultSet row, StatementContext context) throws SQLException {
        return new SeatRow(
                row.getInt("seat"),
                row.getString("kind"),
                row.getString("player"),
                row.getString("name"),
                row.getInt("level"),
                row.getString("invite"));
    }

    static EventRow event(ResultSet row, StatementContext context) throws SQLException {
        return new EventRow(
                row.getInt("version"),
                row.getString("kind"),
                row.getInt("seat"),
                row.getString("player"),
                row.getString("command"),
                row.getString("detail"),
                row.getLong("at"));
    }

    private static String writeOptions(Map<String, String> options) {
        StringBuilder text = new StringBuilder();
        options.forEach(
                (key, value) -> text.append(key).append('=').append(value).append('\n'));
        return text.toString();
    }

    private static Map<String, String> readOptions(String text) {
        Map<String, String> options = new TreeMap<>();
        text.lines().map(line -> line.split("=", 2)).forEach(pair -> options.put(pair[0], pair[1]));
        return options;
    }
}
