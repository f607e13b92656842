package cabestan.cli;

import cabestan.rules.game.Game;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where a command begins: a game, and a position of it from a file or the first state of a match. */
final class Start {

    @Parameters(paramLabel = "GAME", description = "fragile, cartagena or arcanor")
    private Game game;

    @Option(
            names = "--position",
            paramLabel = "FILE|-",
            description = "Begin from this position; - reads standard input.")
    private String position;

    @Option(
            names = "--variant",
            paramLabel = "V",
            description = "The variant of a new match; without it the game's first.")
    private String variant;

    @Option(names = "--players", paramLabel = "N", description = "The seats of a new match; without it the fewest.")
    private int players;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of a new match (default: 1).")
    private Seed seed;

    Game game() {
        return game;
    }

    State state() {
        if (position == null) {
            return game.begin(Arguments.setup(game, variant, players, seed).beginning(0));
        }
        State state = Arguments.position(game, position);
        if (players != 0 && players != state.seats()) {
            throw new Complaint("--players " + players + " does not fit the position, which has " + state.seats());
        }
        if (variant != null && !variant.equals(state.variant())) {
            throw new Complaint("--variant " + variant + " does not fit the position, which is " + state.variant());
        }
        return state;
    }
}
