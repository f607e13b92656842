package cabestan.cli.arena;

import cabestan.cli.io.JsonOutput;
import cabestan.rules.game.Game;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What the arena prints at the end. */
final class ArenaReport {

    private final Game game;
    private final List<PlayerResult> results;
    private final PairTest test;

    ArenaReport(Game game, List<PlayerResult> results, PairTest test) {
        this.game = game;
        this.results = results;
        this.test = test;
    }

    void print(boolean json, PrintWriter out) {
        if (json) {
            out.println(JsonOutput.rows(report()));
            return;
        }
        table(out);
        if (test.sprt() != null) {
            out.printf(
                    Locale.ROOT,
                    "SPRT: %s; log likelihood ratio %.2f of %.2f; pairs by score %s%n",
                    test.sprt().verdict(),
                    test.sprt().ratio(),
                    Sprt.bound(),
                    Arrays.toString(test.sprt().pairs()));
        }
    }

    private void table(PrintWriter out) {
        int width = Math.max(
                12, results.stream().mapToInt(s -> s.name().length()).max().orElse(0));
        out.printf(
                "%-" + width + "s %5s %5s %6s %7s %6s  %-15s %7s %8s %8s%n",
                "player",
                "wins",
                "draws",
                "losses",
                "score",
                "Elo",
                "95 %",
                "length",
                "ms/act",
                "slowest");
        for (PlayerResult s : results) {
            double[] interval = s.eloInterval();
            out.printf(
                    Locale.ROOT,
                    "%-" + width + "s %5d %5d %6d %6.1f%% %+6.0f  %+6.0f to %+5.0f %7.0f %8.1f %8.0f%n",
                    s.name(),
                    s.wins(),
                    s.draws(),
                    s.losses(),
                    100 * s.score(),
                    s.elo(),
                    interval[0],
                    interval[1],
                    s.averageLength(),
                    s.averageMillis(),
                    s.slowestMillis());
        }
    }

    private Report report() {
        Sprt sprt = test.sprt();
        Test shown = sprt == null ? null : new Test(sprt.verdict(), JsonOutput.rounded(sprt.ratio(), 3), sprt.pairs());
        int matches = results.getFirst().matches();
        return new Report(game.id(), matches, results.stream().map(Row::of).toList(), shown);
    }

    /** A result as JSON shows it. */
    private record Row(
            String name,
            int wins,
            int draws,
            int losses,
            BigDecimal score,
            BigDecimal elo,
            BigDecimal eloLow,
            BigDecimal eloHigh,
            BigDecimal averageLength,
            BigDecimal averageMillis,
            BigDecimal slowestMillis) {

        static Row of(PlayerResult result) {
            double[] interval = result.eloInterval();
            return new Row(
                    result.name(),
                    result.wins(),
                    result.draws(),
                    result.losses(),
                    JsonOutput.rounded(result.score(), 4),
                    JsonOutput.rounded(result.elo(), 1),
                    JsonOutput.rounded(interval[0], 1),
                    JsonOutput.rounded(interval[1], 1),
                    JsonOutput.rounded(result.averageLength(), 1),
                    JsonOutput.rounded(result.averageMillis(), 2),
                    JsonOutput.rounded(result.slowestMillis(), 2));
        }
    }

    /** The test of {@code --sprt}. */
    private record Test(String verdict, BigDecimal logLikelihoodRatio, int[] pairs) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    private record Report(String game, int matches, List<Row> players, Test sprt) {}
}
