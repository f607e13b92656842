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
        "basic, 2, P@0 L@15 depth 12 nodes 1000 value 845",
        "advanced, 3, -@12 depth 11 nodes 1000 value 192",
        "jamaica, 2, -@25 depth 10 nodes 1000 value 849",
        "jamaica, 5, -@12 depth 9 nodes 1000 value 24",
        "tortuga, 2, P@3 -@15 depth 14 nodes 1000 value 671",
        "tortuga, 4, -@7 depth 16 nodes 1000 value 202",
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
