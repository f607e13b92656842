package cabestan.server.explorer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.server.store.analysis.OpeningRepository.Tally;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The book of openings as a file. */
class OpeningBookTest {

    @Test
    void what_was_reached_often_enough_is_kept_with_its_results() throws IOException {
        Tally often = new Tally(3, List.of(20_000L, 10_000L));
        Tally seldom = new Tally(1, List.of(0L, 10_000L));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        OpeningBook.write(Map.of("00ff00ff00ff00ff", often, "f000000000000001", seldom), 2, file);
        OpeningBook book = OpeningBook.read(new ByteArrayInputStream(file.toByteArray()));
        assertEquals(Optional.of(often), book.find("00ff00ff00ff00ff"));
        assertEquals(1, book.size());
    }

    @Test
    void the_book_of_the_program_has_thousands_of_positions_and_is_small() throws IOException {
        assertTrue(OpeningBook.shipped().size() > 2_000);
        try (var file = OpeningBook.class.getResourceAsStream("openings.gz")) {
            assertTrue(file.readAllBytes().length < 300_000);
        }
    }
}
