package cabestan.bots.arcanor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Seed;
import org.junit.jupiter.api.Test;

/** What is played when the budget ends in the middle of a round. */
final class DeepeningTest {

    private static final ArcanorState STATE = Boards.board(Boards.THREAT, "b");

    @Test
    void an_action_that_was_just_found_to_lose_is_not_played_although_nothing_else_could_be_tried() {
        int lost = 0;
        for (int nodes = 1; nodes <= 100; nodes++) {
            Deepening deepening = deepen(nodes, "d2-d1", "b6-a7");
            if (deepening.score() <= -ArcanorSearch.DECIDED) {
                lost++;
                assertEquals("b6-a7", STATE.write(deepening.action()), nodes + " nodes");
            }
        }
        assertTrue(lost > 0, "no budget ended at that moment");
    }

    private static Deepening deepen(long nodes, String... actions) {
        int[] read = new int[actions.length];
        for (int i = 0; i < read.length; i++) {
            read[i] = STATE.read(actions[i]);
        }
        Style style = ArcanorOpponents.STYLES.getLast();
        try (ArcanorSearch search = new ArcanorSearch(
                STATE, STATE.copyBoard(), ArcanorOpponents.NETWORK.get(), style, Budget.ofNodes(nodes))) {
            Deepening deepening = new Deepening(search, style, read, Seed.of(1).dice());
            deepening.run();
            return deepening;
        }
    }
}
