package cabestan.cli.play;

import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.cli.io.MatchFile;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import cabestan.table.Occupant;

/** Who plays in a seat at this terminal. */
public sealed interface Player {

    /** Somebody at this terminal; {@code name} may be empty. */
    record Human(String name) implements Player {}

    /** A computer player. */
    record Computer(Opponent opponent) implements Player {}

    /** The player that this word on the command line names, or {@link BadText}. */
    static Player named(Game game, String word) {
        try {
            return word.equals(MatchFile.HUMAN) ? new Human("") : new Computer(Opponents.named(game, word));
        } catch (BadText e) {
            throw new BadText(e.getMessage() + ", or human");
        }
    }

    /** The player with this name in a record: a computer player if the name is one, otherwise a human. */
    static Player recorded(Game game, String name) {
        try {
            return named(game, name);
        } catch (BadText e) {
            return new Human(name);
        }
    }

    /** The player who sits there, or {@link BadText} for a computer player that this program does not have. */
    static Player of(Game game, Occupant occupant) {
        return occupant instanceof Occupant.Bot(int level, String name)
                ? new Computer(level > 0 ? Opponents.level(game, level) : Opponents.named(game, name))
                : new Human(occupant.name());
    }

    /** This player as an occupant at a table of this host. */
    default Occupant occupant(String host) {
        return switch (this) {
            case Human(String name) -> new Occupant.Guest(host, name);
            case Computer(Opponent opponent) ->
                new Occupant.Bot(opponent.level(), opponent.level() > 0 ? "" : opponent.name());
        };
    }
}
