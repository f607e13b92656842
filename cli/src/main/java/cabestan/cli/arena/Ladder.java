package cabestan.cli.arena;

import cabestan.cli.io.JsonOutput;
import cabestan.rules.game.Game;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Players on one scale: how much stronger each is than the one before, and the sum of these steps. */
final class Ladder {

    private final Game game;
    private final List<Step> steps = new ArrayList<>();

    Ladder(Game game) {
        this.game = game;
    }

    /** Adds what the next player and the one before it did against each other, in this order. */
    void add(List<PlayerResult> results) {
        PlayerResult higher = results.getFirst();
        double below = steps.isEmpty() ? 0 : steps.getLast().scale;
        steps.add(new Step(higher, results.getLast().name(), below + higher.elo()));
    }

    void print(boolean json, PrintWriter out) {
        if (json) {
            out.println(JsonOutput.rows(
                    new Report(game.id(), steps.stream().map(Row::of).toList())));
            return;
        }
        int width = 12;
        for (Step step : steps) {
            width = Math.max(width, Math.max(step.higher.name().length(), step.lower.length()));
        }
        String names = "%-" + width + "s  %-" + width + "s ";
        out.printf(
                names + "%5s %5s %6s %7s %6s  %-15s %7s %8s%n",
                "player",
                "against",
                "wins",
                "draws",
                "losses",
                "score",
                "Elo",
                "95 %",
                "scale",
                "slowest");
        for (Step step : steps) {
            PlayerResult result = step.higher;
            double[] interval = result.eloInterval();
            out.printf(
                    Locale.ROOT,
                    names + "%5d %5d %6d %6.1f%% %+6.0f  %+6.0f to %+5.0f %7.0f %8.0f%n",
                    result.name(),
                    step.lower,
                    result.wins(),
                    result.draws(),
                    result.losses(),
                    100 * result.score(),
                    result.elo(),
                    interval[0],
                    interval[1],
                    step.scale,
                    result.slowestMillis());
        }
    }

    /** @param scale the sum of the steps up to the higher player; the first of all stands at 0 */
    private record Step(PlayerResult higher, String lower, double scale) {}

    /** A step as JSON shows it. */
    private record Row(
            String player,
            String against,
            int wins,
            int draws,
            int losses,
            BigDecimal elo,
            BigDecimal eloLow,
            BigDecimal eloHigh,
            BigDecimal scale) {

        static Row of(Step step) {
            PlayerResult result = step.higher;
            double[] interval = result.eloInterval();
            return new Row(
                    result.name(),
                    step.lower,
                    result.wins(),
                    result.draws(),
                    result.losses(),
                    JsonOutput.rounded(result.elo(), 1),
                    JsonOutput.rounded(interval[0], 1),
                    JsonOutput.rounded(interval[1], 1),
                    JsonOutput.rounded(step.scale, 1));
        }
    }

    private record Report(String game, List<Row> steps) {}
}
