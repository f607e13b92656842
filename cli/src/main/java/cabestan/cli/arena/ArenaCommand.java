package cabestan.cli.arena;

import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.JsonOutput;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures computer players against each other. */
@Command(
        name = "arena",
        description =
                "Let computer players play each other in rotating seats; a table at the end shows who is stronger.",
        footer = {
            "",
            "Players: level1 to level5, random, greedy, mcts.",
            "",
            "Examples:",
            "  cabestan arena arcanor --seats level5,mcts --matches 20 --time-ms 1000",
            "  cabestan arena cartagena --variant tortuga --seats level5,level3,level3 --matches 60 --json"
        })
public final class ArenaCommand implements Callable<Integer> {

    /** The same time or number of nodes for every player; without either, each has its own usual budget. */
    static final class Limit {
        @Option(names = "--time-ms", paramLabel = "T", description = "Milliseconds for each decision of every player.")
        private Integer millis;

        @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each decision of every player.")
        private Long nodes;
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = Arguments.GAMES, completionCandidates = Arguments.GameIds.class)
    private Game game;

    @Option(names = "--variant", paramLabel = "V", description = "The variant (default: the game's first).")
    private String variant;

    @Option(names = "--seats", paramLabel = "A,B…", required = true, split = ",", description = "The players.")
    private List<String> seats;

    @Option(names = "--matches", paramLabel = "N", defaultValue = "20", description = "How many matches (default: 20).")
    private int matches;

    @ArgGroup
    private Limit limit;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance (default: 1).")
    private Seed seed;

    @Option(
            names = "--threads",
            paramLabel = "K",
            description = "Matches played at the same time (default: one per core).")
    private int threads;

    @Option(names = "--json", description = "One JSON object instead of a table.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if (matches < 1 || threads < 0) {
            throw new UsageError("--matches and --threads must be 1 or more");
        }
        MatchSeries series =
                new MatchSeries(game, Arguments.setup(game, variant, seats.size(), seed), players(), budgets());
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
        try {
            series.play(matches, workers, done -> progress(series, done));
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        spec.commandLine().getErr().println();
        print(series.results(), spec.commandLine().getOut());
        return 0;
    }

    private List<Opponent> players() {
        List<Opponent> players = new ArrayList<>();
        try {
            for (String name : seats) {
                players.add(Opponents.named(game, name));
            }
        } catch (BadText e) {
            throw new UsageError(e.getMessage());
        }
        return players;
    }

    private Function<Opponent, Budget> budgets() {
        if (limit == null) {
            return Opponent::budget;
        }
        long most = limit.millis == null ? limit.nodes : limit.millis;
        if (most < 1) {
            throw new UsageError("a limit of " + most + " is out of range; expected 1 or more");
        }
        return limit.millis == null ? player -> Budget.ofNodes(most) : player -> Budget.ofMillis(most);
    }

    private synchronized void progress(MatchSeries series, int done) {
        int filled = 30 * done / matches;
        StringBuilder scores = new StringBuilder();
        for (PlayerResult result : series.results()) {
            scores.append(String.format(Locale.ROOT, "  %s %.1f%%", result.name(), 100 * result.score()));
        }
        PrintWriter err = spec.commandLine().getErr();
        err.print("\r[" + "#".repeat(filled) + ".".repeat(30 - filled) + "] " + done + "/" + matches + scores + "  ");
        err.flush();
    }

    private void print(List<PlayerResult> results, PrintWriter out) {
        if (json) {
            List<Row> rows = results.stream().map(Row::of).toList();
            out.println(JsonOutput.rows(new Report(game.id(), matches, rows)));
            return;
        }
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

    private record Report(String game, int matches, List<Row> players) {}
}
