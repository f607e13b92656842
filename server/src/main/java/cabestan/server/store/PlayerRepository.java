package cabestan.server.store;

import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Players on disk, with their API tokens and the links that move them to another device. */
public final class PlayerRepository {

    /** A personal API token; only the hash of the token itself is kept. */
    public record TokenRow(String id, String label, long created) {}

    private final Database database;

    public PlayerRepository(Database database) {
        this.database = database;
    }

    public void add(PlayerRow player) {
        addAll(List.of(player));
    }

    public void addAll(List<PlayerRow> players) {
        database.write(handle -> {
            PreparedBatch batch =
                    handle.prepareBatch("INSERT INTO players (id, name, webhook, created) VALUES (?, ?, ?, ?)");
            players.forEach(player -> batch.add(player.id(), player.name(), player.webhook(), player.created()));
            batch.execute();
        });
    }

    public void update(PlayerRow player) {
        database.write(handle -> handle.execute(
                "UPDATE players SET name = ?, webhook = ? WHERE id = ?", player.name(), player.webhook(), player.id()));
    }

    public Optional<PlayerRow> find(String id) {
        return database.read(handle -> handle.createQuery("SELECT * FROM players WHERE id = ?")
                .bind(0, id)
                .map((row, context) -> new PlayerRow(
                        row.getString("id"), row.getString("name"), row.getString("webhook"), row.getLong("created")))
                .findOne());
    }

    /** Deletes name, tokens and links; seats keep an id that leads nowhere. */
    public void delete(String id) {
        database.write(handle -> {
            handle.execute("DELETE FROM tokens WHERE player = ?", id);
            handle.execute("DELETE FROM links WHERE player = ?", id);
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

    public Optional<String> playerOfToken(String hash) {
        return database.read(handle -> handle.createQuery("SELECT player FROM tokens WHERE hash = ?")
                .bind(0, hash)
                .mapTo(String.class)
                .findOne());
    }

    public void addLink(String player, String hash, long expires, long now) {
        database.write(handle -> {
            handle.execute("DELETE FROM links WHERE expires < ?", now);
            handle.execute("INSERT INTO links (hash, player, expires) VALUES (?, ?, ?)", hash, player, expires);
        });
    }

    /** The player of a link that is still valid; a link works once. */
    public Optional<String> useLink(String hash, long now) {
        Optional<String> player =
                database.read(handle -> handle.createQuery("SELECT player FROM links WHERE hash = ? AND expires >= ?")
                        .bind(0, hash)
                        .bind(1, now)
                        .mapTo(String.class)
                        .findOne());
        boolean[] first = new boolean[1];
        if (player.isPresent()) {
            database.write(handle -> first[0] = handle.execute("DELETE FROM links WHERE hash = ?", hash) == 1);
        }
        return first[0] ? player : Optional.empty();
    }
}
