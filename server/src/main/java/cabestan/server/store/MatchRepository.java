package cabestan.server.store;

import cabestan.rules.game.BadText;
import cabestan.server.store.MatchColumns.MatchRow;
import cabestan.server.store.MatchColumns.SeatRow;
import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.StoreFailure.UnreadableMatch;
import cabestan.table.Seat;
import cabestan.table.Standing;
import cabestan.table.Table;
import cabestan.table.TableHead;
import cabestan.table.event.LoggedEvent;
import cabestan.table.reply.ReplyPlan;
import cabestan.table.reply.ReplyPlanCodec;
import cabestan.table.reply.ReplyPlans;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Gatherers;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.statement.StatementContext;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Matches on disk: heads, seats and events, and where each match stands. */
public final class MatchRepository {

    /** Another writer stored this version of the match first. */
    public static final class VersionTaken extends RuntimeException {

        public VersionTaken(String match) {
            super("somebody else has written to match " + match + " since");
        }
    }

    private static final Logger LOG = LoggerFactory.getLogger(MatchRepository.class);
    private static final int LONGEST_QUESTION = 500;
    private static final int MOST_DUE = 1_000;

    /** A match as lists show it, without its events. */
    public record Listing(TableHead head, List<Seat> seats, Standing standing) {}

    /**
     * What the seats of a match plan to reply.
     *
     * @param number how often that has changed
     */
    public record NumberedPlans(int number, ReplyPlans plans) {

        public static final NumberedPlans NONE = new NumberedPlans(0, ReplyPlans.NONE);

        NumberedPlans then(ReplyPlans changed) {
            return changed.equals(plans) ? this : new NumberedPlans(number + 1, changed);
        }
    }

    /** Plans before and after a command. */
    public record PlanChange(NumberedPlans before, NumberedPlans after) {

        /** Nothing is planned, neither before nor after. */
        public static final PlanChange NONE = new PlanChange(NumberedPlans.NONE, NumberedPlans.NONE);

        public static PlanChange of(NumberedPlans before, ReplyPlans after) {
            return new PlanChange(before, before.then(after));
        }

        public boolean isChange() {
            return before.number != after.number;
        }
    }

    private final Database database;

    public MatchRepository(Database database) {
        this.database = database;
    }

    /**
     * Writes a new match as it stands.
     *
     * @param lease until when this node thinks for a bot on turn, or 0
     * @param chat whether people may write to each other there
     * @param notices to be sent because of it
     */
    public void create(Table table, long lease, boolean chat, List<Delivery> notices) {
        database.write(new MatchWrite(Optional.empty(), List.of(new MatchWrite.Opened(table, lease, chat)), notices));
    }

    /** Writes many new matches in one transaction. */
    public void createAll(List<Table> tables) {
        database.write(new MatchWrite(
                Optional.empty(),
                tables.stream()
                        .map(table -> new MatchWrite.Opened(table, 0, true))
                        .toList(),
                List.of()));
    }

    /**
     * Writes what has just happened at this table, or throws {@link VersionTaken} if another writer was faster.
     *
     * @param events those that the table has applied and the store does not have yet
     * @param plans how they change what seats plan to reply
     * @param seatsBefore the seats before these events
     * @param opened the match that they open, to be written in the same transaction
     * @param notices to be sent because of it, written in the same transaction, too
     */
    public void append(
            Table table,
            List<LoggedEvent> events,
            PlanChange plans,
            List<Seat> seatsBefore,
            long lease,
            Optional<Table> opened,
            List<Delivery> notices) {
        Map<Integer, Seat> changedSeats = new HashMap<>();
        for (int seat = 0; seat < table.seatCount(); seat++) {
            if (!table.seat(seat).equals(seatsBefore.get(seat))) {
                changedSeats.put(seat, table.seat(seat));
            }
        }
        database.write(new MatchWrite(
                Optional.of(new MatchWrite.Advance(
                        table.head().id(), events, plans, table.standing(), table.silentFrom(), lease, changedSeats)),
                opened.stream()
                        .map(other -> new MatchWrite.Opened(other, 0, true))
                        .toList(),
                notices));
    }

    /** The table of a match, replayed from its events; throws {@link UnreadableMatch} if this program cannot read it. */
    public Optional<Table> load(String match) {
        return database.read(handle -> {
            try {
                return load(handle, match);
            } catch (JdbiException e) {
                throw e;
            } catch (RuntimeException e) {
                throw new UnreadableMatch(match, e);
            }
        });
    }

    private static Optional<Table> load(Handle handle, String match) {
        return handle.createQuery("SELECT * FROM matches WHERE id = ?")
                .bind(0, match)
                .map(MatchColumns::readMatch)
                .findOne()
                .map(row -> {
                    List<LoggedEvent> events = events(handle, match, 0);
                    return Table.replay(row.head(openingSeats(handle, row, events)), events);
                });
    }

    /** What seats of this match plan to reply; the number is read first, so that plans are never older than it. */
    public NumberedPlans plans(String match) {
        return database.read(handle -> {
            int number = handle.createQuery("SELECT plans FROM matches WHERE id = ?")
                    .bind(0, match)
                    .mapTo(int.class)
                    .findOne()
                    .orElse(0);
            Map<Integer, ReplyPlan> plans = new HashMap<>();
            if (number > 0) {
                handle.createQuery("SELECT seat, lines FROM reply_plans WHERE match_id = ?")
                        .bind(0, match)
                        .map((row, context) ->
                                Map.entry(row.getInt("seat"), ReplyPlanCodec.read(row.getString("lines"))))
                        .forEach(plan -> plans.put(plan.getKey(), plan.getValue()));
            }
            return new NumberedPlans(number, new ReplyPlans(plans));
        });
    }

    /** Removes what is still planned in matches that an older program has ended, which knows nothing of plans. */
    public void removePlansOfEnded() {
        database.write(handle -> handle.execute("DELETE FROM reply_plans WHERE NOT EXISTS"
                + " (SELECT 1 FROM matches WHERE id = match_id AND phase = 'running')"));
    }

    private static List<Seat> openingSeats(Handle handle, MatchRow match, List<LoggedEvent> events) {
        List<Seat> seats = new ArrayList<>();
        for (SeatRow row : seats(handle, List.of(match.id())).getOrDefault(match.id(), List.of())) {
            seats.add(row.atOpening(seats.size(), match.host(), events));
        }
        return seats;
    }

    public List<LoggedEvent> eventsSince(String match, int version) {
        return database.read(handle -> events(handle, match, version));
    }

    /** What happened after these versions in these matches; only for a shared database. */
    public Map<String, List<LoggedEvent>> eventsSince(Map<String, Integer> versions) {
        return database.read(handle -> {
            Map<String, List<LoggedEvent>> found = new HashMap<>();
            handle.createQuery("SELECT e.* FROM unnest(:matches, :versions) AS known (match, version)"
                            + " JOIN events e ON e.match_id = known.match AND e.version > known.version"
                            + " ORDER BY e.match_id, e.version")
                    .bindArray("matches", String.class, versions.keySet())
                    .bindArray("versions", Integer.class, versions.values())
                    .map((row, context) -> Map.entry(row.getString("match_id"), readable(row, context)))
                    .forEach(entry -> entry.getValue()
                            .ifPresent(event -> found.computeIfAbsent(entry.getKey(), match -> new ArrayList<>())
                                    .add(event)));
            return found;
        });
    }

    /** An event that a newer program wrote must not prevent other matches from being read. */
    private static Optional<LoggedEvent> readable(ResultSet row, StatementContext context) throws SQLException {
        try {
            return Optional.of(MatchColumns.readEvent(row, context));
        } catch (BadText e) {
            LOG.warn("match={} cannot be followed: {}", row.getString("match_id"), e.getMessage());
            return Optional.empty();
        }
    }

    private static Map<String, List<SeatRow>> seats(Handle handle, List<String> matches) {
        Map<String, List<SeatRow>> rows = new HashMap<>();
        if (matches.isEmpty()) {
            return rows;
        }
        handle.createQuery("SELECT * FROM seats WHERE match_id IN (<ids>) ORDER BY match_id, seat")
                .bindList("ids", matches)
                .map(MatchColumns::readSeat)
                .forEach(row -> rows.computeIfAbsent(row.match(), match -> new ArrayList<>())
                        .add(row));
        return rows;
    }

    private static List<LoggedEvent> events(Handle handle, String match, int since) {
        return handle.createQuery("SELECT * FROM events WHERE match_id = ? AND version > ? ORDER BY version")
                .bind(0, match)
                .bind(1, since)
                .map(MatchColumns::readEvent)
                .list();
    }

    List<Listing> list(String matches, Object argument) {
        return database.read(handle -> {
            List<MatchRow> rows = handle.createQuery(matches)
                    .bind(0, argument)
                    .map(MatchColumns::readMatch)
                    .list();
            Map<String, List<SeatRow>> seats =
                    seats(handle, rows.stream().map(MatchRow::id).toList());
            return rows.stream()
                    .flatMap(row -> listing(row, seats.getOrDefault(row.id(), List.of())).stream())
                    .toList();
        });
    }

    /**
     * The head of a listed match has its seats as they are now: lists do not show how they were at the beginning. A match
     * of a game that this program lacks must not prevent others from being listed.
     */
    private static Optional<Listing> listing(MatchRow match, List<SeatRow> rows) {
        List<Seat> seats = rows.stream().map(SeatRow::now).toList();
        try {
            return Optional.of(new Listing(match.head(seats), seats, match.standing()));
        } catch (BadText e) {
            LOG.debug("match={} cannot be listed: {}", match.id(), e.getMessage());
            return Optional.empty();
        }
    }

    /** The versions that these matches have reached. */
    public Map<String, Integer> versions(Collection<String> matches) {
        return database.read(handle -> {
            Map<String, Integer> versions = new HashMap<>();
            matches.stream()
                    .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                    .forEach(chunk -> handle.createQuery("SELECT id, version FROM matches WHERE id IN (<ids>)")
                            .bindList("ids", chunk)
                            .map((row, context) -> Map.entry(row.getString("id"), row.getInt("version")))
                            .forEach(entry -> versions.put(entry.getKey(), entry.getValue())));
            return versions;
        });
    }

    /** Whether the time of anybody on turn is running. */
    public boolean isAnyClockRunning() {
        return database.read(MatchRepository::isAnyClockRunning);
    }

    static boolean isAnyClockRunning(Handle handle) {
        return handle.createQuery("SELECT 1 FROM matches WHERE deadline > 0 LIMIT 1")
                .mapTo(int.class)
                .findOne()
                .isPresent();
    }

    /** Whether the clock of a match had run out at this time. */
    public boolean isDue(String match, long time) {
        return database.read(
                handle -> handle.createQuery("SELECT 1 FROM matches WHERE id = ? AND deadline > 0 AND deadline < ?")
                        .bind(0, match)
                        .bind(1, time)
                        .mapTo(int.class)
                        .findOne()
                        .isPresent());
    }

    /** Matches whose clock runs out before this time, with the time when it does. */
    public Map<String, Long> dueBefore(long time) {
        return database.read(handle -> {
            Map<String, Long> due = new LinkedHashMap<>();
            handle.createQuery("SELECT id, deadline FROM matches WHERE deadline > 0 AND deadline < ? ORDER BY deadline"
                            + " LIMIT " + MOST_DUE)
                    .bind(0, time)
                    .map((row, context) -> Map.entry(row.getString("id"), row.getLong("deadline")))
                    .forEach(entry -> due.put(entry.getKey(), entry.getValue()));
            return due;
        });
    }
}
