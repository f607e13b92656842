package cabestan.rules.noughts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import cabestan.rules.catalog.Games;
import cabestan.rules.game.Game;
import cabestan.rules.game.GameContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that no list in the main sources names keeps the contract, and is found. */
class NoughtsContractTest extends GameContract {

    @Override
    protected Game game() {
        return new NoughtsGame();
    }

    @Test
    void a_game_provided_as_a_service_comes_after_the_three_of_cabestan() {
        assertEquals("fragile, cartagena, arcanor, noughts", String.join(", ", ids()));
        assertInstanceOf(NoughtsGame.class, Games.named("noughts"));
    }

    private static List<String> ids() {
        return Games.all().stream().map(Game::id).toList();
    }
}
