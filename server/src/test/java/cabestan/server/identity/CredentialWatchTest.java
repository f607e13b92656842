package cabestan.server.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import cabestan.server.background.BackgroundTasks;
import cabestan.server.cluster.Bus;
import cabestan.server.cluster.LocalBus;
import cabestan.server.store.Database;
import cabestan.server.store.PlayerRepository;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.SessionRow;
import cabestan.server.store.Repositories;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A connection ends with the session it was opened with, whenever that is revoked. */
class CredentialWatchTest {

    @TempDir
    Path data;

    private Database database;
    private Sessions sessions;
    private CredentialWatch watch;
    private SessionRow phone;

    @BeforeEach
    void sign_in_with_a_phone() {
        database = Database.sqlite(data.resolve("cabestan.db"));
        PlayerRepository players = Repositories.of(database).players();
        Bus bus = new LocalBus();
        sessions = new Sessions(players, SigningKey.in(data), bus);
        watch = new CredentialWatch(players, bus, new BackgroundTasks(new SimpleMeterRegistry()));
        players.add(new PlayerRow("anna", "Anna", "", 0));
        phone = sessions.open("anna", "phone").row();
    }

    @AfterEach
    void close() {
        database.close();
    }

    /** An open connection that says when it was ended. */
    private record Socket(Credential credential, CompletableFuture<Void> ended) implements CredentialWatch.Watched {

        @Override
        public void end() {
            ended.complete(null);
        }
    }

    /** The same, which says when it is asked for its credential. */
    private record Asked(Socket socket, Runnable asked) implements CredentialWatch.Watched {

        @Override
        public Credential credential() {
            asked.run();
            return socket.credential;
        }

        @Override
        public void end() {
            socket.end();
        }
    }

    private Socket open(SessionRow session) {
        Credential credential = new Credential(Credential.Kind.SESSION, session.id(), session.player());
        return new Socket(credential, new CompletableFuture<>());
    }

    @Test
    void an_open_connection_ends_when_its_session_is_revoked() throws Exception {
        Socket socket = open(phone);
        watch.add(socket);
        sessions.revoke("anna", phone.id());
        socket.ended.get(20, TimeUnit.SECONDS);
    }

    @Test
    void a_session_may_be_revoked_while_its_connection_is_being_opened() throws Exception {
        Socket socket = open(phone); // its credential was checked
        sessions.revoke("anna", phone.id());
        watch.add(socket);
        socket.ended.get(20, TimeUnit.SECONDS);
    }

    @Test
    void the_other_sessions_of_the_player_stay() throws Exception {
        Socket desk = open(sessions.open("anna", "desk").row());
        Socket gone = open(phone);
        watch.add(gone);
        sessions.revoke("anna", phone.id());
        watch.add(desk);
        gone.ended.get(20, TimeUnit.SECONDS);
        assertThrows(TimeoutException.class, () -> desk.ended.get(200, TimeUnit.MILLISECONDS));
        assertFalse(desk.ended.isDone());
        assertEquals(1, sessions.of("anna").size());
    }

    @Test
    void connections_that_are_opened_while_all_others_are_checked_stay() {
        int early = 20;
        SessionRow desk = sessions.open("anna", "desk").row();
        List<Socket> late = Stream.generate(() -> open(desk)).limit(200).toList();
        AtomicInteger asked = new AtomicInteger();
        Runnable arrival = () -> {
            if (asked.incrementAndGet() == 2 * early + 1) { // all were added and looked up
                late.forEach(watch::add);
            }
        };
        for (int i = 0; i < early; i++) {
            watch.add(new Asked(open(phone), arrival));
        }
        watch.checkAll();
        assertEquals(3 * early, asked.get());
        assertEquals(0, late.stream().filter(socket -> socket.ended.isDone()).count());
    }
}
