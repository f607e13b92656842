package cabestan.rules.fragile;

import cabestan.rules.game.Game;
import cabestan.rules.game.GameContract;
import cabestan.rules.game.Setup;

class FragileContractTest extends GameContract {

    @Override
    protected Game game() {
        return FragileGame.GAME;
    }

    /** F35 is there so that every match ends; without it dockers may walk about for ever. */
    @Override
    protected boolean mustEnd(Setup setup) {
        return !"off".equals(setup.options().get("quiet-end"));
    }
}
