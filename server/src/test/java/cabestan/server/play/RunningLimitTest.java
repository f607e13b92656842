package cabestan.server.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.support.Client;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A player has at most 200 matches that are not over, however they come by them. */
class RunningLimitTest extends TwoPlayerTest {

    private static final String WITH_ME = "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}]}";
    private static final String WITHOUT_ME =
            "{\"game\":\"arcanor\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}";

    private static JsonNode make(Client player, String wish, int count) {
        JsonNode made = null;
        for (int i = 0; i < count; i++) {
            made = player.make(wish);
        }
        return made;
    }

    private static int status(Client player, String wish) {
        return player.send("POST", "/api/matches", wish).statusCode();
    }

    @Test
    void requests_at_once_do_not_exceed_it_together() {
        anna = player("Anna");
        make(anna, WITH_ME, 199);
        List<Integer> statuses = atOnce(20, () -> status(anna, WITH_ME));
        assertEquals(1, Collections.frequency(statuses, 201), statuses.toString());
        assertEquals(19, Collections.frequency(statuses, 429), statuses.toString());
    }

    @Test
    void a_match_that_is_joined_counts_once_and_coming_back_to_it_is_no_other() {
        anna = player("Anna");
        bert = player("Bert");
        make(bert, WITH_ME, 199);
        JsonNode first = anna.make(WITH_ME);
        assertEquals("running", bert.joinBy(first).path("state").asText());
        assertEquals("running", bert.joinBy(first).path("state").asText());
        assertEquals("too-many", bert.joinBy(anna.make(WITH_ME)).path("code").asText());
    }

    @Test
    void a_rematch_is_a_match_like_any_other() {
        annaAndBertPlay("arcanor", "");
        String commands = "/api/matches/" + match + "/commands";
        anna.post(commands, Client.command("resign", match, 2, 1));
        make(anna, WITH_ME, 200);
        JsonNode refused = anna.post(commands, Client.command("rematch", match, 3, 1));
        assertEquals("too-many", refused.path("code").asText());
        JsonNode made = bert.post(commands, Client.command("rematch", match, 3, 2));
        assertEquals("accepted", made.path("type").asText(), made.toString());
        JsonNode late = anna.post(commands, Client.command("rematch", match, 4, 1));
        assertEquals("rematch-made", late.path("code").asText());
    }

    @Test
    void a_rematch_that_reached_it_is_acknowledged_again() {
        annaAndBertPlay("arcanor", "");
        String commands = "/api/matches/" + match + "/commands";
        anna.post(commands, Client.command("resign", match, 2, 1));
        make(anna, WITH_ME, 199);
        String rematch = Client.command("rematch", match, 3, 1);
        assertEquals("accepted", anna.post(commands, rematch).path("type").asText());
        assertEquals("accepted", anna.post(commands, rematch).path("type").asText());
    }

    @Test
    void a_match_that_waits_counts_for_its_host_who_finds_and_closes_it() {
        anna = player("Anna");
        String last = make(anna, WITHOUT_ME, 200).path("match").asText();
        assertEquals(429, status(anna, WITHOUT_ME));
        JsonNode mine = anna.get("/api/me/matches").path("matches");
        assertEquals(200, mine.size());
        assertEquals(last, mine.at("/0/id").asText());
        assertEquals(
                204,
                anna.send("POST", "/api/matches/" + last + "/leave", "{\"seat\":1}")
                        .statusCode());
        assertEquals(201, status(anna, WITHOUT_ME));
    }

    @Test
    void a_host_can_still_sit_down_at_a_table_that_counts_already() {
        anna = player("Anna");
        JsonNode last = make(anna, WITHOUT_ME, 200);
        assertEquals("waiting", anna.joinBy(last).path("state").asText());
    }
}
