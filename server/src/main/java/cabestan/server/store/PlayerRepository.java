package cabestan.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Gatherers;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jdbi.v3.core.statement.StatementContext;

/** Players on disk, with their sessions, their API tokens and the links that sign them in on another device. */
public final class PlayerRepository {

    private static final int LONGEST_QUESTION = 500;

    /** A player: a guest who has given a name. */
    public record PlayerRow(String id, String name, String webhook, long created) {}

    /** A personal API token; only the hash of the token itself is kept. */
    public record TokenRow(String id, String label, long created) {}

    /** A browser that is signed in; only the hash of its secret is kept. */
    public record SessionRow(String id, String player, String device, long created, long used, long expires) {}

    private final Database database;

    public PlayerRepository(Database database) {
        this.database = database;
    }

    public void add(PlayerRow player) {
        addAll(List.of(player));
    }

    public void addAll(List<PlayerRow> players) {
        database.write(handle -> {
            PreparedBatch batch = handle.prepareBatch(
                    "INSERT INTO players (id, name, webhook, created, signed_cookie) VALUES (?, ?, ?, ?, 0)");
            players.forEach(player -> batch.add(player.id(), player.name(), player.webhook(), player.created()));
            batch.execute();
        });
    }

    /**
     * Changes a player, and returns what is stored then; empty if there is none any more.
     *
     * @param webhook null keeps the one that is stored, which the caller may not have seen yet
     */
    public Optional<PlayerRow> update(String id, String name, String webhook) {
        return database.change(handle -> handle.createQuery(
                        "UPDATE players SET name = ?, webhook = COALESCE(?, webhook) WHERE id = ? RETURNING *")
                .bind(0, name)
                .bind(1, webhook)
                .bind(2, id)
                .map(PlayerRepository::readPlayer)
                .findOne());
    }

    public Optional<PlayerRow> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM players WHERE id = ?")
                .bind(0, id)
                .map(PlayerRepository::readPlayer)
                .findOne());
    }

    private static PlayerRow readPlayer(ResultSet row, StatementContext context) throws SQLException {
        return new PlayerRow(
                row.getString("id"), row.getString("name"), row.getString("webhook"), row.getLong("created"));
    }

    /**
     * Deletes name, addresses and what waits for the webhook, sessions, tokens, links, friendships, studies and chat
     * messages; seats keep an id without a player.
     */
    public void delete(String id) {
        long now = System.currentTimeMillis();
        database.write(handle -> {
            handle.execute("UPDATE chat SET body = '', hidden = ? WHERE player = ?", now, id);
            handle.execute("DELETE FROM reports WHERE reporter = ?", id);
            handle.execute("DELETE FROM friends WHERE one = ? OR other = ?", id, id);
            handle.execute("DELETE FROM studies WHERE player = ?", id);
            handle.execute("DELETE FROM analyses WHERE player = ? AND state = 'waiting'", id);
            handle.execute("UPDATE analyses SET player = '' WHERE player = ?", id);
            handle.execute("DELETE FROM sessions WHERE player = ?", id);
            handle.execute("DELETE FROM devices WHERE player = ?", id);
            handle.execute("DELETE FROM mailboxes WHERE player = ?", id);
            handle.execute("DELETE FROM tokens WHERE player = ?", id);
            handle.execute("DELETE FROM links WHERE player = ?", id);
            handle.execute("DELETE FROM outbox WHERE webhook = (SELECT webhook FROM players WHERE id = ?)", id);
            handle.execute("DELETE FROM players WHERE id = ?", id);
        });
    }

    public void addToken(String player, TokenRow token, String hash) {
        database.write(handle -> handle.execute(
                "INSERT INTO tokens (id, player, hash, label, created) VALUES (?, ?, ?, ?, ?)",
                token.id(),
                player,
                hash,
                token.label(),
                token.created()));
    }

    public List<TokenRow> tokens(String player) {
        return database.read(handle -> handle.createQuery("SELECT * FROM tokens WHERE player = ? ORDER BY created, id")
                .bind(0, player)
                .map((row, context) ->
                        new TokenRow(row.getString("id"), row.getString("label"), row.getLong("created")))
                .list());
    }

    public void deleteToken(String player, String id) {
        database.write(handle -> handle.execute("DELETE FROM tokens WHERE player = ? AND id = ?", player, id));
    }

    /** A token and its owner. */
    public record TokenOwner(String token, String player) {}

    public Optional<TokenOwner> ownerOfToken(String hash) {
        return database.read(handle -> handle.createQuery("SELECT id, player FROM tokens WHERE hash = ?")
                .bind(0, hash)
                .map((row, context) -> new TokenOwner(row.getString("id"), row.getString("player")))
                .findOne());
    }

    public void addLink(String player, String hash, long expires, long now) {
        database.write(handle -> {
            handle.execute("DELETE FROM links WHERE expires < ?", now);
            handle.execute("INSERT INTO links (hash, player, expires) VALUES (?, ?, ?)", hash, player, expires);
        });
    }

    /** The player of a link that is still valid. */
    public Optional<String> playerOfLink(String hash, long now) {
        return database.read(handle -> handle.createQuery("SELECT player FROM links WHERE hash = ? AND expires >= ?")
                .bind(0, hash)
                .bind(1, now)
                .mapTo(String.class)
                .findOne());
    }

    /** The player of a valid link, which cannot be used again. */
    public Optional<String> useLink(String hash, long now) {
        Optional<String> player = playerOfLink(hash, now);
        boolean[] first = new boolean[1];
        if (player.isPresent()) {
            database.write(handle -> first[0] = handle.execute("DELETE FROM links WHERE hash = ?", hash) == 1);
        }
        return first[0] ? player : Optional.empty();
    }

    /** Adds a session; expired ones of the player go, and those used least recently when there are too many. */
    public void addSession(SessionRow session, String hash, int most) {
        database.write(handle -> {
            handle.execute(
                    "DELETE FROM sessions WHERE player = ? AND (expires < ? OR id NOT IN (SELECT id FROM sessions"
                            + " WHERE player = ? ORDER BY used DESC LIMIT ?))",
                    session.player(),
                    session.created(),
                    session.player(),
                    most - 1);
            handle.execute(
                    "INSERT INTO sessions (id, player, hash, device, created, used, expires) VALUES (?, ?, ?, ?, ?, ?, ?)",
                    session.id(),
                    session.player(),
                    hash,
                    session.device(),
                    session.created(),
                    session.used(),
                    session.expires());
            removeDevicesWithoutSession(handle, session.player());
        });
    }

    public Optional<SessionRow> findSession(String hash) {
        return database.read(handle -> handle.createQuery("SELECT * FROM sessions WHERE hash = ?")
                .bind(0, hash)
                .map(PlayerRepository::readSession)
                .findOne());
    }

    private static SessionRow readSession(ResultSet row, StatementContext context) throws SQLException {
        return new SessionRow(
                row.getString("id"),
                row.getString("player"),
                row.getString("device"),
                row.getLong("created"),
                row.getLong("used"),
                row.getLong("expires"));
    }

    /** The sessions of a player that have not expired, the one used last first. */
    public List<SessionRow> sessions(String player, long now) {
        return database.read(handle -> handle.createQuery(
                        "SELECT * FROM sessions WHERE player = ? AND expires >= ? ORDER BY used DESC, id")
                .bind(0, player)
                .bind(1, now)
                .map(PlayerRepository::readSession)
                .list());
    }

    public void renewSession(String id, long used, long expires) {
        database.write(
                handle -> handle.execute("UPDATE sessions SET used = ?, expires = ? WHERE id = ?", used, expires, id));
    }

    /** Ends a session. Signed cookies of release 0.1 end with it, as a copy of one could open the next session. */
    public void deleteSession(String player, String id) {
        database.write(handle -> {
            handle.execute("DELETE FROM sessions WHERE player = ? AND id = ?", player, id);
            removeDevicesWithoutSession(handle, player);
            endSignedCookies(handle, player);
        });
    }

    /** Ends all sessions of a player but this one. */
    public void deleteOtherSessions(String player, String kept) {
        database.write(handle -> {
            handle.execute("DELETE FROM sessions WHERE player = ? AND id <> ?", player, kept);
            removeDevicesWithoutSession(handle, player);
            endSignedCookies(handle, player);
        });
    }

    private static void removeDevicesWithoutSession(Handle handle, String player) {
        handle.execute(
                "DELETE FROM devices WHERE player = ? AND session NOT IN (SELECT id FROM sessions WHERE player = ?)",
                player,
                player);
    }

    private static void endSignedCookies(Handle handle, String player) {
        handle.execute("UPDATE players SET signed_cookie = 0 WHERE id = ?", player);
    }

    /** Those of these sessions that exist and have not expired. */
    public Set<String> livingSessions(Collection<String> ids, long now) {
        return living("SELECT id FROM sessions WHERE id IN (<ids>) AND expires >= " + now, ids);
    }

    /** Those of these tokens that have not been revoked. */
    public Set<String> livingTokens(Collection<String> ids) {
        return living("SELECT id FROM tokens WHERE id IN (<ids>)", ids);
    }

    /** Those of these players whose signed cookies of release 0.1 are still accepted. */
    public Set<String> withSignedCookie(Collection<String> players) {
        return living("SELECT id FROM players WHERE id IN (<ids>) AND signed_cookie = 1", players);
    }

    private Set<String> living(String question, Collection<String> ids) {
        return database.read(handle -> {
            Set<String> living = new HashSet<>();
            ids.stream()
                    .gather(Gatherers.windowFixed(LONGEST_QUESTION))
                    .forEach(chunk -> handle.createQuery(question)
                            .bindList("ids", chunk)
                            .mapTo(String.class)
                            .forEach(living::add));
            return living;
        });
    }
}
