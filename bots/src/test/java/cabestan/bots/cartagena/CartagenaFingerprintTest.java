package cabestan.bots.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What level 5 thinks in fixed positions: whoever changes the search or its weights without meaning to learns it here. */
class CartagenaFingerprintTest {

    @ParameterizedTest
    @CsvSource({
        "basic, 2, P@0 P@2 depth 7 nodes 1000 value 904",
        "advanced, 3, -@12 depth 8 nodes 1000 value 165",
        "jamaica, 2, -@25 depth 6 nodes 1000 value 887",
        "jamaica, 5, -@21 depth 4 nodes 1000 value 13",
        "tortuga, 2, -@27 depth 11 nodes 1000 value 628",
        "tortuga, 4, H@0 depth 7 nodes 1000 value 167",
    })
    void level_5_thinks_as_it_did(String variant, int seats, String expected) {
        State state = CartagenaCrewTest.midgame(variant, seats);
        Thought thought = new CartagenaOpponents()
                .level(5)
                .bot()
                .think(
                        state.view(0),
                        new PublicRecord(state.view(0)),
                        Budget.ofNodes(1000),
                        Seed.of(3).dice());
        StringBuilder actions = new StringBuilder();
        for (int action : thought.actions()) {
            actions.append(state.write(action)).append(' ');
        }
        assertEquals(
                expected,
                actions + "depth " + thought.depth() + " nodes " + thought.nodes() + " value "
                        + Math.round(1000 * thought.value()));
    }
}
