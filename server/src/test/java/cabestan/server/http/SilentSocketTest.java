package cabestan.server.http;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.BareSocket;
import cabestan.server.support.Client;
import cabestan.server.support.Page;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Somebody whose wire is dead is soon seen as away, although the network does not say so. */
class SilentSocketTest extends ServerTest {

    @Test
    void a_page_that_does_not_answer_pings_is_gone_and_one_that_does_stays() throws IOException {
        Client anna = player("Anna");
        String match = anna.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"open"}],"listed":true}""").path("match").asText();
        try (Page watcher = visitor().open();
                BareSocket dead = new BareSocket(server.port(), anna.cookie())) {
            watcher.follow(match);
            assertTrue(dead.answer().startsWith("HTTP/1.1 101"), dead.answer());
            assertFalse(dead.answer().contains("permessage-deflate"), "a window for each socket: " + dead.answer());
            dead.send("{\"type\":\"follow\",\"match\":\"" + match + "\"}");
            watcher.next(message -> isOnline(message.at("/summary/seats/0")), "Anna is there");
            long came = System.nanoTime();
            watcher.next(
                    message -> message.has("summary") && !isOnline(message.at("/summary/seats/0")), "Anna is away");
            long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - came);
            assertTrue(seconds >= 10 && seconds < 60, seconds + " s"); // about 20, on a machine that is not busy
            assertFalse(watcher.isClosed());
        }
    }

    private static boolean isOnline(JsonNode seat) {
        return seat.path("online").asBoolean();
    }
}
