package cabestan.cli.admin;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import cabestan.server.store.Database;
import cabestan.server.store.social.ChatChannel;
import cabestan.server.store.social.ChatRepository;
import cabestan.server.store.social.ChatRepository.NewChatRow;
import cabestan.server.store.social.ChatRepository.Place;
import cabestan.server.store.social.ReportRepository;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code cabestan admin} lists what was reported, and hides it, while a server has the same database open. */
class AdminCommandTest {

    private static final Place PLACE = new Place("m1", ChatChannel.PLAYERS);

    @TempDir
    private Path folder;

    private Run admin(String... words) {
        String[] args = new String[words.length + 3];
        args[0] = "admin";
        System.arraycopy(words, 0, args, 1, words.length);
        args[words.length + 1] = "--data";
        args[words.length + 2] = folder.toString();
        return Run.of(args);
    }

    @Test
    void a_reported_message_is_listed_and_hidden() {
        try (Database database = Database.alone(folder)) {
            ChatRepository chat = new ChatRepository(database);
            ReportRepository reports = new ReportRepository(database);
            chat.add(PLACE, new NewChatRow("bert", "1", "text", "rude words", 0), 100);
            chat.add(PLACE, new NewChatRow("bert", "2", "phrase", "hello", 0), 100);
            reports.add(PLACE, 1, "anna", 1);
            reports.add(PLACE, 1, "carl", 2);
            reports.add(PLACE, 2, "anna", 3);

            assertEquals("""
                    m1/players/2  1970-01-01T00:00:00Z  reported by 1  a deleted player: phrase hello
                    m1/players/1  1970-01-01T00:00:00Z  reported by 2  a deleted player: "rude words"
                    """, admin("reports").out());
            assertEquals(
                    "dismissed: m1/players/2\n",
                    admin("dismiss", "m1/players/2").out());
            assertEquals("hidden: m1/players/1\n", admin("hide", "m1/players/1").out());
            assertEquals("nothing is reported\n", admin("reports").out());
            assertTrue(admin("reports", "--all").out().contains("reported by 2, hidden"));
            assertTrue(chat.find(PLACE, 1).orElseThrow().isHidden());
            assertFalse(chat.find(PLACE, 2).orElseThrow().isHidden());
        }
    }

    @Test
    void what_is_not_there_is_told_in_one_line_and_nothing_is_made() {
        assertEquals(
                "cabestan: there is no cabestan.db in " + folder + "; name its folder with --data\n",
                admin("reports").err());
        assertFalse(Files.exists(folder.resolve("cabestan.db")));
        Database.alone(folder).close();
        assertEquals(
                "cabestan: there is no message m1/watchers/3\n",
                admin("hide", "m1/watchers/3").err());
        assertEquals(
                "cabestan: nobody has reported m1/players/3\n",
                admin("dismiss", "m1/players/3").err());
        assertEquals(
                "cabestan: 'm1/everybody/3' is not the name of a message; expected MATCH/players/N or MATCH/watchers/N\n",
                admin("hide", "m1/everybody/3").err());
        assertEquals(
                "cabestan: expected a command; cabestan admin --help lists them\n",
                Run.of("admin").err());
    }
}
