package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.LabelledMatches;
import cabestan.rules.game.Seed;
import org.junit.jupiter.api.Test;

class FragileMatchesTest {

    private static final long NODES = 2_000;

    @Test
    void a_match_gives_the_same_whole_records_again() {
        LabelledMatches matches =
                new FragileOpponents().labelledMatches(new byte[0]).orElseThrow();
        byte[] once = matches.play(Seed.of(3), NODES);
        assertTrue(once.length > 0);
        assertEquals(0, once.length % matches.recordLength());
        assertArrayEquals(once, matches.play(Seed.of(3), NODES));
    }
}
