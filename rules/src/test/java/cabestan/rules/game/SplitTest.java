package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

class SplitTest {

    private static String[] parts(String... parts) {
        return parts;
    }

    @Test
    void empty_parts_count() {
        assertArrayEquals(parts("a", "", "b", ""), Split.by(',', "a,,b,"));
        assertArrayEquals(parts(""), Split.by(',', ""));
    }

    @Test
    void the_last_part_is_the_rest() {
        assertArrayEquals(parts("seat", "1 Ana Bo"), Split.by(' ', "seat 1 Ana Bo", 2));
        assertArrayEquals(parts("seat"), Split.by(' ', "seat", 2));
        assertArrayEquals(parts("seat", ""), Split.by(' ', "seat ", 2));
    }

    @Test
    void lines_end_as_on_any_system() {
        assertArrayEquals(parts("a", "", "b", ""), Split.lines("a\r\n\nb\n"));
        assertArrayEquals(parts("a", "b\r"), Split.lines("a\r\nb\r"));
    }

    @Test
    void words_are_separated_by_any_space() {
        assertArrayEquals(parts("a", "b", "c"), Split.words("  a\t b\n\nc "));
        assertArrayEquals(parts(""), Split.words(" "));
    }
}
