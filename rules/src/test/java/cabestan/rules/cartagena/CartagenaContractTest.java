package cabestan.rules.cartagena;

import cabestan.rules.game.Game;
import cabestan.rules.game.GameContract;

/** Cartagena keeps what every game promises. */
class CartagenaContractTest extends GameContract {

    @Override
    protected Game game() {
        return CartagenaGame.GAME;
    }
}
