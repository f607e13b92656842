package cabestan.rules.arcanor;

import cabestan.rules.game.Game;
import cabestan.rules.game.GameContract;

/** Arcanor keeps what every game promises. */
final class ArcanorContractTest extends GameContract {

    @Override
    protected Game game() {
        return ArcanorGame.GAME;
    }
}
