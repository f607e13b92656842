package cabestan.cli.arena;

import cabestan.bots.Tuning;
import cabestan.bots.catalog.Opponents;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Learns the weights of an evaluation. */
@Command(
        name = "tune",
        description = "Learn the evaluation of a game's computer players by self-play; prints the weights to keep.",
        footer = {"", "Examples:", "  cabestan tune fragile --rounds 10 --seed 1"})
public final class TuneCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = Arguments.GAMES, completionCandidates = Arguments.GameIds.class)
    private Game game;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "10", description = "How many rounds (default: 10).")
    private int rounds;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of all chance, a number (default: 1).")
    private long seed;

    @Override
    public void run() {
        if (rounds < 1) {
            throw new UsageError("--rounds " + rounds + " is out of range; expected 1 or more");
        }
        tuning().run(rounds, seed, spec.commandLine().getOut()::println);
    }

    private Tuning tuning() {
        return Opponents.tuning(game)
                .orElseThrow(() -> new UsageError(game.id() + " has no evaluation that could be learned"));
    }
}
