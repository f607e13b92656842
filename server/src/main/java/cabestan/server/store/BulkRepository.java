package cabestan.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Writes very many matches quickly, for measuring only. */
public final class BulkRepository {

    private static final String MATCH =
            "INSERT INTO matches (id, game, variant, options, first, start, seed, clock, listed, host, watch, webhook,"
                    + " created, version, phase, on_turn, turn, points, result, bot_turn, deadline, updated)"
                    + " VALUES (?, ?, ?, '', ?, '', ?, ?, 0, ?, ?, '', ?, ?, ?, ?, ?, ?, ?, 0, 0, ?)";
    private static final String SEAT =
            "INSERT INTO seats (match_id, seat, kind, player, name, level, invite, ended) VALUES (?, ?, 'player', ?, '', 0, '', ?)";
    private static final String EVENT =
            "INSERT INTO events (match_id, version, kind, seat, player, command, detail, at) VALUES (?, ?, ?, ?, ?, '', ?, ?)";
    private static final String PLAYER = "INSERT INTO players (id, name, webhook, created) VALUES (?, ?, '', ?)";

    private final Database database;

    public BulkRepository(Database database) {
        this.database = database;
    }

    public void addPlayers(List<PlayerRow> players) {
        database.write(handle -> batch(handle, PLAYER, insert -> {
            for (PlayerRow player : players) {
                add(insert, player.id(), player.name(), player.created());
            }
        }));
    }

    /** Matches between two people, without a clock. */
    public void addMatches(List<MatchRepository.Stored> matches, List<MatchIndex> indexes) {
        database.write(handle -> {
            batch(handle, MATCH, insert -> {
                for (int i = 0; i < matches.size(); i++) {
                    addMatch(insert, matches.get(i).head(), indexes.get(i));
                }
            });
            batch(handle, SEAT, insert -> {
                for (int i = 0; i < matches.size(); i++) {
                    MatchIndex index = indexes.get(i);
                    for (SeatRow seat : matches.get(i).seats()) {
                        long ended = index.isOver() ? index.updated() : 0;
                        add(insert, matches.get(i).head().id(), seat.seat(), seat.player(), ended);
                    }
                }
            });
            batch(handle, EVENT, insert -> {
                for (MatchRepository.Stored match : matches) {
                    for (EventRow event : match.events()) {
                        add(
                                insert,
                                match.head().id(),
                                event.version(),
                                event.kind(),
                                event.seat(),
                                event.player(),
                                event.detail(),
                                event.at());
                    }
                }
            });
        });
    }

    private static void addMatch(PreparedStatement insert, MatchHead head, MatchIndex index) throws SQLException {
        add(
                insert,
                head.id(),
                head.game(),
                head.variant(),
                head.first(),
                head.seed(),
                head.clock(),
                head.host(),
                head.watch(),
                head.created(),
                index.version(),
                index.phase(),
                index.onTurn(),
                index.turn(),
                index.points(),
                index.result(),
                index.updated());
    }

    /** Updates the statistics by which the database plans its queries. */
    public void analyze() {
        database.write(handle -> handle.execute("ANALYZE"));
    }

    private interface Rows {
        void add(PreparedStatement insert) throws SQLException;
    }

    private static void batch(Handle handle, String sql, Rows rows) {
        Connection connection = handle.getConnection();
        try (PreparedStatement insert = connection.prepareStatement(sql)) {
            rows.add(insert);
            insert.executeBatch();
        } catch (SQLException e) {
            throw StoreFailure.because("the matches could not be written", e);
        }
    }

    private static void add(PreparedStatement insert, Object... values) throws SQLException {
        for (int i = 0; i < values.length; i++) {
            insert.setObject(i + 1, values[i]);
        }
        insert.addBatch();
    }
}
