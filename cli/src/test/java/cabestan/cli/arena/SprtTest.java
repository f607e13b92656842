package cabestan.cli.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** When a series of pairs is long enough. */
class SprtTest {

    private static Sprt of(int... pairs) {
        Sprt sprt = new Sprt(0, 10);
        for (int halfPoints = 0; halfPoints < pairs.length; halfPoints++) {
            for (int i = 0; i < pairs[halfPoints]; i++) {
                sprt.add(halfPoints);
            }
        }
        return sprt;
    }

    @Test
    void nothing_is_known_before_the_first_pair() {
        assertEquals(0, of().ratio());
        assertEquals("undecided", of().verdict());
    }

    @Test
    void the_ratio_is_that_of_the_normal_approximation() {
        // 1,000 pairs: mean 0.525, variance 0.0600 of a pair's score; between 0.5 and 0.51439 (10 Elo)
        Sprt sprt = of(50, 200, 400, 300, 50);
        double s1 = 1 / (1 + Math.pow(10, -10 / 400.0));
        double variance = (50 * 0.525 * 0.525
                        + 200 * 0.275 * 0.275
                        + 400 * 0.025 * 0.025
                        + 300 * 0.225 * 0.225
                        + 50 * 0.475 * 0.475)
                / 1000;
        double expected = (s1 - 0.5) * (2 * 0.525 - 0.5 - s1) / (2 * variance) * 1000;
        assertEquals(expected, sprt.ratio(), 0.05);
    }

    @Test
    void a_clear_gain_accepts_the_second_and_a_clear_loss_the_first_difference() {
        assertEquals("elo1", of(5, 20, 100, 80, 40).verdict());
        assertEquals("elo0", of(40, 80, 100, 20, 5).verdict());
        assertTrue(of(5, 20, 100, 80, 40).isDecided());
    }

    @Test
    void equal_pairs_of_which_each_seat_wins_one_say_more_than_mixed_ones() {
        assertFalse(of(100, 0, 0, 0, 100).isDecided());
        assertEquals("elo0", of(0, 0, 200, 0, 0).verdict());
    }
}
