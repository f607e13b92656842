package cabestan.cli.play;

import cabestan.bots.Opponent;
import cabestan.bots.catalog.Opponents;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;

/** Who sits on a seat. */
public sealed interface Player {

    String HUMAN = "human";

    /** How commands and records call this player. */
    String word();

    /** Somebody at this terminal. */
    record Human(String word) implements Player {}

    /** A computer player. */
    record Computer(String word, Opponent opponent) implements Player {}

    /** The player of that word on the command line, or {@link BadText}. */
    static Player named(Game game, String word) {
        if (word.equals(HUMAN)) {
            return new Human(word);
        }
        try {
            return new Computer(word, Opponents.named(game, word));
        } catch (BadText e) {
            throw new BadText(e.getMessage() + ", or human");
        }
    }

    /** The player of that name in a record: a computer player if it is called like one, a human otherwise. */
    static Player recorded(Game game, String name) {
        try {
            return new Computer(name, Opponents.named(game, name));
        } catch (BadText e) {
            return new Human(name);
        }
    }
}
