package cabestan.server.store;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import cabestan.server.store.MatchRepository.PlanChange;
import cabestan.table.Beginning;
import cabestan.table.Occupant;
import cabestan.table.Phase;
import cabestan.table.Seat;
import cabestan.table.Standing;
import cabestan.table.TableHead;
import cabestan.table.clock.ClockRule;
import cabestan.table.event.EventCodec;
import cabestan.table.event.LoggedEvent;
import cabestan.table.event.TableEvent;
import cabestan.table.text.OccupantCodec;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jdbi.v3.core.statement.StatementContext;

/** The columns of matches, seats and events, each named once: how rows become records and back. */
final class MatchColumns {

    /** Set when a match is made. */
    private static final List<String> HEAD = List.of(
            "id",
            "game",
            "variant",
            "options",
            "first",
            "start",
            "seed",
            "clock",
            "listed",
            "host",
            "watch",
            "webhook",
            "created",
            "lobby_until");

    /** The state of a match: written with every event, for lists and for resuming after a restart. */
    private static final List<String> STANDING = List.of(
            "version",
            "phase",
            "on_turn",
            "turn",
            "points",
            "result",
            "bot_turn",
            "deadline",
            "updated",
            "silent_from",
            "lease");

    private static final long HOUR = 3_600_000;

    private static final List<String> SEAT =
            List.of("match_id", "seat", "kind", "player", "name", "level", "invite", "opening", "ended");

    private static final List<String> EVENT =
            List.of("match_id", "version", "kind", "seat", "player", "command", "detail", "at");

    static final String INSERT_MATCH = "INSERT INTO matches (" + names(HEAD) + ", " + names(STANDING) + ") VALUES ("
            + marks(HEAD) + ", " + marks(STANDING) + ")";

    /** Takes the lock of the match's row first, and matches no row if another writer was faster. */
    static final String ADVANCE_MATCH = "UPDATE matches SET " + String.join(" = ?, ", STANDING)
            + " = ?, plans = ? WHERE id = ? AND version = ? AND plans = ?";

    /** The same with the event that it is written for, in one statement that only PostgreSQL has. */
    static final String ADVANCE_MATCH_BY_EVENT = "WITH moved AS (" + ADVANCE_MATCH
            + " RETURNING 1) INSERT INTO events (" + names(EVENT) + ") SELECT " + marks(EVENT) + " FROM moved";

    static final String DELETE_PLANS = "DELETE FROM reply_plans WHERE match_id = ?";

    static final String INSERT_PLAN = "INSERT INTO reply_plans (match_id, seat, lines) VALUES (?, ?, ?)";

    static final String INSERT_SEAT = "INSERT INTO seats (" + names(SEAT) + ") VALUES (" + marks(SEAT) + ")";

    static final String CHANGE_SEAT =
            "UPDATE seats SET kind = ?, player = ?, level = ? WHERE match_id = ? AND seat = ?";

    static final String END_SEATS = "UPDATE seats SET ended = ? WHERE match_id = ? AND ended = 0";

    static final String INSERT_EVENT = "INSERT INTO events (" + names(EVENT) + ") VALUES (" + marks(EVENT) + ")";

    private MatchColumns() {}

    private static String names(List<String> columns) {
        return String.join(", ", columns);
    }

    private static String marks(List<String> columns) {
        return "?" + ", ?".repeat(columns.size() - 1);
    }

    /** Binds values in turn, those in arrays one by one, beginning with this parameter; returns the next one. */
    static int bind(PreparedStatement statement, int first, Object... values) throws SQLException {
        int next = first;
        for (Object value : values) {
            if (value instanceof Object[] several) {
                next = bind(statement, next, several);
            } else {
                statement.setObject(next++, value);
            }
        }
        return next;
    }

    static Object[] head(TableHead head) {
        Beginning beginning = head.beginning();
        Setup setup = beginning instanceof Beginning.FromSetup(Setup from) ? from : null;
        return new Object[] {
            head.id(),
            head.game().id(),
            beginning.variant(),
            writeOptions(setup == null ? Map.of() : setup.options()),
            setup == null ? Terms.BY_LOT : setup.first(),
            beginning instanceof Beginning.FromPosition(String variant, String position) ? position : "",
            setup == null ? "" : setup.seed().hex(),
            head.clock().write(),
            head.listed() ? 1 : 0,
            head.host(),
            head.watch(),
            head.webhook(),
            head.created(),
            LobbyRepository.until(head)
        };
    }

    /** The values of {@link #ADVANCE_MATCH}. */
    static Object[] advance(MatchWrite.Advance advance) {
        PlanChange plans = advance.plans();
        return new Object[] {
            standing(advance.standing(), advance.silentFrom(), advance.lease()),
            plans.after().number(),
            advance.match(),
            advance.versionBefore(),
            plans.before().number()
        };
    }

    static Object[] standing(Standing standing, long silentFrom, long lease) {
        return new Object[] {
            standing.version(),
            standing.phase().word(),
            standing.onTurn(),
            standing.turn(),
            standing.points().stream().map(String::valueOf).collect(Collectors.joining(",")),
            standing.result().map(EventCodec::writeOutcome).orElse(""),
            standing.botTurn() ? 1 : 0,
            standing.deadline(),
            standing.updated(),
            fullHour(silentFrom),
            lease
        };
    }

    /** Rounds up to the hour, so that the index changes at most once an hour while a match goes on. */
    private static long fullHour(long millis) {
        return Math.ceilDiv(millis, HOUR) * HOUR;
    }

    static Object[] seat(String match, int seat, Seat now, Occupant opening, long ended) {
        Occupant occupant = now.occupant();
        return new Object[] {
            match,
            seat,
            occupant.kind(),
            occupant.player(),
            occupant.name(),
            level(occupant),
            now.invite(),
            OccupantCodec.write(opening),
            ended
        };
    }

    static int level(Occupant occupant) {
        return occupant instanceof Occupant.Bot(int level, String name) ? level : 0;
    }

    static Object[] event(String match, LoggedEvent logged) {
        TableEvent event = logged.event();
        return new Object[] {
            match,
            logged.version(),
            EventCodec.kind(event),
            event.seat(),
            logged.player(),
            logged.command(),
            EventCodec.detail(event),
            logged.at()
        };
    }

    /** A row of the table of matches, to be joined with its seats. */
    record MatchRow(
            String id,
            String game,
            String variant,
            Map<String, String> options,
            int first,
            String start,
            String seed,
            String clock,
            boolean listed,
            String host,
            String watch,
            String webhook,
            long created,
            Standing standing) {

        TableHead head(List<Seat> seats) {
            return new TableHead(
                    id,
                    Games.named(game),
                    beginning(seats.size()),
                    ClockRule.read(clock),
                    seats,
                    host,
                    listed,
                    watch,
                    webhook,
                    created);
        }

        private Beginning beginning(int seats) {
            return start.isEmpty()
                    ? new Beginning.FromSetup(new Setup(variant, seats, options, first, Seed.read(seed)))
                    : new Beginning.FromPosition(variant, start);
        }
    }

    /**
     * A row of the table of seats.
     *
     * @param opening who sat there at the beginning, or empty in rows of release 0.1
     */
    record SeatRow(String match, Seat now, String opening) {

        /**
         * The seat as it was at the beginning.
         *
         * <p>Release 0.1 kept only the current occupants. Then the events decide: a seat that was ever joined was free at first, as
         * was one with an invite; any other that a bot took had been the host's own or that of a guest at the host's device.
         */
        Seat atOpening(int seat, String host, List<LoggedEvent> events) {
            if (!opening.isEmpty()) {
                return new Seat(OccupantCodec.read(opening), now.invite());
            }
            for (LoggedEvent logged : events) {
                if (logged.event().seat() == seat) {
                    switch (logged.event()) {
                        case TableEvent.Joined joined -> {
                            return new Seat(new Occupant.Nobody(""), now.invite());
                        }
                        case TableEvent.BotTookSeat took -> {
                            Occupant first = now.invite().isEmpty()
                                    ? new Occupant.Guest(host, now.occupant().name())
                                    : new Occupant.Nobody("");
                            return new Seat(first, now.invite());
                        }
                        default -> {}
                    }
                }
            }
            return now;
        }
    }

    static MatchRow readMatch(ResultSet row, StatementContext context) throws SQLException {
        return new MatchRow(
                row.getString("id"),
                row.getString("game"),
                row.getString("variant"),
                readOptions(row.getString("options")),
                row.getInt("first"),
                row.getString("start"),
                row.getString("seed"),
                row.getString("clock"),
                row.getInt("listed") == 1,
                row.getString("host"),
                row.getString("watch"),
                row.getString("webhook"),
                row.getLong("created"),
                readStanding(row));
    }

    private static Standing readStanding(ResultSet row) throws SQLException {
        String points = row.getString("points");
        String result = row.getString("result");
        return new Standing(
                row.getInt("version"),
                Phase.of(row.getString("phase")),
                row.getInt("on_turn"),
                row.getInt("turn"),
                points.isEmpty()
                        ? List.of()
                        : Arrays.stream(points.split(",")).map(Integer::valueOf).toList(),
                result.isEmpty() ? Optional.<Outcome>empty() : Optional.of(EventCodec.readOutcome(result)),
                row.getInt("bot_turn") == 1,
                row.getLong("deadline"),
                row.getLong("updated"));
    }

    static SeatRow readSeat(ResultSet row, StatementContext context) throws SQLException {
        Occupant occupant = OccupantCodec.of(
                row.getString("kind"), row.getString("player"), row.getInt("level"), row.getString("name"));
        return new SeatRow(
                row.getString("match_id"), new Seat(occupant, row.getString("invite")), row.getString("opening"));
    }

    static LoggedEvent readEvent(ResultSet row, StatementContext context) throws SQLException {
        return new LoggedEvent(
                row.getInt("version"),
                row.getLong("at"),
                row.getString("player"),
                row.getString("command"),
                EventCodec.read(row.getString("kind"), row.getInt("seat"), row.getString("detail")));
    }

    private static String writeOptions(Map<String, String> options) {
        return options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining("\n"));
    }

    private static Map<String, String> readOptions(String text) {
        Map<String, String> options = new TreeMap<>();
        text.lines().map(line -> line.split("=", 2)).forEach(pair -> options.put(pair[0], pair[1]));
        return options;
    }
}
