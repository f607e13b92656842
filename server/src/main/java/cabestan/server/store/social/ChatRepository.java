package cabestan.server.store.social;

import cabestan.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Gatherers;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.StatementContext;

/** What was said at matches. */
public final class ChatRepository {

    private static final int LONGEST_QUESTION = 500;

    /** One channel of one match. */
    public record Place(String match, ChatChannel channel) {}

    /**
     * Something that was said.
     *
     * @param kind {@code text}, {@code phrase} or {@code reaction}
     * @param body the text, or the code of the phrase or reaction
     * @param hidden when it was hidden, or 0
     */
    public record ChatRow(int number, String player, String kind, String body, long at, long hidden) {

        public boolean isHidden() {
            return hidden > 0;
        }
    }

    /**
     * Something that somebody wants to say.
     *
     * @param command the client's own id, so that what is sent twice is said once
     */
    public record NewChatRow(String player, String command, String kind, String body, long at) {}

    private final Database database;

    public ChatRepository(Database database) {
        this.database = database;
    }

    /**
     * Writes down what somebody says and gives its number, or nothing when the channel has as many already.
     *
     * <p>Two nodes may want the same number at the same time; the second then waits for the first and takes the next one.
     */
    public OptionalInt add(Place place, NewChatRow row, int most) {
        int[] number = new int[1];
        database.write(handle -> {
            number[0] = 0;
            for (int next = nextNumber(handle, place); number[0] == 0 && next <= most; ) {
                boolean isWritten = insert(handle, place, next, row);
                number[0] =
                        isWritten ? next : findNumber(handle, place.match, row).orElse(0);
                next = nextNumber(handle, place);
            }
        });
        return number[0] == 0 ? OptionalInt.empty() : OptionalInt.of(number[0]);
    }

    private static int nextNumber(Handle handle, Place place) {
        return handle.createQuery("SELECT COALESCE(MAX(number), 0) + 1 FROM chat WHERE match_id = ? AND channel = ?")
                .bind(0, place.match)
                .bind(1, place.channel.word())
                .mapTo(int.class)
                .one();
    }

    private static boolean insert(Handle handle, Place place, int number, NewChatRow row) {
        return handle.execute(
                        "INSERT INTO chat (match_id, channel, number, player, command, kind, body, at)"
                                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                        place.match,
                        place.channel.word(),
                        number,
                        row.player,
                        row.command,
                        row.kind,
                        row.body,
                        row.at)
                == 1;
    }

    /** The number under which it was said before. */
    private static Optional<Integer> findNumber(Handle handle, String match, NewChatRow row) {
        return handle.createQuery("SELECT number FROM chat WHERE match_id = ? AND player = ? AND command = ?")
                .bind(0, match)
                .bind(1, row.player)
                .bind(2, row.command)
                .mapTo(Integer.class)
                .findOne();
    }

    /** What was said after this number, in order; only the newest when there is more than so many. */
    public List<ChatRow> since(Place place, int number, int most) {
        return database.read(handle -> handle.createQuery("SELECT * FROM chat WHERE match_id = ? AND channel = ?"
                        + " AND number > ? ORDER BY number DESC LIMIT " + most)
                .bind(0, place.match)
                .bind(1, place.channel.word())
                .bind(2, number)
                .map(ChatRepository::read)
                .list()
                .reversed());
    }

    public Optional<ChatRow> find(Place place, int number) {
        return database.read(
                handle -> handle.createQuery("SELECT * FROM chat WHERE match_id = ? AND channel = ? AND number = ?")
                        .bind(0, place.match)
                        .bind(1, place.channel.word())
                        .bind(2, number)
                        .map(ChatRepository::read)
                        .findOne());
    }

    private static ChatRow read(ResultSet row, StatementContext context) throws SQLException {
        return new ChatRow(
                row.getInt("number"),
                row.getString("player"),
                row.getString("kind"),
                row.getString("body"),
                row.getLong("at"),
                row.getLong("hidden"));
    }

    /** The numbers of hidden messages up to this one. */
    public List<Integer> hiddenUpTo(Place place, int number) {
        return database.read(handle -> handle.createQuery("SELECT number FROM chat WHERE match_id = ? AND channel = ?"
                        + " AND number <= ? AND hidden > 0 ORDER BY number")
                .bind(0, place.match)
                .bind(1, place.channel.word())
                .bind(2, number)
                .mapTo(Integer.class)
                .list());
    }

    /** A message that was hidden. */
    public record Hidden(Place place, int number) {}

    /** What was hidden after this time, by whatever program. */
    public List<Hidden> hiddenSince(long time) {
        return database.read(handle -> handle.createQuery(
                        "SELECT match_id, channel, number FROM chat WHERE hidden > 0 AND hidden > ?")
                .bind(0, time)
                .map((row, context) -> new Hidden(place(row), row.getInt("number")))
                .list());
    }

    /** The newest number in each channel of these matches in which something was said. */
    public Map<Place, Integer> newest(Collection<String> matches) {
        return database.read(handle -> {
            Map<Place, Integer> newest = new HashMap<>();
            matches.stream()
                    .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                    .forEach(chunk -> handle.createQuery("SELECT match_id, channel, MAX(number) AS number FROM chat"
                                    + " WHERE match_id IN (<ids>) GROUP BY match_id, channel")
                            .bindList("ids", chunk)
                            .map((row, context) -> Map.entry(place(row), row.getInt("number")))
                            .forEach(entry -> newest.put(entry.getKey(), entry.getValue())));
            return newest;
        });
    }

    static Place place(ResultSet row) throws SQLException {
        return new Place(
                row.getString("match_id"),
                ChatChannel.of(row.getString("channel")).orElseThrow());
    }

    /** Whether the host of this match lets people write to each other. */
    public boolean isOn(String match) {
        return database.read(handle -> handle.createQuery("SELECT 1 FROM matches WHERE id = ? AND chat = 1")
                .bind(0, match)
                .mapTo(int.class)
                .findOne()
                .isPresent());
    }
}
