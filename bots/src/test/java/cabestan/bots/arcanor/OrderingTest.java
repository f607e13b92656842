package cabestan.bots.arcanor;

import static cabestan.bots.arcanor.Boards.board;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import org.junit.jupiter.api.Test;

/** What the order of actions learns from those that refuted something. */
final class OrderingTest {

    private static final int PLY = 1;
    private static final ArcanorState STATE = board("""
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  c  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  12 .  .  .  .
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  .
            """, "w");

    private final Ordering ordering = new Ordering(PLY + 1);

    @Test
    void a_move_and_a_release_between_the_same_squares_are_told_apart() {
        reward("d3-d4");
        assertArrayEquals(new int[] {1, 0}, scores("d3-d4", "d3^d4"));
    }

    @Test
    void a_capture_that_failed_tells_nothing_of_a_move_between_the_same_squares() {
        reward("d3xe5", "d3-d4");
        assertArrayEquals(new int[] {1, 0}, scores("d3-d4", "d3-e5"));
    }

    @Test
    void calm_actions_that_failed_come_later() {
        reward("d3-d2", "d3-d4");
        assertArrayEquals(new int[] {-1, 1}, scores("d3-d2", "d3-d4"));
    }

    /** The last of these actions refuted what the other side did, elsewhere. */
    private void reward(String... actions) {
        ordering.reward(ArcanorBoard.WHITE, read(actions), actions.length - 1, 0, 1);
    }

    private int[] scores(String... actions) {
        int[] scores = new int[actions.length];
        ordering.score(STATE.copyBoard(), read(actions), actions.length, PLY, 0, scores);
        return scores;
    }

    private static int[] read(String... actions) {
        int[] read = new int[actions.length];
        for (int i = 0; i < actions.length; i++) {
            read[i] = STATE.read(actions[i]);
        }
        return read;
    }
}
