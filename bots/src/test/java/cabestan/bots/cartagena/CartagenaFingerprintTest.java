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
        "basic, 2, L@15 P@0 depth 9 nodes 1000 value 791",
        "advanced, 3, -@12 depth 9 nodes 1000 value 204",
        "jamaica, 2, -@25 depth 9 nodes 1000 value 841",
        "jamaica, 5, -@11 depth 8 nodes 1000 value 42",
        "tortuga, 2, -@27 depth 15 nodes 1000 value 605",
        "tortuga, 4, -@7 depth 14 nodes 1000 value 201",
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
