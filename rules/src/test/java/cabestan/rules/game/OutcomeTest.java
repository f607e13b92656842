package cabestan.rules.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Places, shared and not, and what they are worth. */
class OutcomeTest {

    private static Outcome ranked(Integer... ranks) {
        return new Outcome(List.of(ranks), "over", "it is over");
    }

    @Test
    void the_first_place_is_worth_one_and_all_others_nothing() {
        assertEquals(1, ranked(2, 1, 3).reward(1));
        assertEquals(0, ranked(2, 1, 3).reward(0));
        assertEquals(1, ranked(2, 1, 3).winner());
    }

    @Test
    void a_match_that_was_abandoned_says_nothing_of_how_well_it_was_played() {
        assertTrue(ranked(1, 2).isResult());
        assertFalse(new Outcome(List.of(1, 2), "abandoned", "nobody came back").isResult());
        assertFalse(new Outcome(List.of(1, 2), "silence", "somebody was silent").isResult());
    }

    @Test
    void those_who_share_the_first_place_share_its_worth() {
        assertEquals(0.5, ranked(1, 3, 1).reward(2));
        assertEquals(0, ranked(1, 3, 1).reward(1));
        assertEquals(State.NOBODY, ranked(1, 3, 1).winner());
    }
}
