package cabestan.server.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.cluster.LocalBus;
import cabestan.server.store.Database;
import cabestan.server.store.PlayerRepository;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.SessionRow;
import cabestan.server.store.Repositories;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions are renewed while they are used, and end for good when they are revoked. */
class SessionsTest {

    @TempDir
    Path data;

    private Database database;
    private Sessions sessions;
    private Sessions.NewSession phone;

    @BeforeEach
    void sign_in_with_a_phone() {
        database = Database.sqlite(data.resolve("cabestan.db"));
        PlayerRepository players = Repositories.of(database).players();
        sessions = new Sessions(players, SigningKey.in(data), new LocalBus());
        players.add(new PlayerRow("anna", "Anna", "", 0));
        phone = sessions.open("anna", "phone");
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** The session as a request found it that was last used hours ago. */
    private SessionRow unusedForHours() {
        SessionRow row = sessions.find(phone.secret()).orElseThrow();
        long used = row.used() - Duration.ofHours(5).toMillis();
        return new SessionRow(row.id(), row.player(), row.device(), row.created(), used, row.expires());
    }

    @Test
    void a_session_is_renewed_at_most_once_an_hour() {
        assertTrue(sessions.renew(phone.secret(), unusedForHours()));
        SessionRow renewed = sessions.find(phone.secret()).orElseThrow();
        assertTrue(renewed.expires() >= phone.row().expires());
        assertFalse(sessions.renew(phone.secret(), renewed));
    }

    @Test
    void a_session_that_is_revoked_while_a_request_renews_it_stays_revoked() {
        SessionRow found = unusedForHours();
        sessions.revoke("anna", found.id());
        sessions.renew(phone.secret(), found);
        assertEquals(Optional.empty(), sessions.find(phone.secret()));
    }
}
