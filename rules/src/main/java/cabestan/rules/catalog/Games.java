package cabestan.rules.catalog;

import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import java.util.List;

/** The only list of all games. */
public final class Games {

    private static final List<Game> ALL = List.of(FragileGame.GAME, CartagenaGame.GAME, ArcanorGame.GAME);

    private Games() {}

    public static List<Game> all() {
        return ALL;
    }

    /** The game of that name, or {@link BadText} naming those that exist. */
    public static Game named(String id) {
        StringBuilder known = new StringBuilder();
        for (Game game : ALL) {
            if (game.id().equals(id)) {
                return game;
            }
            known.append(known.isEmpty() ? "" : ", ").append(game.id());
        }
        throw new BadText(BadText.quote(id) + " is not a game; expected one of " + known);
    }
}
