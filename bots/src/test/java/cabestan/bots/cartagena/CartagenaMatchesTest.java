package cabestan.bots.cartagena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.LabelledMatches;
import cabestan.rules.game.Seed;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CartagenaMatchesTest {

    private static final int SEATS = 1;
    private static final int ACTIONS = 3;
    private static final int SHARES = 4;

    @Test
    void the_same_seed_gives_the_same_records_and_these_are_whole() {
        LabelledMatches matches =
                new CartagenaOpponents().labelledMatches(new byte[0]).orElseThrow();
        byte[] records = matches.play(Seed.of(3), Optional.empty(), 8);
        assertArrayEquals(records, matches.play(Seed.of(3), Optional.empty(), 8));
        assertTrue(records.length > 0);
        assertEquals(0, records.length % matches.recordLength());
        for (int at = 0; at < records.length; at += matches.recordLength()) {
            int shares = 0;
            for (int seat = 0; seat < records[at + SEATS]; seat++) {
                shares += records[at + SHARES + seat] & 0xFF;
            }
            assertEquals(255, shares, 3, "shares are one in sum");
            assertTrue(records[at + ACTIONS] > 1, "there was something to decide");
        }
    }
}
