package cabestan.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Problems: listed, solved, composed, proved. */
class ProblemTest extends ServerTest {

    private static final String PRINTED_SOLUTION_OF_P1 =
            "{\"turns\":[[\"D6*C6-B6\",\"C6-B3\"]," + "[\"B9-B7\",\"B7*B6-B5\",\"B6*B5-B4\",\"B5~B4-C3(B3,C2)\"]]}";

    private JsonNode proved(Client client, String id) {
        JsonNode problem = client.get("/api/problems/" + id);
        long end = System.nanoTime() + 60_000_000_000L;
        while (problem.path("state").asText().equals("proving") && System.nanoTime() < end) {
            LockSupport.parkNanos(20_000_000);
            problem = client.get("/api/problems/" + id);
        }
        return problem;
    }

    @Test
    void the_printed_solution_is_right_and_not_the_best() {
        Client anna = player("Anna");
        JsonNode problem = proved(anna, "p1");
        assertEquals("proved", problem.path("state").asText());
        assertEquals(8, problem.at("/best/points").asInt());
        assertTrue(problem.path("solution").isMissingNode());

        JsonNode verdict = anna.post("/api/problems/p1/solutions", PRINTED_SOLUTION_OF_P1);
        assertTrue(verdict.path("solved").asBoolean(), verdict.toString());
        assertEquals(2, verdict.path("turns").asInt());
        assertEquals(10, verdict.path("points").asInt());
        assertEquals(8, verdict.at("/best/points").asInt());

        JsonNode mine = anna.get("/api/problems/p1");
        assertEquals(10, mine.at("/mine/points").asInt());
        assertFalse(mine.path("solution").asText().isEmpty());
        assertTrue(player("Bert").get("/api/problems/p1").path("mine").isMissingNode());
    }

    @Test
    void a_solution_against_the_rules_is_refused_with_the_rule() {
        HttpResponse<String> refused =
                player("Anna").send("POST", "/api/problems/p1/solutions", "{\"turns\":[[\"D6*C6-A6\"]]}");
        assertTrue(refused.statusCode() == 409 || refused.statusCode() == 400, refused.body());
        assertTrue(Client.json(refused).path("reason").asText().contains("turn 1"), refused.body());
    }

    @Test
    void the_list_holds_the_published_ones_and_the_pack() {
        JsonNode problems = visitor().get("/api/problems").path("problems");
        assertTrue(problems.size() > 100, problems.size() + " problems");
        assertEquals("p1", problems.at("/0/id").asText());
        assertEquals("1-01", problems.at("/8/id").asText());
        assertEquals(1, problems.at("/8/grade").asInt());
        assertTrue(problems.at("/8/best/turns").asInt() > 0);
    }

    @Test
    void a_composed_problem_is_proved_in_the_background() {
        Client anna = player("Anna");
        HttpResponse<String> posted = anna.send(
                "POST",
                "/api/problems",
                "{\"title\":\"Mine\",\"text\":\"game fragile-problem\\ncrates C6\\ndockers D6 B9\\nothers C2\\n"
                        + "goal C6 C3\\nturns 2\\n\"}");
        assertEquals(202, posted.statusCode(), posted.body());
        JsonNode problem = proved(anna, Client.json(posted).path("id").asText());
        assertEquals(2, problem.at("/best/turns").asInt(), problem.toString());
        HttpResponse<String> nonsense =
                anna.send("POST", "/api/problems", "{\"title\":\"x\",\"text\":\"game fragile-problem\\ncrates Z9\"}");
        assertEquals(400, nonsense.statusCode());
        assertTrue(nonsense.body().contains("line 2"), nonsense.body());
    }
}
