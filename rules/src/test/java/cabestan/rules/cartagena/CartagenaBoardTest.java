package cabestan.rules.cartagena;

import static cabestan.rules.cartagena.Positions.actions;
import static cabestan.rules.cartagena.Positions.jamaica;
import static cabestan.rules.cartagena.Positions.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the board and the cards offer to those who search on them. */
class CartagenaBoardTest {

    private static final String BUSY = """
            pirates 1 0 0 4 9 20 boat
            pirates 2 0 0 0 4 9 12
            hand 1 T B K K
            hand 2
            """;

    private static final String STUCK = """
            pirates 1 0 0 0 0 0 0
            pirates 2 0 0 0 0 0 20
            hand 1 T
            hand 2
            """;

    /** How often each action comes up in so many draws for each. */
    private static Map<String, Integer> drawn(CartagenaState state, int timesEach) {
        Map<String, Integer> drawn = new TreeMap<>();
        Dice dice = Seed.of(5).dice();
        for (int i = 0; i < timesEach * actions(state).size(); i++) {
            drawn.merge(state.write(state.randomAction(dice, new int[0])), 1, Integer::sum);
        }
        return drawn;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "T@4"})
    void C6_to_C8_every_action_comes_up_by_lot_about_as_often_as_any_other(String before) {
        CartagenaState state = jamaica(BUSY);
        if (!before.isEmpty()) {
            play(state, before); // then the turn may end, too
        }
        Map<String, Integer> drawn = drawn(state, 200);
        assertEquals(actions(state), List.copyOf(drawn.keySet()));
        drawn.forEach((action, times) -> assertTrue(times > 130 && times < 270, action + " came up " + times));
    }

    @Test
    void C6_with_no_move_left_only_the_end_comes_up() {
        CartagenaState state = jamaica(BUSY);
        play(state, "T@4 -@9 -@20");
        assertEquals(Map.of("end", 100), drawn(state, 100));
    }

    @Test
    void C10_the_draw_comes_up_where_nothing_else_can_and_after_a_move_the_end_as_often() {
        assertEquals(Map.of("draw", 100), drawn(jamaica(STUCK.replace("hand 1 T", "hand 1")), 100));
        CartagenaState state = jamaica(STUCK);
        play(state, "T@0");
        Map<String, Integer> drawn = drawn(state, 200);
        assertEquals(List.of("draw", "end"), List.copyOf(drawn.keySet()));
        assertTrue(drawn.get("end") > 150 && drawn.get("end") < 250, drawn::toString);
    }

    @Test
    void C6_to_C10_a_board_says_what_it_will_be_after_an_action_whatever_is_drawn() {
        CartagenaState state = jamaica(BUSY);
        CartagenaBoard board = state.board();
        CartagenaBoard forward = board.after(state.read("T@4"));
        assertEquals(1, forward.pirates(0, 17));
        assertEquals(2, forward.movesLeft());
        CartagenaBoard back = board.after(state.read("-@20"));
        assertEquals(1, back.pirates(0, 12));
        assertEquals(0, back.onTurn());
        assertEquals(1, board.after(CartagenaAction.END).onTurn());
        assertEquals(1, board.after(CartagenaAction.DRAW).onTurn());
        assertEquals(1, board.pirates(0, 20), "the board itself stays as it was");
        assertEquals(3, board.movesLeft());
    }

    @Test
    void C4_C6_a_board_says_where_pirates_stand_and_what_the_edition_is_like() {
        CartagenaBoard board = jamaica(BUSY).board();
        assertEquals(1L | 1L << 4 | 1L << 9 | 1L << 20 | 1L << 37, board.standing(0));
        assertEquals(6, board.piratesEach());
        assertEquals(3, board.movesATurn());
        assertEquals(17, board.copies());
        assertEquals("jamaica", jamaica(BUSY).variant());
    }

    @Test
    void C12_a_state_says_what_lies_in_the_row_and_on_the_discard_pile() {
        CartagenaState state = Positions.at("game cartagena\nedition tortuga\npath " + Positions.PRINTED_PATH + """

                pirates 1 0 0 0 0 9 20
                pirates 2 0 0 0 0 0 4
                hand 1 T
                hand 2
                row K H T
                deck …
                discard P P B
                turn 1 moves 3
                """);
        play(state, "-@20");
        assertEquals(List.of(2, 4, 1), List.of(state.rowSize(), state.row(0), state.row(1)));
        assertEquals(3, state.discardSize());
        assertEquals(List.of(2, 1, 0), List.of(state.discardCount(3), state.discardCount(2), state.discardCount(1)));
        play(state, "T@0");
        assertEquals(1, state.discardCount(1));
    }

    @Test
    void C15_who_looks_back_at_a_match_sees_all_hands_but_not_the_deck() {
        CartagenaView view = jamaica(BUSY.replace("hand 2", "hand 2 H H")).openView();
        assertEquals(0, view.seat());
        assertEquals(2, view.handCount(1, 4));
        assertTrue(view.position().contains("deck     ? ? ?"));
    }
}
