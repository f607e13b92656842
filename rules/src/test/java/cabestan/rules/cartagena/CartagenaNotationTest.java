package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Gesture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Actions as text, both ways. */
class CartagenaNotationTest {

    private final CartagenaState state = Positions.jamaica("""
            pirates 1 0 0 0 0 0 9
            pirates 2 0 0 0 0 0 4
            hand 1 T
            hand 2
            """);

    @ParameterizedTest
    @ValueSource(strings = {"T@9", "D@0", "K@36", "-@17", "-@boat", "T@boat", "-@0", "draw", "end"})
    void every_action_reads_back_as_it_is_written(String text) {
        assertEquals(text, state.write(state.read(text)));
        assertEquals(state.read(text), state.view(1).read(text));
        assertEquals(text, state.view(1).write(state.read(text)));
    }

    @ParameterizedTest
    @CsvSource({
        "'', is not an action",
        "T9, is not an action",
        "T@, is not an action",
        "End, is not an action",
        "T@37, 0 to 36 or 'boat'",
        "T@-1, names no square",
        "T@+9, names no square",
        "T@09, names no square",
        "T@٩, names no square",
        "T@99999999999, names no square",
        "L@9, 'expected one of D, T, B, P, H, K, or ''-'''",
        "t@9, begins with no symbol of jamaica",
        "?@9, begins with no symbol of jamaica",
        "'T@9 ', names no square"
    })
    void what_is_no_action_is_rejected_with_what_was_expected(String text, String complaint) {
        BadText bad = assertThrows(BadText.class, () -> state.read(text));
        assertTrue(bad.getMessage().contains(complaint), bad.getMessage());
    }

    @Test
    void a_gesture_says_what_moves_from_where_to_where() {
        assertEquals(new Gesture("T@9", "forward", "9", "T", "12", 1, List.of()), state.gesture(state.read("T@9")));
        assertEquals(new Gesture("-@9", "back", "9", "", "4", 1, List.of()), state.gesture(state.read("-@9")));
        assertEquals(
                new Gesture("end", "end", "", "", "", 0, List.of()),
                state.view(0).gesture(state.read("end")));
    }

    @Test
    void a_gesture_into_the_boat() {
        CartagenaState near = Positions.jamaica("""
                pirates 1 0 0 0 0 0 36
                pirates 2 0 0 0 0 0 4
                hand 1 T
                hand 2
                """);
        assertEquals("boat", near.gesture(near.read("T@36")).to());
        assertEquals("0", near.gesture(near.read("T@0")).from());
    }
}
