package cabestan.server.problems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.support.Client;
import cabestan.server.support.ServerTest;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/** Problems: listed, solved, composed, proved. */
class ProblemTest extends ServerTest {

    private static final String PRINTED_SOLUTION_OF_P1 =
            "{\"turns\":[[\"D6*C6-B6\",\"C6-B3\"]," + "[\"B9-B7\",\"B7*B6-B5\",\"B6*B5-B4\",\"B5~B4-C3(B3,C2)\"]]}";

    private static final String COMPOSED =
            "{\"title\":\"Mine\",\"text\":\"game fragile-problem\\ncrates C6\\ndockers D6 B9\\nothers C2\\n"
                    + "goal C6 C3\\nturns 2\\n\"}";

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

        JsonNode verdict = anna.post("/api/problems/p1/solutions", PRINTED_SOLUTION_OF_P1);
        assertTrue(verdict.path("solved").asBoolean(), verdict.toString());
        assertEquals(2, verdict.path("turns").asInt());
        assertEquals(10, verdict.path("points").asInt());
        assertEquals(8, verdict.at("/best/points").asInt());

        JsonNode mine = anna.get("/api/problems/p1");
        assertEquals(10, mine.at("/mine/points").asInt());
        assertTrue(player("Bert").get("/api/problems/p1").path("mine").isMissingNode());
    }

    @Test
    void a_player_can_ask_for_a_best_solution() {
        Client anna = player("Anna");
        for (String id : List.of("1-01", "4-03")) {
            JsonNode problem = anna.get("/api/problems/" + id);
            JsonNode solution = anna.get("/api/problems/" + id + "/solution");
            assertEquals(
                    problem.at("/best/points").asInt(), solution.path("points").asInt());
            assertEquals(
                    problem.at("/best/turns").asInt(), solution.path("turns").size());
            assertEquals(solution, anna.get("/api/problems/" + id + "/solution")); // kept the first time

            JsonNode verdict = anna.post("/api/problems/" + id + "/solutions", inTurns(solution));
            assertTrue(verdict.path("solved").asBoolean(), verdict.toString());
            assertEquals(solution.path("points"), verdict.path("points"));
        }
    }

    /** What was shown, as it is sent in; the costs of a turn add up. */
    private static String inTurns(JsonNode solution) {
        ArrayNode turns = Client.JSON.createArrayNode();
        for (JsonNode turn : solution.path("turns")) {
            ArrayNode actions = turns.addArray();
            int cost = 0;
            for (JsonNode action : turn.path("actions")) {
                actions.add(action.path("text").asText());
                cost += action.path("cost").asInt();
            }
            assertEquals(turn.path("cost").asInt(), cost);
        }
        return "{\"turns\":" + turns + "}";
    }

    @Test
    void a_friends_problem_that_I_solved_is_in_my_list_with_how_well() {
        Client anna = player("Anna");
        Client bert = player("Bert");
        String id = anna.post("/api/problems", COMPOSED).path("id").asText();
        proved(anna, id);
        JsonNode solution = bert.get("/api/problems/" + id + "/solution");
        JsonNode verdict = bert.post("/api/problems/" + id + "/solutions", inTurns(solution));
        assertTrue(verdict.path("solved").asBoolean(), solution.toString());
        JsonNode list = bert.get("/api/problems").path("problems");
        JsonNode last = list.get(list.size() - 1);
        assertEquals(id, last.path("id").asText());
        assertEquals(last.path("best"), last.path("mine"));
    }

    @Test
    void a_problem_without_a_solution_says_so() {
        Client anna = player("Anna");
        String id = anna.post(
                        "/api/problems",
                        "{\"title\":\"Far\",\"text\":\"game fragile-problem\\ncrates C6\\ndockers J9\\n"
                                + "goal C6 G1\\nturns 1\\n\"}")
                .path("id")
                .asText();
        assertEquals("unsolvable", proved(anna, id).path("state").asText());
        HttpResponse<String> refused = anna.send("GET", "/api/problems/" + id + "/solution", "");
        assertEquals(409, refused.statusCode());
        assertTrue(refused.body().contains("no solution"), refused.body());
    }

    @Test
    void a_solution_against_the_rules_is_rejected_with_the_rule() {
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
        HttpResponse<String> posted = anna.send("POST", "/api/problems", COMPOSED);
        assertEquals(202, posted.statusCode(), posted.body());
        JsonNode problem = proved(anna, Client.json(posted).path("id").asText());
        assertEquals(2, problem.at("/best/turns").asInt(), problem.toString());
        HttpResponse<String> nonsense =
                anna.send("POST", "/api/problems", "{\"title\":\"x\",\"text\":\"game fragile-problem\\ncrates Z9\"}");
        assertEquals(400, nonsense.statusCode());
        assertTrue(nonsense.body().contains("line 2"), nonsense.body());
    }

    @Test
    void a_composed_problem_begins_with_a_turn() {
        HttpResponse<String> rejected =
                player("Anna").send("POST", "/api/problems", COMPOSED.replace("turns 2", "turns 2\\nacted D6 left 3"));
        assertEquals(400, rejected.statusCode());
        assertTrue(rejected.body().contains("beginning of a turn"), rejected.body());
    }
}
