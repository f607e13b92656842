package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
}
