package cabestan.rules.cartagena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import org.junit.jupiter.api.Test;

/** Random play picks without listing; here it is held against the list. */
class CartagenaPlayoutTest {

    private static final int PICKS = 20_000;

    private static void assertEachAsLikely(CartagenaState state, int expected) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        assertEquals(expected, count);
        int[] picked = new int[CartagenaAction.END + 1];
        Dice dice = Seed.of(4).dice();
        for (int i = 0; i < PICKS; i++) {
            picked[state.randomAction(dice, actions)]++;
        }
        int listed = 0;
        for (int i = 0; i < count; i++) {
            int times = picked[actions[i]];
            listed += times;
            double fair = PICKS / (double) count;
            assertTrue(times > 0.8 * fair && times < 1.2 * fair, state.write(actions[i]) + " " + times);
        }
        assertEquals(PICKS, listed, "nothing else is picked");
    }

    @Test
    void every_legal_action_is_as_likely_as_any_other() {
        CartagenaState state = Positions.jamaica("""
                pirates 1 0 3 9 9 20 boat
                pirates 2 0 0 0 0 0 4
                hand 1 T T T K B
                hand 2
                """);
        assertEachAsLikely(state, 3 * 4 + 3); // 3 symbols from 0, 3, 9, 20; back from 9, 20 and the boat
        Positions.play(state, "T@9");
        assertEachAsLikely(state, 3 * 5 + 4 + 1); // one more square, and the end
    }

    @Test
    void C10_after_a_move_drawing_is_as_likely_as_ending() {
        CartagenaState stuck = Positions.jamaica("""
                pirates 1 0 0 0 0 0 0
                pirates 2 0 0 0 0 0 9
                hand 1 T
                hand 2
                """);
        Positions.play(stuck, "T@0");
        assertEachAsLikely(stuck, 2);
    }

    @Test
    void the_only_action_is_found() {
        CartagenaState stuck = Positions.jamaica("""
                pirates 1 0 0 0 0 0 4
                pirates 2 0 0 0 0 0 9
                hand 1
                hand 2 T T T
                """);
        assertEachAsLikely(stuck, 1);
        Positions.play(stuck, "draw T@0 T@0 T@0");
        assertEachAsLikely(stuck, 1);
    }
}
