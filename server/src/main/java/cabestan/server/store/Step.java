package cabestan.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** The usual change of a match: one event that leaves the seats as they are; one statement of PostgreSQL writes it. */
record Step(String match, EventRow event, MatchIndex index) {

    private static final String WRITE =
            "WITH moved AS (UPDATE matches SET version = ?, phase = ?, on_turn = ?, turn = ?, points = ?, result = ?,"
                    + " bot_turn = ?, deadline = ?, updated = ?, lease = ? WHERE id = ? AND version = ? RETURNING id)"
                    + " INSERT INTO events (match_id, version, kind, seat, player, command, detail, at)"
                    + " SELECT id, ?, ?, ?, ?, ?, ?, ? FROM moved";

    /** Writes them all in one round trip, and tells for each how many events that were: none when somebody was faster. */
    static int[] write(Connection connection, List<Step> steps) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(WRITE)) {
            for (Step step : steps) {
                step.bind(statement);
                statement.addBatch();
            }
            return statement.executeBatch();
        }
    }

    private void bind(PreparedStatement statement) throws SQLException {
        statement.setInt(1, index.version());
        statement.setString(2, index.phase());
        statement.setInt(3, index.onTurn());
        statement.setInt(4, index.turn());
        statement.setString(5, index.points());
        statement.setString(6, index.result());
        statement.setInt(7, index.botTurn() ? 1 : 0);
        statement.setLong(8, index.deadline());
        statement.setLong(9, index.updated());
        statement.setLong(10, index.lease());
        statement.setString(11, match);
        statement.setInt(12, event.version() - 1);
        statement.setInt(13, event.version());
        statement.setString(14, event.kind());
        statement.setInt(15, event.seat());
        statement.setString(16, event.player());
        statement.setString(17, event.command());
        statement.setString(18, event.detail());
        statement.setLong(19, event.at());
    }
}
