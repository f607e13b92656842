package cabestan.cli.arena;

import cabestan.bots.Budget;
import cabestan.bots.Opponent;
import cabestan.bots.Opponents;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import java.io.PrintWriter;
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

/** Lets computer players measure themselves. */
@Command(
        name = "arena",
        description = "Let computer players play each other; seats rotate, the table at the end says who is stronger.",
        footer = {
            "",
            "Players: level1 to level5, random, greedy, mcts.",
            "",
            "Examples:",
            "  cabestan arena arcanor --seats level5,mcts --matches 20 --time-ms 1000",
            "  cabestan arena cartagena --variant tortuga --seats level5,level3,level3 --matches 60 --json"
        })
public final class ArenaCommand implements Callable<Integer> {

    /** Either a time or a number of nodes for every player; without them each thinks as long as it is used to. */
    static final class Limit {
        @Option(names = "--time-ms", paramLabel = "T", description = "Milliseconds for each thought, for all alike.")
        private Integer millis;

        @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each thought, for all alike.")
        private Long nodes;
    }

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "fragile, cartagena or arcanor")
    private Game game;

    @Option(names = "--variant", paramLabel = "V", description = "The variant; without it the game's first.")
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
            description = "Where all chance comes from (default: 1).")
    private Seed seed;

    @Option(names = "--threads", paramLabel = "K", description = "Matches at a time; without it one for each core.")
    private int threads;

    @Option(names = "--json", description = "One JSON object instead of a table.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if (matches < 1 || threads < 0) {
            throw new UsageError("--matches and --threads must be 1 or more");
        }
        MatchSeries contest =
                new MatchSeries(game, Arguments.setup(game, variant, seats.size(), seed), players(), budgets());
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
        try {
            contest.play(matches, workers, done -> progress(contest, done));
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
        spec.commandLine().getErr().println();
        print(contest.standings(), spec.commandLine().getOut());
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

    private synchronized void progress(MatchSeries contest, int done) {
        int filled = 30 * done / matches;
        StringBuilder scores = new StringBuilder();
        for (PlayerResult standing : contest.standings()) {
            scores.append(String.format(Locale.ROOT, "  %s %.1f%%", standing.name(), 100 * standing.score()));
        }
        PrintWriter err = spec.commandLine().getErr();
        err.print("\r[" + "#".repeat(filled) + ".".repeat(30 - filled) + "] " + done + "/" + matches + scores + "  ");
        err.flush();
    }

    private void print(List<PlayerResult> standings, PrintWriter out) {
        if (json) {
            List<String> rows = standings.stream().map(this::json).toList();
            out.println("{\"game\":\"" + game.id() + "\",\"matches\":" + matches + ",\"players\":[\n "
                    + String.join(",\n ", rows) + "]}");
            return;
        }
        int width = Math.max(
                12, standings.stream().mapToInt(s -> s.name().length()).max().orElse(0));
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
        for (PlayerResult s : standings) {
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

    private String json(PlayerResult s) {
        double[] interval = s.eloInterval();
        return String.format(
                Locale.ROOT,
                "{\"name\":\"%s\",\"wins\":%d,\"draws\":%d,\"losses\":%d,\"score\":%.4f,\"elo\":%.1f,\"eloLow\":%.1f,\"eloHigh\":%.1f,\"averageLength\":%.1f,\"averageMillis\":%.2f,\"slowestMillis\":%.2f}",
                s.name(),
                s.wins(),
                s.draws(),
                s.losses(),
                s.score(),
                s.elo(),
                interval[0],
                interval[1],
                s.averageLength(),
                s.averageMillis(),
                s.slowestMillis());
    }
}
