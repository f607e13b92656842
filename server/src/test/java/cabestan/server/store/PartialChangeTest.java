package cabestan.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.store.OutboxRepository.Delivery;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.SessionRow;
import cabestan.server.store.device.DeviceRepository;
import cabestan.server.store.device.DeviceRepository.Device;
import cabestan.server.store.mail.MailboxRepository;
import cabestan.server.store.mail.MailboxRepository.Mailbox;
import cabestan.server.store.mail.MailboxRepository.Request;
import cabestan.server.support.Postgres;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of two requests that change different things at the same time, none undoes what the other has done. */
class PartialChangeTest {

    private static final PlayerRow ANNA = new PlayerRow("anna", "Anna", "http://example.org/ secret", 1);

    @TempDir
    Path data;

    static Stream<String> databases() {
        return Stream.of("sqlite", "postgresql");
    }

    private Database open(String kind) {
        Database database = kind.equals("sqlite")
                ? Database.sqlite(data.resolve("cabestan.db"))
                : Database.postgresql(Postgres.fresh());
        new PlayerRepository(database).add(ANNA);
        return database;
    }

    private static Mailbox box(String language, String kinds, String silent) {
        return new Mailbox("box", "anna", "anna@example.org", false, 9, language, kinds, silent);
    }

    private static Device device(String site, String language, String kinds, String silent) {
        return new Device("session", "anna", "https://push", "key", "auth", site, language, kinds, silent);
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_player_who_is_renamed_keeps_the_webhook(String kind) {
        try (Database database = open(kind)) {
            PlayerRepository players = new PlayerRepository(database);
            Optional<PlayerRow> renamed = players.update("anna", "Anne", null);
            assertEquals(Optional.of(new PlayerRow("anna", "Anne", ANNA.webhook(), 1)), renamed);
            assertEquals(renamed, players.find("anna"));
            assertEquals("", players.update("anna", "Anne", "").orElseThrow().webhook());
            assertEquals(Optional.empty(), players.update("nobody", "Anne", null));
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_mailbox_keeps_what_is_not_changed(String kind) {
        try (Database database = open(kind)) {
            MailboxRepository mailboxes = new MailboxRepository(database);
            Delivery confirmation = new Delivery("1", "", 0, "mail box", "", 0, 0);
            mailboxes.ask(box("en", "turn", ""), confirmation, new Request("account", 1, 0, 1, 1));
            mailboxes.change("box", null, "result", null);
            Optional<Mailbox> quiet = mailboxes.change("box", "fr", null, "22:00 07:00 UTC");
            assertEquals(Optional.of(box("fr", "result", "22:00 07:00 UTC")), quiet);
            assertEquals(quiet, mailboxes.find("box"));
            assertEquals(Optional.empty(), mailboxes.change("another", "fr", null, null));
        }
    }

    @ParameterizedTest
    @MethodSource("databases")
    void a_device_keeps_what_is_not_changed(String kind) {
        try (Database database = open(kind)) {
            new PlayerRepository(database).addSession(new SessionRow("session", "anna", "Firefox", 1, 1, 9), "hash", 9);
            DeviceRepository devices = new DeviceRepository(database);
            devices.put(device("site", "en", "turn", ""));
            devices.change("session", "site", null, "result", null);
            Optional<Device> quiet = devices.change("session", "elsewhere", "fr", null, "22:00 07:00 UTC");
            assertEquals(Optional.of(device("elsewhere", "fr", "result", "22:00 07:00 UTC")), quiet);
            assertEquals(quiet, devices.find("session"));
            assertEquals(Optional.empty(), devices.change("another", "site", "fr", null, null));
        }
    }
}
