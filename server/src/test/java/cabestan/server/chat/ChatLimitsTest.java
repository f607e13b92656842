package cabestan.server.chat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.ServerOptions;
import cabestan.server.http.limit.Limits;
import cabestan.server.support.Client;
import cabestan.server.support.TwoPlayerTest;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Nobody floods a table with words, and a site can do without them. */
class ChatLimitsTest extends TwoPlayerTest {

    @Override
    protected ServerOptions options() {
        return super.options().withLimits(Limits.USUAL);
    }

    private int say(Client who, int i) {
        return who.send("POST", "/api/matches/" + match + "/chat", "{\"id\":\"" + i + "\",\"text\":\"hello\"}")
                .statusCode();
    }

    @Test
    void a_player_who_writes_too_much_has_to_wait_and_the_other_does_not() {
        annaAndBertPlay("arcanor", "");
        long said = IntStream.range(0, 30).filter(i -> say(anna, i) == 201).count();
        assertTrue(said >= 10 && said < 30, said + " of 30");
        assertEquals(201, say(bert, 0));
    }

    @Test
    void on_a_site_without_chat_nobody_says_anything() {
        server.stop();
        server = new cabestan.server.Server(options().withChat(false));
        server.start();
        annaAndBertPlay("arcanor", "");
        assertEquals(409, say(anna, 1));
    }
}
