package cabestan.server.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;

/** Those who sit see who watches, and how many. */
class WatchersTest extends TwoPlayerTest {

    private static String told(JsonNode watchers) {
        return watchers.path("names") + " " + watchers.path("others");
    }

    private static void await(Page page, String expected) {
        page.next(
                message -> message.path("type").asText().equals("watchers")
                        && told(message).equals(expected),
                "watchers " + expected);
    }

    @Test
    void those_who_sit_are_told_who_comes_to_watch_and_who_goes() {
        annaAndBertPlay("arcanor", "");
        String watch = anna.get("/api/matches/" + match).path("watch").asText();
        try (Page a = anna.open();
                Page z = player("Zoe").open()) {
            a.follow(match);
            z.followWith(match, watch);
            await(a, "[\"Zoe\"] 0");
            try (Page stranger = visitor().open()) {
                stranger.followWith(match, watch);
                await(a, "[\"Zoe\"] 1");
            }
            await(a, "[\"Zoe\"] 0");
            try (Page b = bert.open()) {
                b.follow(match);
                await(b, "[\"Zoe\"] 0");
            }
            z.say("{\"type\":\"unfollow\",\"match\":\"" + match + "\"}");
            await(a, "[] 0");
            assertFalse(String.join("", z.traffic()).contains("\"watchers\""));
        }
    }

    @Test
    void who_sits_down_watches_no_more() {
        anna = player("Anna");
        match = anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"listed":true}""").path("match").asText();
        bert = player("Bert");
        try (Page a = anna.open();
                Page b = bert.open()) {
            a.follow(match);
            b.follow(match);
            await(a, "[\"Bert\"] 0");
            bert.post("/api/matches/" + match + "/join", "{\"seat\":2}");
            await(a, "[] 0");
            assertEquals(
                    "waiting", anna.get("/api/matches/" + match).path("state").asText());
        }
    }
}
