package cabestan.server.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.ServerTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A small run of what {@code cabestan load} does. */
class LoadTest extends ServerTest {

    @Test
    void a_hundred_players_act_steadily_without_an_error() {
        List<String> complaints = new ArrayList<>();
        Load load =
                new Load(List.of(URI.create("http://127.0.0.1:" + server.port())), false, 100, 100, 3, complaints::add);
        LoadReport report = load.run(1);
        System.out.println("load: " + report.text());
        assertEquals(List.of(), complaints);
        assertEquals(0, report.errors() + report.unanswered());
        assertTrue(report.acknowledged() > 100, report.text());
    }
}
