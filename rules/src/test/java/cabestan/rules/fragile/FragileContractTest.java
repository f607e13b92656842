package cabestan.rules.fragile;

import cabestan.rules.game.Game;
import cabestan.rules.game.GameContract;

class FragileContractTest extends GameContract {

    @Override
    protected Game game() {
        return FragileGame.GAME;
    }
}
