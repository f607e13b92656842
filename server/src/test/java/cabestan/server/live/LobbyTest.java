package cabestan.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What those who watch the lobby are sent, and which tables it shows. */
class LobbyTest extends ServerTest {

    private static final String FOLLOW = "{\"type\":\"lobby\",\"follow\":true,\"changes\":true}";

    private final AtomicLong ahead = new AtomicLong();

    @Override
    protected ServerOptions options() {
        return super.options().withMachineClock(() -> System.currentTimeMillis() + ahead.get());
    }

    private static String list(Client host, String clock) {
        return host.make("{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"listed\":true,"
                        + "\"clock\":" + clock + "}")
                .path("match")
                .asText();
    }

    private static String list(Client host) {
        return list(host, "{\"kind\":\"none\"}");
    }

    @Test
    void who_asks_for_changes_is_sent_the_lobby_once_and_then_only_what_changes() {
        Client anna = player("Anna");
        String first = list(anna);
        try (Page page = visitor().open();
                Page other = visitor().open()) {
            page.say(FOLLOW);
            other.say(FOLLOW);
            assertEquals(first, page.next("lobby").at("/tables/0/id").asText());
            String second = list(player("Bert"));
            JsonNode added = page.next("lobby-changed");
            assertEquals(1, added.path("tables").size());
            assertEquals(second, added.at("/tables/0/id").asText());
            assertEquals(0, added.path("gone").size());
            anna.send("POST", "/api/matches/" + first + "/leave", "{\"seat\":1}");
            JsonNode gone = page.next("lobby-changed");
            assertEquals(0, gone.path("tables").size());
            assertEquals(first, gone.at("/gone/0").asText());
            other.next(message -> message.path("gone").size() == 1, "gone");
            assertEquals(page.traffic(), other.traffic());
        }
    }

    @Test
    void nobody_is_sent_what_only_the_host_may_know() {
        Client anna = player("Anna");
        try (Page page = anna.open()) {
            page.say(FOLLOW);
            page.next("lobby");
            list(anna);
            JsonNode table = page.next("lobby-changed").at("/tables/0");
            assertFalse(table.has("invites"));
            assertFalse(table.has("watch"));
        }
    }

    @Test
    void a_table_leaves_the_lobby_with_its_host_and_comes_back_with_them() {
        Client anna = player("Anna");
        String match;
        try (Page host = anna.open();
                Page page = visitor().open()) {
            match = list(anna);
            host.follow(match);
            page.say(FOLLOW);
            assertEquals(1, page.next("lobby").path("tables").size());
        }
        ahead.addAndGet(TimeUnit.MINUTES.toMillis(1));
        restart(); // the clock of a single machine is read at the start
        assertEquals(0, visitor().get("/api/lobby").path("tables").size());
        try (Page page = visitor().open()) {
            page.say(FOLLOW);
            assertEquals(0, page.next("lobby").path("tables").size());
            try (Page host = anna.at(server.port()).open()) {
                assertFalse(host.isClosed());
                assertEquals(
                        match, page.next("lobby-changed").at("/tables/0/id").asText());
            }
        }
    }

    @Test
    void a_table_with_days_for_a_turn_does_not_need_its_host() {
        list(player("Anna"), "{\"kind\":\"turn\",\"days\":3}");
        ahead.addAndGet(TimeUnit.HOURS.toMillis(5));
        restart();
        assertEquals(1, visitor().get("/api/lobby").path("tables").size());
    }
}
