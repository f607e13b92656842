package cabestan.rules.arcanor;

import static cabestan.rules.arcanor.Positions.START;
import static cabestan.rules.arcanor.Positions.at;
import static cabestan.rules.arcanor.Positions.rejection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Gesture;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions and actions as text, and what is said about texts that are neither. */
final class ArcanorTextTest {

    private static final String EMPTY_ROWS = "/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,";

    private static String complaint(String position) {
        BadText bad = assertThrows(BadText.class, () -> at(position), position);
        assertEquals(1, bad.line());
        return bad.getMessage();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                START,
                ",,,,,,,d/,,,,,,,/,,,,,,,/,2c4,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, b",
                ",,,,,,,d/,,,,,,,/,,,,,,,/,1,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w memory release-any quiet=17",
                ",,,,,,,d/,,,,,,,/,,,,,,,/,1,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w quiet=200",
                ",,,,,,,d/,,,,,,,/,,,,,,,/,12,,,,,,/,,,,,,,/,,,,,,,/,,,,,,, w memory quiet=1 lifted=b4 shown=b4",
            })
    void a_position_survives_being_read_and_written(String text) {
        assertEquals(text, at(text).position());
    }

    @Test
    void blanks_comments_and_line_ends_around_a_position_do_not_matter() {
        assertEquals(
                START, at("# the start\n\n  " + START + "  # White begins\r\n").position());
    }

    @Test
    void a_state_tells_the_table_the_turn_and_how_long_nothing_has_happened() {
        ArcanorState open = Positions.play(at(START + " quiet=0"), "a1-a2", "a7-a6");
        assertEquals("open", open.variant());
        assertFalse(open.isMemory());
        assertEquals(2, open.seats());
        assertEquals(3, open.turn());
        assertEquals(2, open.quiet());
        ArcanorState memory = at(START + " memory");
        assertEquals("memory", memory.variant());
        assertTrue(memory.isMemory());
    }

    @Test
    void cells_that_cannot_be() {
        String rest = ",,,,,,," + EMPTY_ROWS + " w";
        assertEquals("row 7, cell a7: expected White's 1 to 4 or Black's a to d, found 'e'", complaint("e" + rest));
        assertEquals("row 7, cell a7: a piece of size 2 holds only size 3, found a 1 in it", complaint("21" + rest));
        assertEquals("row 7, cell a7: a piece of size 2 holds only size 3, found a 2 in it", complaint("2b" + rest));
        assertEquals("row 7, cell a7: a piece of size 1 holds only size 2, found a 3 in it", complaint("1c" + rest));
        assertEquals("row 7, cell a7: a piece of size 4 holds nothing, found a 1 in it", complaint("41" + rest));
        assertEquals(
                "row 7, cell e7: a fourth 'a'; each side has 3 pieces of a size",
                complaint("a,a,a,,a,,," + EMPTY_ROWS + " w"));
    }

    @Test
    void boards_that_cannot_be() {
        assertEquals("expected a position, found nothing", complaint(""));
        assertEquals("expected 7 rows separated by '/', found 1", complaint("rubbish w"));
        assertEquals("row 7: expected 8 cells separated by ',', found 9", complaint(",,,,,,,," + EMPTY_ROWS + " w"));
        assertEquals(
                "both sides show twelve points or more, White 12 and Black 12; the first to show them has won",
                complaint("4,4,4,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/,,,,,,,/d,d,d,,,,, w"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    x                        | expected 'w' or 'b' for the side to move, found 'x'
                    w fast                   | unknown word 'fast'; expected memory, release-any, quiet=, lifted= or shown=
                    w quiet=201              | quiet=: expected a number from 0 to 200, found '201'
                    w quiet=-1               | quiet=: expected a number from 0 to 200, found '-1'
                    w quiet=1 quiet=1        | a second word 'quiet='
                    w shown=a1               | shown= is only for the memory table; expected the word memory before it
                    w memory shown=c1        | shown=: expected an occupied square, found c1
                    w memory lifted=a7       | lifted=: expected a stack of the side to move that can be lifted, found a7
                    w memory lifted=         | '' is not a square; expected a letter from a to h and a number from 1 to 7
                    """)
    void words_that_cannot_be(String words, String message) {
        assertEquals(message, complaint(START.replace(" w", " ") + words));
    }

    @Test
    void a_position_needs_the_side_to_move_and_a_line_of_its_own() {
        assertThrows(BadText.class, () -> at(START.replace(" w", "")));
        BadText second = assertThrows(BadText.class, () -> at(START + "\n" + START));
        assertEquals(2, second.line());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a1-b2", "a1^b2", "a1xb2", "a1^xb2", "--", "?h7", "h7-a1"})
    void an_action_survives_being_read_and_written(String text) {
        ArcanorState state = at(START);
        assertEquals(text, state.write(state.read(text)));
    }

    @Test
    void A16a_the_memory_table_reads_a_capture_of_release_0_1_as_any_other() {
        ArcanorState state = at(START + " memory");
        assertEquals("a1xb2", state.write(state.read("a1^xb2")));
        assertEquals("capture", state.gesture(state.read("a1^xb2")).kind());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "-", "a1", "a1b2", "a1--b2", "a1x^b2", "a1-b", "i1-a1", "a8-a7", "a0-a1", "?", "?a11", "A1-B2"
            })
    void what_is_no_action(String text) {
        assertThrows(BadText.class, () -> at(START).read(text));
    }

    @Test
    void numbers_that_are_no_action_are_rejected() {
        ArcanorState state = at(START);
        for (int action :
                new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE, 8, 8 << 6, 63, 4 << 12 | 1, 5 << 12 | 1, 6 << 12
                }) {
            assertEquals("unknown-action", state.reject(action).orElseThrow().code(), "" + action);
        }
        assertEquals("A10 can-move", rejection(state, "--"));
    }

    @Test
    void gestures_name_the_squares() {
        ArcanorState state = at(START);
        assertEquals(new Gesture("a1^b2", "release", "a1", "", "b2", 1, List.of()), state.gesture(state.read("a1^b2")));
        assertEquals(
                new Gesture("a1^xb2", "capture-leaving", "a1", "b2", "b2", 1, List.of()),
                state.gesture(state.read("a1^xb2")));
        assertEquals(new Gesture("?a1", "peek", "a1", "", "", 0, List.of()), state.gesture(state.read("?a1")));
        assertEquals(new Gesture("--", "pass", "", "", "", 0, List.of()), state.gesture(state.read("--")));
    }
}
