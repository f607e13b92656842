package cabestan.bots.fragile.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.fragile.solver.FragileSolution.Step;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileSolver.Progress;
import cabestan.bots.fragile.solver.FragileVerdict.Solved;
import cabestan.bots.fragile.solver.FragileVerdict.Stopped;
import cabestan.bots.fragile.solver.FragileVerdict.TooLarge;
import cabestan.bots.fragile.solver.FragileVerdict.Unsolvable;
import cabestan.bots.fragile.solver.PlainSolver.Figures;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the solver proves, checked against plain search and against the rules. */
class FragileSolverTest {

    private static final int ALL = 1_000;

    /** What problem 8 needs; plain search meets some hundred times as many. */
    private static final int FEW_POSITIONS = 30_000;

    private static FragileProblemState problem(String text) {
        return new FragileProblem("", text, "").begin();
    }

    private static FragileVerdict solve(FragileProblemState problem) {
        return new FragileSolver(problem).solve(new Limits(problem.turnsLeft(), FEW_POSITIONS, ALL), Progress.NONE);
    }

    private static Figures figures(FragileVerdict verdict) {
        return verdict instanceof Solved solved
                ? new Figures(solved.turns(), solved.points(), solved.solutions())
                : null;
    }

    @ParameterizedTest
    @CsvSource({
        "p1, 2, 8, 2",
        "p2, 2, 7, 1",
        "p3, 2, 10, 1",
        "p4, 3, 15, 2",
        "p5, 3, 11, 1",
        "p6, 2, 10, 1",
        "p7, 2, 10, 2",
        "p8, 3, 12, 14"
    })
    void published_problems_have_these_best_solutions(String id, int turns, int points, int solutions) {
        FragileProblemState problem = FragileProblems.named(id).begin();
        Solved solved = assertInstanceOf(Solved.class, solve(problem));
        assertEquals(new Figures(turns, points, solutions), figures(solved));
        assertAllPlayable(problem, solved);
    }

    /** Plays the solutions by the rules; no two are the same. */
    private static void assertAllPlayable(FragileProblemState problem, Solved solved) {
        assertEquals(solved.solutions(), solved.shown().size());
        HashSet<String> trails = new HashSet<>();
        for (FragileSolution solution : solved.shown()) {
            FragileProblemState state = problem.copy();
            StringBuilder trail = new StringBuilder();
            int points = 0;
            for (int turn = 0; turn < solution.turns().size(); turn++) {
                points += solution.points(turn);
                for (Step step : solution.turns().get(turn)) {
                    play(state, step);
                }
                trail.append(state.position().replaceAll("(?m)^(resting|acted).*$", ""));
                if (turn < solution.turns().size() - 1) {
                    play(state, new Step("end", 0));
                }
            }
            assertTrue(state.isSolved(), solution.text());
            assertEquals(solved.points(), points, solution.text());
            assertTrue(trails.add(trail.toString()), solution.text());
        }
    }

    private static void play(FragileProblemState state, Step step) {
        int action = state.read(step.text());
        assertTrue(state.reject(action).isEmpty(), () -> step + ": " + state.reject(action));
        assertEquals(step.cost(), state.gesture(action).cost(), step.text());
        state.play(action);
    }

    @ParameterizedTest
    @ValueSource(strings = {"p1", "p2", "p3"})
    void plain_search_finds_the_same_in_published_problems(String id) {
        FragileProblemState problem = FragileProblems.named(id).begin();
        assertEquals(PlainSolver.solve(problem, problem.turnsLeft()), figures(solve(problem)));
    }

    @Test
    void plain_search_finds_the_same_in_small_problems() {
        Dice dice = Seed.of(7).dice();
        int solved = 0;
        for (int i = 0; i < 60; i++) {
            FragileProblemState problem = SmallProblems.draw(dice, 2);
            if (problem.isSolved()) {
                continue;
            }
            FragileVerdict verdict = solve(problem);
            assertEquals(PlainSolver.solve(problem, 2), figures(verdict), problem::position);
            if (verdict instanceof Solved proof) {
                solved++;
                assertAllPlayable(problem, proof.solutions() <= ALL ? proof : fail(proof));
            }
        }
        assertTrue(solved > 15, "only " + solved + " had a solution, which tests little");
    }

    private static Solved fail(Solved proof) {
        throw new AssertionError(proof.solutions() + " solutions are more than the test can show");
    }

    @Test
    void what_the_clear_quay_rules_out_is_never_needed() {
        Dice dice = Seed.of(8).dice();
        List<Integer> turns = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            FragileProblemState problem = SmallProblems.draw(dice, 3);
            FragileVerdict blind = new FragileSolver(problem, ClearQuay.BLIND).solve(Limits.of(problem), Progress.NONE);
            assertEquals(figures(blind), figures(solve(problem)), problem::position);
            turns.add(blind instanceof Solved solved ? solved.turns() : 0);
        }
        assertTrue(turns.containsAll(List.of(1, 2, 3)), "solved in " + turns + " turns");
    }

    @Test
    void F39_a_lone_docker_rests_every_other_turn() {
        FragileProblemState problem = problem("""
                game     fragile-problem
                crates   D1
                dockers  J1
                goal     D1 A1
                turns    3
                """);
        Solved solved = assertInstanceOf(Solved.class, solve(problem));
        assertEquals(new Figures(3, 10, 1), figures(solved));
        assertAllPlayable(problem, solved);
        assertTrue(solved.shown().getFirst().turns().get(1).isEmpty(), "nobody plays the second turn");
    }

    @Test
    void the_docker_that_hands_a_crate_over_does_not_make_another_solution() {
        // Either docker can pass B2 by the one on B1 into the depot, and neither moves.
        FragileProblemState problem = problem("""
                game     fragile-problem
                crates   B2
                dockers  C2 A2
                others   B1
                goal     B2 A1
                turns    1
                """);
        assertEquals(new Figures(1, 1, 1), figures(solve(problem)));
    }

    @Test
    void a_solved_problem_takes_no_turns() {
        FragileProblemState problem = problem("""
                game     fragile-problem
                crates   A1
                dockers  C2 A2
                goal     A1 A1
                turns    1
                """);
        assertEquals(new Figures(0, 0, 1), figures(solve(problem)));
    }

    @Test
    void F27_a_crate_in_the_wrong_depot_or_in_the_way_cannot_be_helped() {
        for (String crates : List.of("A1 C6\ngoal A1 C3", "C3 C6\ngoal C6 C3")) {
            FragileProblemState problem =
                    problem("game fragile-problem\ncrates " + crates + "\ndockers C5 D6\nturns 3\n");
            assertEquals(new Unsolvable(3), solve(problem));
        }
    }

    @Test
    void a_published_problem_has_no_solution_in_fewer_turns() {
        FragileProblemState problem = FragileProblems.named("p4").begin();
        assertEquals(
                new Unsolvable(2),
                new FragileSolver(problem).solve(Limits.of(problem).within(2), Progress.NONE));
    }

    @Test
    void gives_up_when_there_are_too_many_positions() {
        FragileProblemState problem = FragileProblems.named("p8").begin();
        assertEquals(new TooLarge(3), new FragileSolver(problem).solve(new Limits(4, 1_000, 1), Progress.NONE));
    }

    @Test
    void stops_when_told_with_what_is_known() {
        FragileProblemState problem = FragileProblems.named("p8").begin();
        FragileSolver solver = new FragileSolver(problem);
        FragileVerdict verdict = solver.solve(Limits.of(problem), (turns, turn, done, all) -> {
            if (turns == 3) {
                solver.stop();
            }
        });
        assertEquals(new Stopped(3), verdict);
    }
}
