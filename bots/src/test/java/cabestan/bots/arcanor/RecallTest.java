package cabestan.bots.arcanor;

import static cabestan.bots.arcanor.Boards.board;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.game.Seed;
import cabestan.rules.game.View;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On the memory table weak players forget what they have not seen for long (A15, A16). */
final class RecallTest {

    private static final String ROWS = """
            4  1  .  .  .  .  .  .
            .  .  .  .  34 .  .  .
            .  .  .  .  .  .  .  .
            12 .  .  .  .  .  .  c
            .  .  .  .  .  .  .  d
            .  .  .  .  .  .  .  .
            .  .  .  .  .  .  .  a
            """;

    private final ArcanorState state = board(ROWS, "w memory");

    /** The board as a player believes it to be who remembers for so many moves what was seen. */
    private ArcanorBoard remembered(int moves, String... actions) {
        return remembered(state, moves, actions);
    }

    private static ArcanorBoard remembered(ArcanorState state, int moves, String... actions) {
        View start = state.view(0);
        int[] record = Arrays.stream(actions).mapToInt(state::read).toArray();
        for (int action : record) {
            state.play(action);
        }
        ArcanorBoard board = state.copyBoard();
        new Recall(new PublicRecord(start, record, new int[record.length], List.of())).forget(board, moves);
        return board;
    }

    private static boolean isLoaded(ArcanorBoard board, String square) {
        return board.isLoaded((square.charAt(1) - '1') * 9 + square.charAt(0) - 'a');
    }

    @Test
    void A15_everybody_saw_the_start() {
        ArcanorBoard board = remembered(2, "a4-b4", "h1-g1");
        assertTrue(isLoaded(board, "b4"));
        assertTrue(isLoaded(board, "e6"));
    }

    @Test
    void A15_what_was_seen_too_long_ago_is_forgotten_even_if_the_stack_moved_since() {
        ArcanorBoard board = remembered(2, "a4-b4", "h1-g1", "b4-c4", "g1-h1");
        assertFalse(isLoaded(board, "c4"));
        assertFalse(isLoaded(board, "e6"));
        assertEquals(3, board.size(5 * 9 + 4));
    }

    @Test
    void A15_a_peek_and_a_release_refresh_the_memory() {
        ArcanorBoard board = remembered(2, "a4-b4", "h1-g1", "?b4", "e6-e5", "g1-h1", "b4-c4", "h1-g1");
        assertFalse(isLoaded(board, "e5"));
        assertFalse(isLoaded(board, "c4"));
        ArcanorBoard soon = remembered(2, "?c4", "e5-e6", "g1-h1");
        assertTrue(isLoaded(soon, "c4"));
    }

    @Test
    void A15_what_a_peek_has_shown_is_remembered() {
        ArcanorBoard board = remembered(2, "a4-b4", "h1-g1", "b4-a4", "g1-h1", "?a4", "e6-e5", "h1-g1");
        assertTrue(isLoaded(board, "a4"));
        assertFalse(isLoaded(board, "e5"));
    }

    @Test
    void A16a_a_lift_that_is_put_back_is_remembered_as_a_peek() {
        ArcanorBoard board =
                remembered(board(ROWS.replace("12", "1b"), "w memory"), 2, "e6-e5", "h1-g1", "a4^a5", "e5-e6", "g1-h1");
        assertTrue(isLoaded(board, "a4"));
        assertFalse(isLoaded(board, "e6"));
    }

    @Test
    void A16_a_capture_is_remembered_but_not_what_it_covered_deeper_inside() {
        ArcanorState deep = board(ROWS.replace(".  .  .  .  34 .", ".  .  .  .  1  bcd"), "w memory");
        ArcanorBoard board = remembered(deep, 2, "a4-b4", "h1-g1", "e6xf6", "g1-h1");
        int square = 5 * 9 + 5;
        assertTrue(isLoaded(board, "f6"));
        assertEquals(0, board.pieces(3) >>> square & 1);
    }

    @Test
    void A16_level_1_forgets_the_duo_that_level_5_opens() {
        String[] quiet = {"a4-b4", "h1-g1", "b4-a4", "g1-h1"};
        int[] record = new int[16];
        for (int i = 0; i < record.length; i++) {
            record[i] = state.read(quiet[i % 4]);
        }
        PublicRecord seen = new PublicRecord(state.view(0), record, new int[record.length], List.of());
        assertFalse(choice(new ArcanorOpponents().level(1).bot(), seen).contains("^"));
        assertTrue(choice(new ArcanorOpponents().level(5).bot(), seen).startsWith("e6^"));
    }

    private String choice(Bot bot, PublicRecord seen) {
        return state.write(
                bot.think(state.view(0), seen, Budget.ofNodes(5000), Seed.of(1).dice())
                        .action());
    }
}
