package cabestan.bots.catalog;

import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.arcanor.ArcanorAnalyst;
import cabestan.bots.cartagena.CartagenaAnalyst;
import cabestan.bots.fragile.FragileAnalyst;
import cabestan.bots.search.GeneralAnalyst;
import cabestan.rules.arcanor.ArcanorGame;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.game.Game;

/** Who analyses which game: those of Cabestan's games, and a general analyst for others. */
public final class Analysts {

    private Analysts() {}

    public static GameAnalyst of(Game game) {
        if (game.id().equals(FragileGame.GAME.id())) {
            return new FragileAnalyst();
        }
        if (game.id().equals(CartagenaGame.GAME.id())) {
            return new CartagenaAnalyst();
        }
        return game.id().equals(ArcanorGame.GAME.id()) ? new ArcanorAnalyst() : new GeneralAnalyst();
    }
}
