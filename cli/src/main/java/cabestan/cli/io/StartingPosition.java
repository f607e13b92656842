package cabestan.cli.io;

import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The game and the position a command works on: read from a file, or the first of a new match. */
public final class StartingPosition {

    @Parameters(paramLabel = "GAME", description = Arguments.GAMES, completionCandidates = Arguments.GameIds.class)
    private Game game;

    @Option(
            names = "--position",
            paramLabel = "FILE|-",
            description = "Start from this position; - reads standard input.")
    private String position;

    @Option(
            names = "--variant",
            paramLabel = "V",
            description = "The variant of a new match (default: the game's first).")
    private String variant;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "The number of seats in a new match (default: the fewest).")
    private int players;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of a new match (default: 1).")
    private Seed seed;

    public Game game() {
        return game;
    }

    public State state() {
        if (position == null) {
            return game.begin(Arguments.setup(game, variant, players, seed).beginning(0));
        }
        State state = Arguments.position(game, position);
        if (players != 0 && players != state.seats()) {
            throw new UsageError("--players " + players + " does not fit the position, which has " + state.seats());
        }
        if (variant != null && !variant.equals(state.variant())) {
            throw new UsageError("--variant " + variant + " does not fit the position, which is " + state.variant());
        }
        return state;
    }
}
