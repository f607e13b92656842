package cabestan.bots.fragile.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.fragile.compose.FragileComposer.Composed;
import cabestan.bots.fragile.compose.FragileComposer.Order;
import cabestan.bots.fragile.solver.FragileSolver;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileSolver.Progress;
import cabestan.bots.fragile.solver.FragileVerdict;
import cabestan.bots.fragile.solver.FragileVerdict.Solved;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.game.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every problem of the pack is proved again. */
class ProblemPackTest {

    private static final Path PACK = Path.of("..", "problems");
    private static final Map<Path, FragileSheet> SHEETS = new TreeMap<>();

    @BeforeAll
    static void read() throws IOException {
        try (Stream<Path> files = Files.walk(PACK)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                SHEETS.put(PACK.relativize(file), FragileSheet.read(Files.readString(file)));
            }
        }
    }

    private static FragileProblemState problem(FragileSheet sheet) {
        return new FragileProblem("", sheet.text(), "").begin();
    }

    @Test
    void there_are_a_hundred_problems_in_four_grades() {
        int[] ofGrade = new int[5];
        SHEETS.forEach((file, sheet) -> {
            ofGrade[sheet.grade()]++;
            assertEquals("grade-" + sheet.grade(), file.getName(0).toString());
        });
        for (int grade = 1; grade <= 4; grade++) {
            assertTrue(ofGrade[grade] >= 25, ofGrade[grade] + " problems of grade " + grade);
        }
    }

    @Test
    void each_has_one_best_solution_with_the_figures_and_the_grade_on_its_sheet() {
        SHEETS.forEach((file, sheet) -> {
            FragileProblemState problem = problem(sheet);
            Solved proof = assertInstanceOf(Solved.class, solve(problem), file::toString);
            assertEquals(sheet.turns(), proof.turns(), file::toString);
            assertEquals(sheet.points(), proof.points(), file::toString);
            assertEquals(1, proof.solutions(), file::toString);
            assertEquals(sheet.turns(), problem.turnsLeft(), file::toString);
            FragileGrade grade = FragileGrade.of(
                    proof.shown().getFirst(), new FragileSolver(problem).firstTurns(proof.turns(), Limits.of(problem)));
            assertEquals(sheet.grade(), grade.grade(), file::toString);
        });
    }

    @Test
    void no_piece_is_idle() {
        SHEETS.forEach((file, sheet) -> {
            Draft draft = Draft.of(problem(sheet));
            assertEquals(sheet.text(), draft.text());
            String figures = figures(solve(draft.begin()));
            for (int piece = 0; piece < draft.pieces(); piece++) {
                Draft less = draft.without(piece);
                if (!less.dockers().isEmpty()) {
                    assertNotEquals(figures, figures(solve(less.begin())), file + " " + piece);
                }
            }
        });
    }

    @Test
    void no_two_are_alike_when_the_board_is_turned() {
        Map<String, Path> seen = new TreeMap<>();
        SHEETS.forEach((file, sheet) ->
                assertNull(seen.put(FragileLikeness.of(problem(sheet)), file), file + " is like another"));
    }

    @Test
    void a_sheet_says_how_to_compose_its_problem_again() {
        FragileSheet sheet = SHEETS.get(Path.of("grade-1", "01.txt"));
        Order order = new Order(sheet.turns(), sheet.dockers());
        Composed again = new FragileComposer(order, Seed.read(sheet.seed()))
                .attempt(sheet.attempt())
                .orElseThrow();
        assertEquals(sheet, FragileSheet.of(again, order, sheet.seed(), sheet.attempt()));
    }

    private static FragileVerdict solve(FragileProblemState problem) {
        return new FragileSolver(problem).solve(Limits.of(problem), Progress.NONE);
    }

    private static String figures(FragileVerdict verdict) {
        return verdict instanceof Solved solved
                ? solved.turns() + " " + solved.points() + " " + solved.solutions()
                : "none";
    }
}
