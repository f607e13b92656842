package cabestan.bots.fragile.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.fragile.compose.FragileComposer.Composed;
import cabestan.bots.fragile.compose.FragileComposer.Order;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** New problems, and what is written on their sheets. */
class FragileComposerTest {

    private static final Order ORDER = new Order(2, 2);

    private static List<Composed> compose() {
        FragileComposer composer = new FragileComposer(ORDER, Seed.of(1));
        List<Composed> found = new ArrayList<>();
        for (int attempt = 0; attempt < 12; attempt++) {
            composer.attempt(attempt).ifPresent(found::add);
        }
        return found;
    }

    @Test
    void the_same_seed_composes_the_same_problems() {
        List<Composed> found = compose();
        assertTrue(found.size() >= 2, "found " + found.size());
        assertEquals(found, compose());
        assertNotEquals(found.get(0).text(), found.get(1).text());
        for (Composed problem : found) {
            assertEquals(2, problem.proof().turns());
            assertEquals(1, problem.proof().solutions());
        }
    }

    @Test
    void a_sheet_survives_being_written_and_read() {
        FragileSheet sheet = FragileSheet.of(compose().getFirst(), ORDER, "1", 4);
        assertEquals(sheet, FragileSheet.read(sheet.write()));
        assertTrue(sheet.isOf(ORDER, "1"));
        BadText bad = assertThrows(
                BadText.class, () -> FragileSheet.read(sheet.write().replace("# grade    ", "# grade    x")));
        assertEquals(2, bad.line());
    }

    @Test
    void F2_a_problem_turned_by_a_quarter_is_the_same() {
        String problem = likeness("D2 B3", "G2 B4", "D2 C3");
        assertEquals(problem, likeness("B7 C9", "B4 D9", "B7 C8"));
        assertNotEquals(problem, likeness("D2 B3", "G2 B4", "B3 C3"));
        assertNotEquals(problem, likeness("D2 B3", "G2 B5", "D2 C3"));
    }

    private static String likeness(String crates, String dockers, String goal) {
        return FragileLikeness.of(new FragileProblem("", """
                game     fragile-problem
                crates   %s
                dockers  %s
                goal     %s
                turns    2
                """.formatted(crates, dockers, goal), "").begin());
    }
}
