package cabestan.server.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Gatherers;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.Update;

/** Matches on disk: heads, seats and events, and where each match stands. */
public final class MatchRepository {

    private static final int LONGEST_LIST = 200;
    private static final int LONGEST_QUESTION = 500;
    private static final int MOST_DUE = 1_000;

    /** A match as it was written, ready to be replayed. */
    public record Stored(MatchHead head, List<SeatRow> seats, List<EventRow> events) {}

    /** A match as lists show it, without its events. */
    public record Listing(MatchHead head, List<SeatRow> seats, MatchIndex index) {}

    private final Database database;

    public MatchRepository(Database database) {
        this.database = database;
    }

    public void create(MatchHead head, List<SeatRow> seats, List<EventRow> events, MatchIndex index) {
        database.write(head.id(), handle -> {
            try (Update insert = MatchRows.insert(handle, head, index)) {
                insert.execute();
            }
            for (SeatRow seat : seats) {
                handle.execute(
                        "INSERT INTO seats (match_id, seat, kind, player, name, level, invite, ended)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                        head.id(),
                        seat.seat(),
                        seat.kind(),
                        seat.player(),
                        seat.name(),
                        seat.level(),
                        seat.invite(),
                        index.isOver() ? index.updated() : 0);
            }
            insert(handle, head.id(), events);
        });
    }

    /** Writes what happened, or throws {@link VersionTaken} when somebody else was first. */
    public void append(String match, List<EventRow> events, List<SeatRow> changedSeats, MatchIndex index) {
        if (database.isShared() && events.size() == 1 && changedSeats.isEmpty() && !index.isOver()) {
            database.write(new Step(match, events.getFirst(), index));
            return;
        }
        database.write(match, handle -> {
            insert(handle, match, events);
            for (SeatRow seat : changedSeats) {
                handle.execute(
                        "UPDATE seats SET kind = ?, player = ?, level = ? WHERE match_id = ? AND seat = ?",
                        seat.kind(),
                        seat.player(),
                        seat.level(),
                        match,
                        seat.seat());
            }
            try (Update update = MatchRows.update(handle, match, index)) {
                update.execute();
            }
            if (index.isOver()) {
                handle.execute("UPDATE seats SET ended = ? WHERE match_id = ? AND ended = 0", index.updated(), match);
            }
        });
    }

    private static void insert(Handle handle, String match, List<EventRow> events) {
        for (EventRow event : events) {
            int written = handle.execute(
                    "INSERT INTO events (match_id, version, kind, seat, player, command, detail, at)"
                            + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    match,
                    event.version(),
                    event.kind(),
                    event.seat(),
                    event.player(),
                    event.command(),
                    event.detail(),
                    event.at());
            if (written == 0) {
                throw new VersionTaken(match, event.version());
            }
        }
    }

    public Optional<Stored> load(String match) {
        return database.read(handle -> handle.createQuery("SELECT * FROM matches WHERE id = ?")
                .bind(0, match)
                .map(MatchRows::head)
                .findOne()
                .map(head -> new Stored(head, seats(handle, match), events(handle, match, 0))));
    }

    public List<EventRow> eventsSince(String match, int version) {
        return database.read(handle -> events(handle, match, version));
    }

    /** What happened after these versions in these matches; only a shared store is asked so. */
    public Map<String, List<EventRow>> eventsSince(Map<String, Integer> versions) {
        return database.read(handle -> {
            Map<String, List<EventRow>> found = new HashMap<>();
            handle.createQuery("SELECT e.* FROM unnest(:matches, :versions) AS known (match, version)"
                            + " JOIN events e ON e.match_id = known.match AND e.version > known.version"
                            + " ORDER BY e.match_id, e.version")
                    .bindArray("matches", String.class, versions.keySet())
                    .bindArray("versions", Integer.class, versions.values())
                    .map((row, context) -> Map.entry(row.getString("match_id"), MatchRows.event(row, context)))
                    .forEach(entry -> found.computeIfAbsent(entry.getKey(), match -> new ArrayList<>())
                            .add(entry.getValue()));
            return found;
        });
    }

    private static List<SeatRow> seats(Handle handle, String match) {
        return handle.createQuery("SELECT * FROM seats WHERE match_id = ? ORDER BY seat")
                .bind(0, match)
                .map(MatchRows::seat)
                .list();
    }

    private static List<EventRow> events(Handle handle, String match, int since) {
        return handle.createQuery("SELECT * FROM events WHERE match_id = ? AND version > ? ORDER BY version")
                .bind(0, match)
                .bind(1, since)
                .map(MatchRows::event)
                .list();
    }

    /** Listed matches that wait for players and were not left alone since this time, the newest first. */
    public List<Listing> lobby(long since) {
        return list(
                "SELECT * FROM matches WHERE listed = 1 AND phase = 'waiting' AND updated > ? ORDER BY updated DESC LIMIT "
                        + LONGEST_LIST,
                since);
    }

    /** The matches of a player: running ones first, then the newest. */
    public List<Listing> of(String player) {
        List<Listing> running = ofPlayer(player, "AND ended = 0 LIMIT " + LONGEST_LIST);
        List<Listing> over = ofPlayer(player, "AND ended > 0 ORDER BY ended DESC LIMIT " + LONGEST_LIST);
        return Stream.concat(running.stream(), over.stream())
                .limit(LONGEST_LIST)
                .toList();
    }

    /** The limit stands inside, where the index serves it: what else the player ever played is not looked at. */
    private List<Listing> ofPlayer(String player, String which) {
        return list(
                "SELECT * FROM matches WHERE id IN (SELECT match_id FROM seats WHERE player = ? AND player <> '' "
                        + which + ") ORDER BY updated DESC",
                player);
    }

    private List<Listing> list(String sql, Object... arguments) {
        return database.read(handle -> {
            Map<String, Listing> found = new LinkedHashMap<>();
            Query query = handle.createQuery(sql);
            for (int i = 0; i < arguments.length; i++) {
                query.bind(i, arguments[i]);
            }
            query.map((row, context) ->
                            new Listing(MatchRows.head(row, context), new ArrayList<>(), MatchRows.index(row)))
                    .forEach(listing -> found.put(listing.head.id(), listing));
            if (!found.isEmpty()) {
                handle.createQuery("SELECT * FROM seats WHERE match_id IN (<ids>) ORDER BY match_id, seat")
                        .bindList("ids", new ArrayList<>(found.keySet()))
                        .map((row, context) -> Map.entry(row.getString("match_id"), MatchRows.seat(row, context)))
                        .forEach(entry -> found.get(entry.getKey()).seats.add(entry.getValue()));
            }
            return List.copyOf(found.values());
        });
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
