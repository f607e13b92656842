package cabestan.server.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** On a node that leaves all thinking to others, analyses wait. */
class AnalysisLimitTest extends ServerTest {

    @Override
    protected ServerOptions options() {
        return super.options().withThinking(false);
    }

    /** Makes a match that ends at once, and asks for its analysis. */
    private static HttpResponse<String> ask(Client who) {
        String match = who.make("""
                {"game":"arcanor","seats":[{"kind":"me"},{"kind":"guest","name":"Kim"}],"first":1}""").path("match").asText();
        who.post("/api/matches/" + match + "/commands", Client.command("resign", match, 1, 1));
        return who.send("POST", "/api/matches/" + match + "/analysis", "");
    }

    @Test
    void a_player_may_let_five_wait_and_is_then_told_so_while_others_still_can_ask() {
        Client anna = player("Anna");
        for (int i = 0; i < 5; i++) {
            HttpResponse<String> asked = ask(anna);
            assertEquals(202, asked.statusCode(), asked.body());
            assertEquals("waiting", Client.json(asked).path("state").asText());
        }
        HttpResponse<String> rejected = ask(anna);
        assertEquals(429, rejected.statusCode());
        assertEquals("too-many-analyses", Client.json(rejected).path("code").asText());
        assertEquals(
                "5 of your analyses are waiting; ask again when one of them is done",
                Client.json(rejected).path("reason").asText());
        assertEquals(202, ask(player("Bert")).statusCode());
    }

    @Test
    void what_somebody_asked_for_leaves_the_queue_with_them() {
        Client anna = player("Anna");
        ask(anna);
        assertEquals(1, server.countRows().get("analyses"));
        anna.send("DELETE", "/api/me", "");
        assertEquals(0, server.countRows().get("analyses"));
    }
}
