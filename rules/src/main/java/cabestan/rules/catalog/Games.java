package cabestan.rules.catalog;

import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;

/** All games: the three of Cabestan, then those that other libraries provide as services. */
public final class Games {

    private static final List<Game> ALL = find();

    private Games() {}

    private static List<Game> find() {
        List<Game> games = new ArrayList<>(List.of(FragileGame.GAME, CartagenaGame.GAME, ArcanorGame.GAME));
        for (Game game : ServiceLoader.load(Game.class)) {
            for (Game other : games) {
                if (other.id().equals(game.id())) {
                    throw new IllegalStateException("there are two games called " + game.id());
                }
            }
            games.add(game);
        }
        return List.copyOf(games);
    }

    public static List<Game> all() {
        return ALL;
    }

    /** The game with this id, or {@link BadText} listing those that exist. */
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
