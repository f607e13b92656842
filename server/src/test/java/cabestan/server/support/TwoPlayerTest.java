package cabestan.server.support;

import com.fasterxml.jackson.databind.JsonNode;

/** A test with two players who often sit at the same table. */
public class TwoPlayerTest extends ServerTest {

    protected String match;
    protected Client anna;
    protected Client bert;

    /** Anna creates a match in which she begins, and Bert takes the other seat with the invite link. */
    protected void annaAndBertPlay(String game, String more) {
        bert = player("Bert");
        bert.joinBy(annaWaits(game, more));
    }

    /** Makes a match with a free seat; what the server answered. */
    protected JsonNode annaWaits(String game, String more) {
        anna = player("Anna");
        JsonNode made = anna.make("{\"game\":\"" + game
                + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"first\":1" + more + "}");
        match = made.path("match").asText();
        return made;
    }
}
