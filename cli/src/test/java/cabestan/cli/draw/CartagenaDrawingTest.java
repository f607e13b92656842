package cabestan.cli.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Cards below the path, however many there are. */
class CartagenaDrawingTest {

    private static String draw(String cards) {
        String path = "path " + "T".repeat(36) + "\n";
        return CartagenaDrawing.draw(path + "turn 1 moves 3\n" + cards, TerminalStyle.PLAIN);
    }

    @Test
    void a_hand_is_listed() {
        assertTrue(draw("hand 1 T T K\n").contains("\nhand 1  T T K\n"), draw("hand 1 T T K\n"));
    }

    @Test
    void a_hand_that_does_not_fit_the_line_is_counted() {
        String drawn = draw("hand 1" + " T".repeat(17) + " K".repeat(19) + "\n");
        assertTrue(drawn.contains("\nhand 1  Tx17 Kx19\n"), drawn);
    }

    @Test
    void an_empty_row_says_so() {
        assertTrue(draw("row\n").contains("\nrow     empty\n"), draw("row\n"));
    }
}
