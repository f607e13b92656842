package cabestan.server.store;

import cabestan.server.store.MatchRepository.PlanChange;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.table.Seat;
import cabestan.table.Standing;
import cabestan.table.Table;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlanCodec;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What one command writes: how a match moved on, the matches that were opened, and the notices of both.
 *
 * @param advance empty if matches are only opened
 */
record MatchWrite(Optional<Advance> advance, List<Opened> opened, List<Delivery> notices) {

    private static final Logger LOG = LoggerFactory.getLogger(MatchWrite.class);
    private static final String CHAT_OFF = "UPDATE matches SET chat = 0 WHERE id = ?";
    private static final String CHAT_AS_BEFORE =
            "UPDATE matches SET chat = (SELECT chat FROM matches WHERE id = ?) WHERE id = ?";

    /**
     * A match that moved on, or in which only plans have changed.
     *
     * @param plans what seats plan to reply, before and after
     * @param standing how it stands after the events
     * @param silentFrom from when on the others may go on without whoever is on turn, or 0
     * @param lease until when this node thinks for the bot on turn, or 0
     * @param changedSeats the seats that somebody else sits in now
     */
    record Advance(
            String match,
            List<LoggedEvent> events,
            PlanChange plans,
            Standing standing,
            long silentFrom,
            long lease,
            Map<Integer, Seat> changedSeats) {

        int versionBefore() {
            return standing.version() - events.size();
        }

        private boolean isOneEvent() {
            return events.size() == 1
                    && changedSeats.isEmpty()
                    && !plans.isChange()
                    && standing.result().isEmpty();
        }
    }

    /**
     * A new match as it stands after its first events.
     *
     * @param chat whether people may write to each other there
     */
    record Opened(Table table, long lease, boolean chat) {}

    /** The match that must be locked, or empty. */
    String match() {
        return advance.map(Advance::match).orElse("");
    }

    /** Whether nothing is written but an event and how the match stands after it, as for most actions. */
    boolean isOneEvent() {
        return opened.isEmpty()
                && notices.isEmpty()
                && advance.filter(Advance::isOneEvent).isPresent();
    }

    /**
     * Writes those that are one event each, on PostgreSQL, in one round trip and one transaction. It locks the matches as
     * {@link #writeAll} does.
     *
     * @param writes ordered by match
     * @return for each whether it was written; false if another writer stored the version first
     */
    static boolean[] writeEvents(Connection connection, List<MatchWrite> writes) throws SQLException {
        try (Batch batch = new Batch(connection, MatchColumns.ADVANCE_MATCH_BY_EVENT)) {
            for (MatchWrite write : writes) {
                Advance advance = write.advance.orElseThrow();
                batch.add(MatchColumns.advance(advance), MatchColumns.event(advance.match, advance.events.getFirst()));
            }
            int[] counts = batch.execute();
            boolean[] written = new boolean[counts.length];
            for (int i = 0; i < counts.length; i++) {
                written[i] = counts[i] == 1;
            }
            return written;
        }
    }

    /**
     * Writes them all in the transaction of this connection. Every match is locked before anything else of it is
     * touched, so that nodes never deadlock.
     *
     * @param writes ordered by match
     * @param dropped called for every notice that is dropped because too many wait for its target
     * @return for each whether it was written; false if another writer stored the version first
     */
    static boolean[] writeAll(Connection connection, List<MatchWrite> writes, Runnable dropped) throws SQLException {
        boolean[] written = lock(connection, writes);
        List<MatchWrite> done = new ArrayList<>();
        List<Advance> advances = new ArrayList<>();
        List<Opened> opened = new ArrayList<>();
        List<Delivery> notices = new ArrayList<>();
        for (int i = 0; i < written.length; i++) {
            if (written[i]) {
                notices.addAll(writes.get(i).notices);
                done.add(writes.get(i));
                writes.get(i).advance.ifPresent(advances::add);
                opened.addAll(writes.get(i).opened);
            }
        }
        insertMatches(connection, opened);
        setChat(connection, done);
        insertEvents(connection, advances, opened);
        updateSeats(connection, advances);
        replacePlans(connection, advances);
        insertNotices(connection, notices, dropped);
        return written;
    }

    private static boolean[] lock(Connection connection, List<MatchWrite> writes) throws SQLException {
        boolean[] written = new boolean[writes.size()];
        try (Batch batch = new Batch(connection, MatchColumns.ADVANCE_MATCH)) {
            for (MatchWrite write : writes) {
                if (write.advance.isPresent()) {
                    batch.add(MatchColumns.advance(write.advance.get()));
                }
            }
            int[] counts = batch.execute();
            int next = 0;
            for (int i = 0; i < written.length; i++) {
                written[i] = writes.get(i).advance.isEmpty() || counts[next++] == 1;
            }
        }
        return written;
    }

    private static void insertMatches(Connection connection, List<Opened> opened) throws SQLException {
        try (Batch matches = new Batch(connection, MatchColumns.INSERT_MATCH);
                Batch seats = new Batch(connection, MatchColumns.INSERT_SEAT)) {
            for (Opened one : opened) {
                Table table = one.table;
                matches.add(
                        MatchColumns.head(table.head()),
                        MatchColumns.standing(table.standing(), table.silentFrom(), one.lease));
                long ended = table.isOver() ? table.standing().updated() : 0;
                for (int seat = 0; seat < table.seatCount(); seat++) {
                    var opening = table.head().seats().get(seat).occupant();
                    seats.add(MatchColumns.seat(table.head().id(), seat, table.seat(seat), opening, ended));
                }
            }
            matches.execute();
            seats.execute();
        }
    }

    /** Whether people may write to each other is what the host wanted, and in a rematch what it was before. */
    private static void setChat(Connection connection, List<MatchWrite> writes) throws SQLException {
        try (Batch off = new Batch(connection, CHAT_OFF);
                Batch asBefore = new Batch(connection, CHAT_AS_BEFORE)) {
            for (MatchWrite write : writes) {
                for (Opened one : write.opened) {
                    String match = one.table.head().id();
                    if (write.advance.isPresent()) {
                        asBefore.add(write.match(), match);
                    } else if (!one.chat) {
                        off.add(match);
                    }
                }
            }
            off.execute();
            asBefore.execute();
        }
    }

    private static void insertEvents(Connection connection, List<Advance> advances, List<Opened> opened)
            throws SQLException {
        try (Batch events = new Batch(connection, MatchColumns.INSERT_EVENT)) {
            for (Advance advance : advances) {
                for (LoggedEvent event : advance.events) {
                    events.add(MatchColumns.event(advance.match, event));
                }
            }
            for (Opened one : opened) {
                for (LoggedEvent event : one.table.events()) {
                    events.add(MatchColumns.event(one.table.head().id(), event));
                }
            }
            events.execute();
        }
    }

    private static void updateSeats(Connection connection, List<Advance> advances) throws SQLException {
        try (Batch changed = new Batch(connection, MatchColumns.CHANGE_SEAT);
                Batch ended = new Batch(connection, MatchColumns.END_SEATS)) {
            for (Advance advance : advances) {
                for (Map.Entry<Integer, Seat> entry : advance.changedSeats.entrySet()) {
                    var occupant = entry.getValue().occupant();
                    changed.add(
                            occupant.kind(),
                            occupant.player(),
                            MatchColumns.level(occupant),
                            advance.match,
                            entry.getKey());
                }
                if (advance.standing.result().isPresent()) {
                    ended.add(advance.standing.updated(), advance.match);
                }
            }
            changed.execute();
            ended.execute();
        }
    }

    private static void replacePlans(Connection connection, List<Advance> advances) throws SQLException {
        try (Batch delete = new Batch(connection, MatchColumns.DELETE_PLANS);
                Batch insert = new Batch(connection, MatchColumns.INSERT_PLAN)) {
            for (Advance advance : advances) {
                if (advance.plans.isChange()) {
                    delete.add(advance.match);
                    for (var plan : advance.plans.after().plans().bySeat().entrySet()) {
                        insert.add(advance.match, plan.getKey(), ReplyPlanCodec.write(plan.getValue()));
                    }
                }
            }
            delete.execute();
            insert.execute();
        }
    }

    /** A notice is dropped when too many wait for its device or webhook: all of them say no more than that the player should look. */
    private static void insertNotices(Connection connection, List<Delivery> notices, Runnable dropped)
            throws SQLException {
        try (Batch batch = new Batch(connection, OutboxRepository.INSERT)) {
            for (Delivery notice : notices) {
                batch.add(OutboxRepository.row(notice));
            }
            int[] counts = batch.execute();
            for (int i = 0; i < counts.length; i++) {
                if (counts[i] == 0) {
                    dropped.run();
                    LOG.warn(
                            "match={} a notice was dropped: too many wait for the same target",
                            notices.get(i).match());
                }
            }
        }
    }

    /** One statement with many sets of values, sent together; it is prepared only when there is one. */
    private static final class Batch implements AutoCloseable {

        private final Connection connection;
        private final String sql;
        private PreparedStatement statement;

        Batch(Connection connection, String sql) {
            this.connection = connection;
            this.sql = sql;
        }

        /** Adds a set of values; those in arrays count one by one. */
        void add(Object... values) throws SQLException {
            if (statement == null) {
                statement = connection.prepareStatement(sql);
            }
            MatchColumns.bind(statement, 1, values);
            statement.addBatch();
        }

        int[] execute() throws SQLException {
            return statement == null ? new int[0] : statement.executeBatch();
        }

        @Override
        public void close() throws SQLException {
            if (statement != null) {
                statement.close();
            }
        }
    }
}
