package cabestan.server.load;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.CuttingProxy;
import cabestan.server.support.ServerTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
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

    @Test
    void a_next_match_that_cannot_begin_is_an_error() {
        List<String> complaints = new CopyOnWriteArrayList<>();
        int tables = 3;
        try (CuttingProxy proxy = new CuttingProxy(server.port(), "POST /api/matches ", tables + 1)) {
            new Load(List.of(proxy.address()), false, 2 * tables, 300, 6, complaints::add).run(0);
            assertTrue(proxy.hasCut(), "no match ended");
        }
        assertEquals(1, complaints.size(), complaints.toString());
        assertTrue(complaints.getFirst().contains("does not answer"), complaints.toString());
    }
}
