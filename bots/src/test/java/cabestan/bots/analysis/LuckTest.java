package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In Cartagena luck and skill make the result, and nobody is lucky in the long run. */
final class LuckTest {

    private static final int NODES = 60;

    @ParameterizedTest
    @CsvSource({"jamaica, 2", "tortuga, 2", "basic, 3", "advanced, 4"})
    void luck_and_skill_add_up_to_the_result_and_luck_averages_to_nothing(String variant, int seats) {
        int tries = Matches.tries(2);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < tries; i++) {
            int[] levels = new int[seats];
            Arrays.fill(levels, 3);
            Match match = Matches.play("cartagena", variant, 2000 + i, NODES, levels);
            MatchAnalysis analysis = Matches.analyse(match, NODES);
            List<SeatReport> reports = analysis.reports();
            int[] equal = Chances.equal(seats);
            int[] result = Chances.of(match.state().outcome());
            int luckOfAll = 0;
            for (int seat = 0; seat < seats; seat++) {
                SeatReport report = reports.get(seat);
                assertEquals(result[seat], report.result());
                assertEquals(result[seat] - equal[seat], report.luck() + report.skill(), "match " + i);
                luckOfAll += report.luck();
            }
            assertEquals(0, luckOfAll, "one player's luck is the others' bad luck");
            double luck = reports.getFirst().luck() / 100.0;
            sum += luck;
            squares += luck * luck;
        }
        double mean = sum / tries;
        double error = Math.sqrt((squares / tries - mean * mean) / tries);
        System.out.println("cartagena " + variant + ", " + seats + " seats, " + tries + " matches: luck of seat 1 "
                + mean + " per cent, standard error " + error);
        assertTrue(tries < 50 || Math.abs(mean) < 3 * error, variant);
    }
}
