package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Foreign text in messages: short, and without anything that a terminal would obey. */
class BadTextTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "a b, 'a b'",
                "a\u001Fb, 'a·b'",
                "a~b, 'a~b'",
                "a\u007Fb, 'a·b'",
                "a\u009Fb, 'a·b'",
                "a\u00A0b, 'a\u00A0b'",
                "a\uD7FFb, 'a\uD7FFb'",
                "a\uE000b, 'a·b'",
                "123456789012345678901234, '123456789012345678901234'",
                "1234567890123456789012345, '123456789012345678901234…'"
            })
    void control_characters_become_dots_and_long_texts_are_cut(String text, String quoted) {
        assertEquals(quoted, BadText.quote(text));
    }

    @Test
    void half_of_a_surrogate_pair_becomes_a_dot() {
        assertEquals("'a\u00B7b'", BadText.quote("a\uD800b"));
    }

    @Test
    void a_text_of_a_newer_version_stays_one_on_whatever_line() {
        BadText newer = BadText.fromNewerVersion(3, "from the future");
        assertTrue(newer.isFromNewerVersion());
        assertTrue(newer.at(5).isFromNewerVersion());
        assertEquals(5, newer.at(5).line());
        assertFalse(new BadText("nonsense").isFromNewerVersion());
    }
}
