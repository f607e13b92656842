package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.actions;
import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.assertRefused;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Problems for one player: F38 to F40. */
class FragileProblemsTest {

    @ParameterizedTest
    @CsvSource({"p1,5 5", "p2,5 5", "p3,5 5", "p4,5 5 5", "p5,5 4 5", "p6,5 5 4", "p7,5 5", "p8,2 4 5 5"})
    void published_solutions_are_legal_and_spend_the_points_they_say(String id, String points) {
        FragileProblem problem = FragileProblems.named(id);
        FragileProblemState state = problem.begin();
        List<String> spent = new ArrayList<>();
        for (String turn : problem.solution().trim().split("\n")) {
            int sum = 0;
            for (String action : turn.split(" ")) {
                assertFalse(state.isSolved());
                sum += state.gesture(state.read(action)).cost();
                play(state, action);
            }
            spent.add("" + sum);
        }
        assertEquals(points, String.join(" ", spent));
        assertEquals("solved", state.outcome().code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"})
    void problems_survive_a_round_trip_at_every_step(String id) {
        FragileProblem problem = FragileProblems.named(id);
        FragileProblemState state = problem.begin();
        assertEquals(problem.text(), state.position());
        for (String action : problem.solution().trim().split("\\s+")) {
            FragilePlay read = FragileGame.GAME.readPosition(state.position());
            assertEquals(state.position(), read.position());
            assertEquals(actions(state), actions(read));
            assertEquals(state.hash(), read.hash());
            play(state, action);
        }
        assertTrue(FragileGame.GAME.readPosition(state.position()).isOver());
    }

    @Test
    void F38_a_problem_is_a_variant_of_its_own() {
        assertEquals("problem", FragileProblems.named("p1").begin().variant());
        assertEquals(
                List.of("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8"),
                FragileProblems.all().stream().map(FragileProblem::id).toList());
    }

    @Test
    void F39_the_same_quay_with_fewer_turns_left_is_another_position() {
        String text = FragileProblems.named("p1").text();
        FragileProblemState two = (FragileProblemState) FragileGame.GAME.readPosition(text);
        FragileProblemState three =
                (FragileProblemState) FragileGame.GAME.readPosition(text.replaceFirst("turns( +)2", "turns 3"));
        assertNotEquals(two.hash(), three.hash());
        assertEquals(two.hash(), two.copy().hash());
    }

    @Test
    void F39_a_copy_knows_who_acted() {
        FragileProblemState state = FragileProblems.named("p1").begin();
        FragileProblemState other = play(state.copy(), "D6*C6-B6 end B9-B7");
        state.copyFrom(other);
        assertEquals(other.position(), state.position());
        assertEquals(other.turn(), state.turn());
    }

    @Test
    void F38_twelve_dockers_fit_on_the_quay_and_no_more() {
        String nine = "others A9 B9 D9 E9 F9 G9 H10 I9 J9";
        FragileProblemState state = (FragileProblemState) FragileGame.GAME.readPosition(
                "game fragile-problem\ncrates C6\ndockers D6 A2 A3\n" + nine + "\ngoal C6 C3\nturns 2");
        assertEquals(state.hash(), state.copy().hash());
        assertLegal(state, "D6*C6-B6");
        assertBad(6, "expected at most 9 dockers, found 10", nine + " J8");
    }

    @Test
    void a_solution_is_a_record_like_any_other() {
        FragileProblem problem = FragileProblems.named("p3");
        Match match = Match.from(FragileGame.GAME, problem.begin());
        for (String action : problem.solution().trim().split("\\s+")) {
            assertTrue(match.play(match.state().read(action)).isEmpty());
        }
        MatchRecord record =
                MatchRecord.of(match, Opening.position(match), List.of("Ann"), MatchRecord.statusOf(match));
        assertEquals(
                match.state().position(),
                MatchRecord.read(record.write(), name -> FragileGame.GAME)
                        .verify()
                        .state()
                        .position());
    }

    @Test
    void F38_all_twelve_depots_are_there_and_goals_follow_their_crates() {
        FragileProblemState state = FragileProblems.named("p3").begin();
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            assertEquals(FragileBoard.NEUTRAL, state.board().owner(FragileQuay.depotSquare(depot)));
        }
        play(state, "J6-I4 I4^I3-I2 end J5-J3 J3^J2-J1");
        assertEquals(1, state.points(0));
        assertTrue(state.position().contains("goal     J1 J1\ngoal     I3 H3\n"));
    }

    @Test
    void F39_one_docker_a_turn_with_five_points_and_at_least_one_action() {
        FragileProblemState state = FragileProblems.named("p1").begin();
        assertRefused(state, "end", "F39", "docker-to-play");
        assertEquals(
                "F39: the docker on D6 can still act; one docker plays in a turn",
                state.reject(FragilePlay.END).orElseThrow().toString());
        assertRefused(state, "C2-C1", "F10", "not-yours");
        play(state, "D6*C6-B6");
        assertEquals(4, state.pointsLeft(0));
        assertRefused(state, "B9-B8", "F39", "one-docker-played");
        assertLegal(state, "end");
    }

    @Test
    void F39_never_the_same_docker_in_two_turns_running() {
        FragileProblemState state = FragileProblems.named("p4").begin();
        assertEquals(-1, state.restingDocker());
        play(state, "C5-C6 end");
        assertEquals(0, state.restingDocker());
        assertEquals(2, state.turn());
        assertRefused(state, "C6-C5", "F39", "resting");
        play(state, "D7-D8 end");
        assertLegal(state, "C6-C5");
    }

    @Test
    void F39_at_most_three_own_dockers() {
        assertBad(3, "at most 3 dockers", "dockers A2 A3 A5 A6");
    }

    @Test
    void F40_the_turns_run_out() {
        FragileProblemState state = play(FragileProblems.named("p1").begin(), "D6-D5 end B9-B8 end");
        assertTrue(state.isOver());
        assertEquals("unsolved", state.outcome().code());
        assertEquals(List.of(), actions(state));
    }

    @Test
    void F40_crates_are_not_turned_over() {
        assertRefused(FragileProblems.named("p1").begin(), "D6!C6", "F40", "no-turning");
        assertBad(2, "more crates are turned over", "crates C6!");
    }

    @Test
    void bad_problems_are_rejected_with_the_line() {
        assertBad(4, "there is no crate on D9", "goal D9 C3");
        assertBad(4, "expected a depot, found C4", "goal C6 C4");
        assertBad(4, "stands alone", "goal C6.top C3");
        assertBad(4, "found the end of the line", "goal C6");
        assertBad(5, "a number of turns from 0 to 99", "turns -1");
        assertBad(6, "unknown key 'turn'", "turn 1");
        assertBad(6, "a second goal for the crate C6", "goal C6 A1");
        assertBad(6, "a second crate for the depot C3", "goal B6 C3");
        assertBad(1, "expected the end of the line", "game fragile-problem p1");
        assertBad(4, "expected the end of the line", "goal C6 C3 A1");
        assertBad(5, "expected the end of the line", "turns 2 2");
        assertBad(6, "expected the end of the line", "resting B9 D6");
    }

    /** A good problem in which one line is another, or one more. */
    private static void assertBad(int line, String message, String bad) {
        List<String> lines = new ArrayList<>(
                List.of("game fragile-problem", "crates C6 B6", "dockers D6 B9", "goal C6 C3", "turns 2"));
        if (line > lines.size()) {
            lines.add(bad);
        } else {
            lines.set(line - 1, bad);
        }
        BadText rejected = assertThrows(BadText.class, () -> FragileGame.GAME.readPosition(String.join("\n", lines)));
        assertTrue(rejected.getMessage().contains(message), rejected::getMessage);
        assertEquals(line, rejected.line(), rejected::getMessage);
    }
}
