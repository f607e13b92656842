package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** In Cartagena luck and skill make the result, and nobody is lucky in the long run; {@code -Dcabestan.analysis.tries=1000}. */
final class LuckTest {

    private static final int NODES = 60;
    private static final int LEVEL = 3;

    private static final List<Matches.Kind> KINDS = List.of(
            new Matches.Kind("cartagena", "jamaica", 2),
            new Matches.Kind("cartagena", "tortuga", 2),
            new Matches.Kind("cartagena", "basic", 3),
            new Matches.Kind("cartagena", "advanced", 4));

    @Test
    void luck_and_skill_add_up_to_the_result_and_luck_averages_to_nothing() {
        int tries = Matches.tries(8);
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < tries; i++) {
            Matches.Kind kind = KINDS.get(i % KINDS.size());
            Match match = Matches.play("cartagena", kind.variant(), 2000 + i, NODES, Matches.levels(kind, LEVEL));
            List<SeatReport> reports = Matches.analyse(match, NODES).reports();
            addUp(match, reports);
            double luck = reports.getFirst().luck() / 100.0;
            sum += luck;
            squares += luck * luck;
        }
        double mean = sum / tries;
        double error = Math.sqrt((squares / tries - mean * mean) / tries);
        System.out.println("luck: result = luck + skill in all of " + tries + " matches; the luck of seat 1 is " + mean
                + " per cent of the win on average, standard error " + error);
        assertTrue(tries < 50 || Math.abs(mean) < 3 * error, mean + ", standard error " + error);
    }

    private static void addUp(Match match, List<SeatReport> reports) {
        int[] equal = Chances.equal(reports.size());
        int[] result = Chances.of(match.state().outcome());
        int luckOfAll = 0;
        for (int seat = 0; seat < reports.size(); seat++) {
            SeatReport report = reports.get(seat);
            assertEquals(result[seat], report.result());
            assertEquals(
                    result[seat] - equal[seat],
                    report.luck() + report.skill(),
                    match.start().position());
            luckOfAll += report.luck();
        }
        assertEquals(0, luckOfAll, "one player's luck is the others' bad luck");
    }
}
