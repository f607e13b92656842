package cabestan.cli.arena;

import cabestan.bots.LabelledMatches;
import cabestan.bots.catalog.Opponents;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ProgressLine;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Terms;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game against itself, for those who train its network. */
@Command(
        name = "selfplay",
        description = {
            "Play a game against itself and write positions to train a network with.",
            "Each has what a search found and the result of the match, in the format of docs/training.md;",
            "training/ learns from them. The same command given again continues."
        },
        footer = {
            "",
            "Examples:",
            "  cabestan selfplay arcanor --matches 30000 --out target/selfplay/1",
            "  cabestan selfplay arcanor --matches 30000 --seed 2 --network target/1.network --out target/selfplay/2",
            "  cabestan selfplay cartagena --matches 3000 --nodes 400 --out target/selfplay/3",
            "  cabestan selfplay fragile --matches 1000 --nodes 12000 --out target/selfplay/4",
            "  cabestan selfplay fragile --variant straws --players 4 --matches 300 --nodes 12000 --out target/selfplay/5"
        })
public final class SelfPlayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = Arguments.GAMES, completionCandidates = Arguments.GameIds.class)
    private Game game;

    @Option(
            names = "--variant",
            paramLabel = "V",
            description = "Matches of this variant only (default: a mixture of all kinds of matches).")
    private String variant;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "With --variant: how many seats (default: as few as possible).")
    private int players;

    @Option(names = "--matches", paramLabel = "N", required = true, description = "How many matches.")
    private int matches;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "1500",
            description = "Nodes for each decision and each position (default: 1500).")
    private long nodes;

    @Option(
            names = "--network",
            paramLabel = "FILE",
            description = "The network that judges positions (default: the weights that tune learned).")
    private Path network;

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "Where the positions are written.")
    private Path folder;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance, a number (default: 1).")
    private long seed;

    @Mixin
    private Threads threads;

    @Override
    public Integer call() throws InterruptedException {
        if (matches < 1 || nodes < 1) {
            throw new UsageError("--matches and --nodes must be 1 or more");
        }
        if (players != 0 && variant == null) {
            throw new UsageError("--players needs --variant");
        }
        int workers = threads.count();
        SelfPlaySeries series =
                new SelfPlaySeries(labelled(), terms(), seed, nodes, new SelfPlayFolder(folder, series()));
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        try {
            long positions = series.play(
                    matches,
                    workers,
                    (done, soFar) -> progress.show(done + "/" + matches + " matches, " + soFar + " positions"));
            progress.end();
            spec.commandLine().getOut().println(positions + " positions in " + folder);
        } catch (ExecutionException e) {
            throw switch (e.getCause()) {
                case UsageError usage -> usage;
                case BadText bad -> new UsageError(bad.getMessage());
                case Throwable cause -> new IllegalStateException(cause);
            };
        }
        return 0;
    }

    /** Everything that decides how the matches go, except for how many there are. */
    private String series() {
        String kind = terms().map(terms -> " " + terms.variant() + " " + terms.seats())
                .orElse("");
        return game.id() + kind + "; nodes " + nodes + "; network " + (network == null ? "none" : network) + "; seed "
                + seed;
    }

    private Optional<Terms> terms() {
        return Optional.ofNullable(variant)
                .map(chosen ->
                        Arguments.setup(game, chosen, players, Seed.of(seed)).terms());
    }

    private LabelledMatches labelled() {
        try {
            byte[] bytes = network == null ? new byte[0] : Files.readAllBytes(network);
            return Opponents.labelledMatches(game, bytes)
                    .orElseThrow(() -> new UsageError(game.id() + " has no network that could be trained"));
        } catch (IOException e) {
            throw new UsageError("cannot read " + network, e);
        } catch (BadText e) {
            throw new UsageError(network + ": " + e.getMessage());
        }
    }
}
