package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who plays better is more accurate; {@code -Dcabestan.analysis.tries=200} asks for as many matches. */
final class AccuracyTest {

    @ParameterizedTest
    @CsvSource({"arcanor, open, 20000, 20000", "cartagena, jamaica, 300, 300", "fragile, standard, 200000, 60000"})
    void the_strongest_level_is_more_accurate_than_the_second(String game, String variant, int nodes, int analysis) {
        int tries = Matches.tries(2);
        int better = 0;
        long[] accuracy = new long[2];
        int[] blunders = new int[2];
        long began = System.nanoTime();
        for (int i = 0; i < tries; i++) {
            int strong = i % 2;
            int[] levels = {strong == 0 ? 5 : 2, strong == 0 ? 2 : 5};
            Match match = Matches.play(game, variant, i, nodes, levels);
            List<SeatReport> reports = Matches.analyse(match, analysis).reports();
            better += reports.get(strong).accuracy() > reports.get(1 - strong).accuracy() ? 1 : 0;
            accuracy[0] += reports.get(strong).accuracy();
            accuracy[1] += reports.get(1 - strong).accuracy();
            blunders[0] += reports.get(strong).blunders();
            blunders[1] += reports.get(1 - strong).blunders();
        }
        System.out.println(game + ": level 5 more accurate in " + better + " of " + tries + " matches; mean "
                + accuracy[0] / tries + " and " + accuracy[1] / tries + " per ten thousand; blunders " + blunders[0]
                + " and " + blunders[1] + "; " + (System.nanoTime() - began) / 1_000_000 / tries + " ms a match");
        assertTrue(better >= 0.95 * tries, game);
    }
}
