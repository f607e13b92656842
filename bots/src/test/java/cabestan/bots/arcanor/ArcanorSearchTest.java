package cabestan.bots.arcanor;

import static cabestan.bots.arcanor.Boards.board;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Budget;
import cabestan.rules.arcanor.ArcanorState;
import org.junit.jupiter.api.Test;

/** What a score claims: only a result that was searched out is called decided. */
final class ArcanorSearchTest {

    @Test
    void actions_that_were_left_out_are_not_taken_for_lost() {
        ArcanorState state = board(Boards.THREAT, "w");
        assertTrue(score(state, "h1-h2", 2, 900) < ArcanorSearch.DECIDED);
    }

    /** Whatever White does, Black can only bring a piece home: White wins even if it does nothing, which it may not. */
    @Test
    void a_win_that_was_found_by_doing_nothing_is_not_proved() {
        ArcanorState state = board("""
                .  .  .  .  .  .  4  4
                4  .  .  .  .  .  .  .
                .  .  .  .  .  .  .  .
                .  .  .  .  .  .  2  2
                1  1  .  .  .  .  .  .
                d  1  .  .  .  .  c  .
                a  .  .  .  .  .  .  .
                """, "b");
        assertTrue(score(state, "g2-g1", 6, 0) > -ArcanorSearch.DECIDED);
    }

    /** The score of an action if it is searched only for whether it beats this bound. */
    private static int score(ArcanorState state, String action, int depth, int bound) {
        try (ArcanorSearch search = new ArcanorSearch(
                state,
                state.copyBoard(),
                ArcanorOpponents.NETWORK.get(),
                ArcanorOpponents.STYLES.getLast(),
                Budget.ofNodes(1_000_000))) {
            return search.score(state.read(action), depth, bound, bound + 1);
        }
    }
}
