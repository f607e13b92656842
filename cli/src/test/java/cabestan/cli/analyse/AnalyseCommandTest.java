package cabestan.cli.analyse;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.cli.Run;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

/** What {@code cabestan analyse} prints. */
class AnalyseCommandTest {

    private static final String MATCH = Run.example("golden/cartagena-basic-2-1.match");

    @Test
    void the_report_says_how_accurate_everybody_was_and_what_was_luck() {
        Run run = Run.of("analyse", MATCH, "--nodes", "30");
        assertEquals(0, run.code(), run.err());
        assertTrue(run.lines().getFirst().startsWith("cartagena, basic, "), run.out());
        assertTrue(run.out().contains("seat accuracy  finds  inaccuracies  mistakes  blunders     luck    skill"));
        assertTrue(run.err().contains("] "), "a progress bar");
    }

    @Test
    void the_json_has_every_action_and_is_the_same_each_time() throws Exception {
        Run run = Run.of("analyse", MATCH, "--nodes", "30", "--json");
        assertEquals(
                run.out(), Run.of("analyse", MATCH, "--nodes", "30", "--json").out());
        JsonNode json = new ObjectMapper().readTree(run.out());
        assertEquals("cabestan analysis 1", json.get("format").asText());
        assertEquals(2, json.get("seats").size());
        int n = 0;
        for (JsonNode action : json.get("actions")) {
            assertEquals(++n, action.get("n").asInt());
            assertEquals(
                    10_000,
                    action.get("chances").get(0).asInt()
                            + action.get("chances").get(1).asInt());
            assertTrue(action.get("loss").asInt() >= 0, action.toString());
        }
        JsonNode seat = json.get("seats").get(0);
        assertEquals(
                seat.get("result").asInt() - 5000,
                seat.get("luck").asInt() + seat.get("skill").asInt());
    }

    @Test
    void in_fragile_the_json_tells_what_lines_deliver_and_what_others_threaten() throws Exception {
        Run run = Run.of("analyse", Run.example("golden/fragile-standard-2-16.match"), "--nodes", "300", "--json");
        assertEquals(0, run.code(), run.err());
        int gains = 0;
        int threats = 0;
        for (JsonNode action : new ObjectMapper().readTree(run.out()).get("actions")) {
            for (JsonNode line : action.get("lines")) {
                for (JsonNode gain : line.get("gains")) {
                    gains++;
                    assertTrue(gain.get("action").asInt() <= line.get("actions").size(), line.toString());
                }
            }
            for (JsonNode threat : action.get("prospects")) {
                threats++;
                assertTrue(threat.get("seat").asInt() != action.get("seat").asInt(), action.toString());
                assertTrue(threat.get("points").asInt() > 0, threat.toString());
            }
        }
        assertTrue(gains > 0 && threats > 0, gains + " gains, " + threats + " threats");
    }

    @Test
    void only_the_decisions_of_one_seat_are_listed_if_asked_for() throws Exception {
        Run run = Run.of("analyse", MATCH, "--nodes", "30", "--json", "--seat", "2");
        for (JsonNode action : new ObjectMapper().readTree(run.out()).get("actions")) {
            assertEquals(2, action.get("seat").asInt());
        }
    }

    @Test
    void what_cannot_be_analysed_is_rejected_in_words() {
        assertEquals(2, Run.of("analyse", MATCH, "--seat", "3").code());
        assertEquals(2, Run.of("analyse", MATCH, "--seat", "0").code());
        assertEquals(
                2, Run.of("analyse", MATCH, "--nodes", "5", "--time-ms", "5").code());
        assertTrue(Run.of("analyse", "no-such-file").err().contains("there is no such file"));
    }
}
