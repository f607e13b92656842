package cabestan.server.live;

import cabestan.server.support.Page;
import cabestan.server.support.TwoPlayerTest;
import org.junit.jupiter.api.Test;

/** A new name is seen at once wherever its player is. */
class RenamedTest extends TwoPlayerTest {

    private static void await(Page page, String name) {
        page.next(
                message -> message.path("type").asText().equals("changed")
                        && message.at("/summary/seats/0/name").asText().equals(name),
                "seat 1 is of " + name);
    }

    @Test
    void everybody_at_a_table_sees_the_new_name_of_a_player_who_is_there() {
        anna = player("Anna");
        bert = player("Bert");
        match = anna.make("""
                {"game":"cartagena","seats":[{"kind":"me"},{"kind":"open"},{"kind":"open"}],"listed":true}""").path("match").asText();
        try (Page a = anna.open();
                Page b = bert.open()) {
            a.follow(match);
            b.follow(match);
            anna.post("/api/me", "{\"name\":\"Anne\"}");
            await(a, "Anne");
            await(b, "Anne");
        }
    }
}
