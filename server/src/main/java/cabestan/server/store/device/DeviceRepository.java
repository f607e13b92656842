package cabestan.server.store.device;

import cabestan.server.store.Database;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.statement.StatementContext;

/** Devices on disk: the browsers whose push service may be sent notices. */
public final class DeviceRepository {

    /**
     * A browser that is told of its player's matches.
     *
     * @param session the session it belongs to
     * @param endpoint the address at which its push service takes messages for it
     * @param p256dh its public key, uncompressed, in base64url
     * @param auth the secret it shares with us, in base64url
     * @param site the address under which it knows this site
     * @param kinds the words of the kinds of notices it wants, with spaces between them
     * @param silent its silent hours as {@code SilentHours} writes them, or empty
     */
    public record Device(
            String session,
            String player,
            String endpoint,
            String p256dh,
            String auth,
            String site,
            String language,
            String kinds,
            String silent) {}

    private final Database database;

    public DeviceRepository(Database database) {
        this.database = database;
    }

    /** Adds the device of a session; a browser that has changed its session leaves the old one. */
    public void put(Device device) {
        database.write(handle -> {
            handle.execute("DELETE FROM devices WHERE session = ? OR endpoint = ?", device.session, device.endpoint);
            handle.execute(
                    "INSERT INTO devices (session, player, endpoint, p256dh, auth, site, language, kinds, silent)"
                            + " SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM sessions WHERE id = ?)",
                    device.session,
                    device.player,
                    device.endpoint,
                    device.p256dh,
                    device.auth,
                    device.site,
                    device.language,
                    device.kinds,
                    device.silent,
                    device.session); // it may just have been revoked
        });
    }

    /** Changes what a device is told, and returns what is stored then; null keeps a value. */
    public Optional<Device> change(String session, String site, String language, String kinds, String silent) {
        return database.change(handle -> handle.createQuery(
                        "UPDATE devices SET site = ?, language = COALESCE(?, language),"
                                + " kinds = COALESCE(?, kinds), silent = COALESCE(?, silent) WHERE session = ? RETURNING *")
                .bind(0, site)
                .bind(1, language)
                .bind(2, kinds)
                .bind(3, silent)
                .bind(4, session)
                .map(DeviceRepository::read)
                .findOne());
    }

    public Optional<Device> find(String session) {
        return database.read(handle -> handle.createQuery("SELECT * FROM devices WHERE session = ?")
                .bind(0, session)
                .map(DeviceRepository::read)
                .findOne());
    }

    /** The devices of a player whose sessions have not expired. */
    public List<Device> of(String player, long now) {
        return database.read(handle -> handle.createQuery("SELECT devices.* FROM devices"
                        + " JOIN sessions ON sessions.id = devices.session"
                        + " WHERE devices.player = ? AND sessions.expires >= ? ORDER BY devices.session")
                .bind(0, player)
                .bind(1, now)
                .map(DeviceRepository::read)
                .list());
    }

    /** Removes a device, for example because its push service no longer knows it. */
    public void remove(String session) {
        database.write(handle -> handle.execute("DELETE FROM devices WHERE session = ?", session));
    }

    private static Device read(ResultSet row, StatementContext context) throws SQLException {
        return new Device(
                row.getString("session"),
                row.getString("player"),
                row.getString("endpoint"),
                row.getString("p256dh"),
                row.getString("auth"),
                row.getString("site"),
                row.getString("language"),
                row.getString("kinds"),
                row.getString("silent"));
    }
}
