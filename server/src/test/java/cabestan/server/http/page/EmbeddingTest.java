package cabestan.server.http.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Only the sites that the operator names show boards, and no other page. */
class EmbeddingTest {

    @Test
    void nobody_does_unless_the_operator_says_so() {
        assertEquals("'none'", Embedding.NONE.ancestors("/embed"));
    }

    @Test
    void named_sites_show_boards_and_nothing_else() {
        Embedding embedding = new Embedding(List.of("https://club.example", "http://localhost:*"));
        assertEquals("https://club.example http://localhost:*", embedding.ancestors("/embed"));
        assertEquals("'none'", embedding.ancestors("/match"));
        assertEquals("'none'", embedding.ancestors("/embed/me"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"club.example", "https://club.example/", "*", "https://a.example; script-src *", ""})
    void what_is_no_origin_is_rejected(String origin) {
        assertThrows(IllegalArgumentException.class, () -> new Embedding(List.of(origin)));
    }
}
