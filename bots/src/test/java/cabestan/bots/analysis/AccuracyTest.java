package cabestan.bots.analysis;

import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Match;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who plays better is more accurate; {@code -Dcabestan.analysis.tries=200} asks for as many matches. */
final class AccuracyTest {

    private static final int STRONG = 5;
    private static final int WEAK = 2;

    @Test
    void the_strongest_level_is_more_accurate_than_the_second() {
        int tries = Matches.tries(6);
        int better = 0;
        for (int i = 0; i < tries; i++) {
            Matches.Kind kind = Matches.kind(i);
            int strong = Matches.seat(i);
            int[] levels = Matches.levels(kind, WEAK);
            levels[strong] = STRONG;
            Match match = Matches.play(kind.game(), kind.variant(), i, nodesOfPlay(kind), levels);
            List<SeatReport> reports =
                    Matches.analyse(match, nodesOfAnalysis(kind)).reports();
            int ofStrong = reports.get(strong).accuracy();
            int ofWeak = IntStream.range(0, kind.seats())
                    .filter(seat -> seat != strong)
                    .map(seat -> reports.get(seat).accuracy())
                    .max()
                    .orElseThrow();
            better += ofStrong > ofWeak ? 1 : 0;
            System.out.println("accuracy " + i + ": " + kind + ", level 5 " + ofStrong + ", level 2 " + ofWeak
                    + " per ten thousand" + (ofStrong > ofWeak ? "" : ": NOT BETTER"));
        }
        System.out.println("accuracy: level 5 is more accurate than level 2 in " + Matches.share(better, tries));
        assertTrue(better >= 0.95 * tries, better + " of " + tries);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void no_decision_gives_less_than_nothing_away(int attempt) {
        Matches.Kind kind = Matches.kind(attempt);
        Match match = Matches.play(kind.game(), kind.variant(), attempt, 1000, Matches.levels(kind, WEAK));
        MatchAnalysis analysis = Matches.analyse(match, nodesOfAnalysis(kind) / 20);
        for (int i = 0; i < match.length(); i++) {
            assertTrue(analysis.judgements().get(i).loss() >= 0, kind + ", action " + (i + 1));
        }
    }

    private static int nodesOfPlay(Matches.Kind kind) {
        return switch (kind.game()) {
            case "arcanor" -> 20_000;
            case "cartagena" -> 300;
            default -> 100_000;
        };
    }

    /** A part of what an analysis usually has. */
    private static int nodesOfAnalysis(Matches.Kind kind) {
        return switch (kind.game()) {
            case "arcanor" -> 20_000;
            case "cartagena" -> 300;
            default -> 60_000;
        };
    }
}
