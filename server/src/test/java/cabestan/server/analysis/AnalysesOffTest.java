package cabestan.server.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.server.ServerOptions;
import cabestan.server.support.Client;
import cabestan.server.support.TwoPlayerTest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

/** A site whose operator has switched analyses off. */
class AnalysesOffTest extends TwoPlayerTest {

    @Override
    protected ServerOptions options() {
        return super.options().withAnalyses(false);
    }

    @Test
    void nobody_can_ask_and_pages_are_told_so() {
        annaAndBertPlay("arcanor", "");
        String path = "/api/matches/" + match;
        anna.send("POST", path + "/commands", Client.command("resign", match, 2, 1));
        assertEquals("off", anna.get(path + "/analysis").path("state").asText());
        HttpResponse<String> asked = anna.send("POST", path + "/analysis", "");
        assertEquals(409, asked.statusCode());
        assertEquals("analysis-off", Client.json(asked).path("code").asText());
    }
}
