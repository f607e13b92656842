package cabestan.cli.arena;

import cabestan.bots.Budget;
import cabestan.cli.bot.BotFailure;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ProgressLine;
import cabestan.cli.io.SeedOption;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "Players: level1 to level5, random, greedy, mcts, and exec:COMMAND for a program that speaks the protocol",
            "of docs/bot-protocol.md. With @nodes=N or @time-ms=T a player has a budget of its own.",
            "",
            "Examples:",
            "  cabestan arena arcanor --seats level5,mcts --matches 20 --time-ms 1000",
            "  cabestan arena cartagena --variant tortuga --seats level5,level3,level3 --matches 60 --json",
            "  cabestan arena arcanor --seats level5@nodes=20000,level5@nodes=5000 --openings 4 --sprt 0,50",
            "  cabestan arena fragile --ladder --seats random,greedy,level1,level2,level3 --matches 100",
            "  cabestan arena arcanor --seats 'level1,exec:python3 docs/examples/protocol_bot.py'"
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

    @Option(
            names = "--seats",
            paramLabel = "A,B…",
            hideParamSyntax = true,
            required = true,
            split = ",",
            description = "The players.")
    private List<String> seats;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "How many matches (default: 20; with --sprt at most 20000).")
    private Integer matches;

    @ArgGroup
    private Limit limit;

    @Mixin
    private SeedOption seed;

    @Mixin
    private Threads threads;

    @Option(
            names = "--openings",
            paramLabel = "N",
            description = "Random actions at the beginning of each match, so that matches differ (default: 0).")
    private int openings;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            hideParamSyntax = true,
            split = ",",
            description = "Stop when it is known (5 %% error) which of two Elo differences the first player has.")
    private List<Double> sprt;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "Keep the record of each match here, and continue a series that was interrupted.")
    private Path records;

    @Option(
            names = "--ladder",
            description = "Each of the players, the weakest first, plays the next one; prints all on one scale.")
    private boolean isLadder;

    @Option(names = "--json", description = "One JSON object instead of a table.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        if (matches != null && matches < 1 || openings < 0) {
            throw new UsageError("--matches must be 1 or more, --openings 0 or more");
        }
        if (seats.isEmpty()) {
            throw new UsageError("--seats names no player");
        }
        PrintWriter out = spec.commandLine().getOut();
        if (isLadder) {
            ladder().print(json, out);
        } else {
            PairTest test = test();
            new ArenaReport(game, play(seats, records, test), test).print(json, out);
        }
        return 0;
    }

    private Ladder ladder() throws InterruptedException {
        if (sprt != null || seats.size() < 2) {
            throw new UsageError("--ladder expects two or more players, the weakest first, and no --sprt");
        }
        Ladder ladder = new Ladder(game);
        for (int i = 0; i + 1 < seats.size(); i++) {
            List<String> pair = List.of(seats.get(i + 1), seats.get(i));
            Path folder = records == null ? null : records.resolve("step-" + (i + 1));
            ladder.add(play(pair, folder, new PairTest(null)));
        }
        return ladder;
    }

    /** The results of these players, in this order. */
    private List<PlayerResult> play(List<String> seats, Path records, PairTest test) throws InterruptedException {
        int most = matches != null ? matches : sprt == null ? 20 : 20_000;
        MatchSeries series = new MatchSeries(
                game,
                Arguments.setup(game, variant, seats.size(), seed.value()),
                players(seats),
                openings,
                records == null ? null : new SeriesRecords(records, series(seats)));
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        try {
            series.play(
                    most,
                    threads.count(),
                    (played, done) -> {
                        test.add(played);
                        if (played.isFailure()) {
                            progress.interrupt("lost by " + played.outcome().reason());
                        }
                        progress.show(bar(series, done, most));
                    },
                    test::isDecided);
        } catch (ExecutionException e) {
            throw failure(e.getCause());
        }
        progress.end();
        return series.results();
    }

    /** Everything that decides how the matches of a series go, except for how many there are. */
    private String series(List<String> seats) {
        String budget =
                limit == null ? "own" : limit.millis == null ? "nodes=" + limit.nodes : "time-ms=" + limit.millis;
        return game.id() + " " + (variant == null ? game.variants().getFirst().id() : variant) + "; seats "
                + String.join(",", seats) + "; budget " + budget + "; openings " + openings + "; seed "
                + seed.value().hex();
    }

    private static RuntimeException failure(Throwable cause) {
        return switch (cause) {
            case BotFailure bot -> new UsageError(bot.getMessage());
            case UsageError usage -> usage;
            default -> new IllegalStateException(cause);
        };
    }

    private PairTest test() {
        if (sprt == null) {
            return new PairTest(null);
        }
        if (sprt.size() != 2 || sprt.get(0) >= sprt.get(1)) {
            throw new UsageError("--sprt expects two Elo differences, the smaller first: 0,10");
        }
        if (seats.size() != 2) {
            throw new UsageError("--sprt compares two players; found " + seats.size());
        }
        return new PairTest(new Sprt(sprt.get(0), sprt.get(1)));
    }

    private List<Contestant> players(List<String> seats) {
        Supplier<Budget> common = limit == null ? null : budgets();
        List<Contestant> players = new ArrayList<>();
        try {
            for (String text : seats) {
                players.add(Contestant.read(game, text, common));
            }
        } catch (BadText e) {
            throw new UsageError(e.getMessage());
        }
        return players;
    }

    private Supplier<Budget> budgets() {
        long most = limit.millis == null ? limit.nodes : limit.millis;
        if (most < 1) {
            String option = limit.millis == null ? "--nodes " : "--time-ms ";
            throw new UsageError(option + most + " is out of range; expected 1 or more");
        }
        return limit.millis == null ? () -> Budget.ofNodes(most) : () -> Budget.ofMillis(most);
    }

    private static String bar(MatchSeries series, int done, int most) {
        int filled = (int) (30L * done / most);
        StringBuilder scores = new StringBuilder();
        for (PlayerResult result : series.results()) {
            scores.append(String.format(Locale.ROOT, "  %s %.1f%%", result.name(), 100 * result.score()));
        }
        return "[" + "#".repeat(filled) + ".".repeat(30 - filled) + "] " + done + "/" + most + scores;
    }
}
