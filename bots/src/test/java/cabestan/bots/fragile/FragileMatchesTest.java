package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.LabelledMatches;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FragileMatchesTest {

    private static final int SEATS = 1;
    private static final long NODES = 2_000;

    @Test
    void a_match_gives_the_same_whole_records_again() {
        LabelledMatches matches =
                new FragileOpponents().labelledMatches(new byte[0]).orElseThrow();
        byte[] once = matches.play(Seed.of(3), Optional.empty(), NODES);
        assertTrue(once.length > 0);
        assertEquals(0, once.length % matches.recordLength());
        assertArrayEquals(once, matches.play(Seed.of(3), Optional.empty(), NODES));
    }

    @Test
    void a_kind_of_match_can_be_chosen() {
        LabelledMatches matches =
                new FragileOpponents().labelledMatches(new byte[0]).orElseThrow();
        Terms straws =
                Setup.of(FragileGame.GAME.variant("straws"), 4, Seed.of(1)).terms();
        for (int seed = 1; seed <= 3; seed++) {
            byte[] records = matches.play(Seed.of(seed), Optional.of(straws), 100);
            for (int at = 0; at < records.length; at += matches.recordLength()) {
                assertEquals(4, records[at + SEATS]);
            }
        }
    }
}
