package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class KeyedTextTest {

    private static final String TEXT = """
            # a quay
            game     fragile
            crates   D4 E4\tF4!   # three
            depots   1 A1
            depots   2 J1
            """;

    @Test
    void a_line_has_a_key_and_words_and_comments_do_not_count() {
        KeyedText text = KeyedText.read(TEXT);
        assertEquals(List.of("D4", "E4", "F4!"), text.one("crates").words());
        assertEquals(2, text.all("depots").size());
        assertEquals(5, text.all("depots").get(1).number());
    }

    @Test
    void a_missing_or_doubled_line_is_named() {
        KeyedText text = KeyedText.read(TEXT);
        BadText missing = assertThrows(BadText.class, () -> text.one("turn"));
        assertEquals("expected a line 'turn', found none", missing.getMessage());
        BadText doubled = assertThrows(BadText.class, () -> text.one("depots"));
        assertEquals(5, doubled.line());
        assertEquals("a second line 'depots'; the first is line 4", doubled.getMessage());
    }

    @Test
    void a_number_out_of_bounds_is_reported_with_the_bounds() {
        KeyedText.Line line = KeyedText.read("turn 9 points x").one("turn");
        BadText bad = assertThrows(BadText.class, () -> line.number(0, "a seat", 1, 4));
        assertEquals("turn: expected a seat from 1 to 4, found '9'", bad.getMessage());
        assertThrows(BadText.class, () -> line.number(2, "points", 3, 5));
        assertThrows(BadText.class, () -> line.number(3, "points", 3, 5));
        assertThrows(BadText.class, () -> line.end(2));
    }

    @Test
    void a_text_has_at_most_a_hundred_thousand_characters() {
        assertEquals(List.of(), KeyedText.read(" ".repeat(100_000)).lines());
        assertThrows(BadText.class, () -> KeyedText.read(" ".repeat(100_001)));
    }

    @Test
    void foreign_bytes_never_reach_a_message_as_they_are() {
        BadText bad = assertThrows(
                BadText.class, () -> KeyedText.read("\u001b[31m\u0000x 1").only("game"));
        assertEquals("unknown key '\u00B7[31m\u00B7x'; expected one of game", bad.getMessage());
    }
}
