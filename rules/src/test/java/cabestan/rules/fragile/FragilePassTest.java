package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.actions;
import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.assertRefused;
import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.BadText;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Passing a crate from hand to hand: F22 to F25. */
class FragilePassTest {

    private static final String CHAIN = "dockers 1 B5 B3\ndockers 2 C2\ncrates B4 G5\n";

    /** By D6, F6 and H6 the crate goes along row 6; by E7 it would be a longer way. */
    private static final String LONG_CHAIN = "dockers 1 B6 D6\ndockers 2 E7 F6 H6\ncrates C6 G9\n";

    @Test
    void F22_a_chain_of_dockers_of_any_colour_costs_one_point() {
        FragileState state = harbour(CHAIN);
        assertEquals(List.of("B3", "C2"), state.gesture(state.read("B5~B4-C3")).via());
        play(state, "B5~B4-C3");
        assertEquals(4, state.pointsLeft(0));
        assertEquals(1, state.points(0));
    }

    @Test
    void F22_the_receiver_puts_the_crate_on_a_free_square_next_to_itself() {
        FragileState state = harbour("dockers 1 D5 A9\ndockers 2 D7\ncrates D6 E7 G5");
        assertEquals(List.of("D5~D6-C7", "D5~D6-D8"), actions(state, "D5~"));
        assertRefused(state, "D5~D6-C6", "F22", "no-chain");
        assertRefused(state, "D5~E5-E6", "F22", "no-crate");
    }

    @Test
    void F23_the_active_docker_never_receives() {
        // Put on C5, the crate lies next to D5, which could bring it to D4 or E5.
        FragileState state = harbour("dockers 1 D5 A9\ndockers 2 C6\ncrates D6 G5");
        assertEquals(List.of("D5~D6-B6", "D5~D6-C5", "D5~D6-C7"), actions(state, "D5~D6"));
        assertThrows(BadText.class, () -> harbour(CHAIN).read("B5~B4-C3(B3,B5)"));
        for (String dockers : List.of("D5 A9", "A9 D5")) {
            FragileState either = harbour("dockers 1 " + dockers + "\ndockers 2 C6\ncrates D6 G5");
            assertRefused(either, "D5~D6-E5", "F22", "no-chain");
            assertThrows(BadText.class, () -> either.read("D5~D6-E5(C6,D5)"));
        }
    }

    @Test
    void F23_each_docker_handles_the_crate_once() {
        FragileState state = harbour(CHAIN);
        assertEquals(state.read("B5~B4-C3"), state.read("B5~B4-C3(B3,C2)"));
        BadText twice = assertThrows(BadText.class, () -> state.read("B5~B4-C3(B3,C2,B3,C2)"));
        assertTrue(twice.getMessage().contains("cannot bring the crate to C3"));
        assertThrows(BadText.class, () -> state.read("B5~B4-C3(C2)"));
        assertThrows(BadText.class, () -> state.read("B5~B4-C3(D9)"));
        assertThrows(BadText.class, () -> state.read("B5~B4-C3()"));
        assertThrows(BadText.class, () -> state.read("B5*B4-B3(C2)"));
    }

    @Test
    void F22_the_hands_shown_are_as_few_as_can_be() {
        FragileState state = harbour(LONG_CHAIN);
        assertEquals(
                List.of("D6", "F6", "H6"), state.gesture(state.read("B6~C6-I6")).via());
        assertRefused(state, "B6~C6-J9", "F22", "no-chain");
        FragileState south = harbour("dockers 1 B5 D5\ndockers 2 E4 F5 H5\ncrates C5 G8");
        assertEquals(
                List.of("D5", "F5", "H5"), south.gesture(south.read("B5~C5-I5")).via());
        assertRefused(south, "B5~C5-J2", "F22", "no-chain");
    }

    @ParameterizedTest
    @CsvSource({
        "B6~C6-I6(F6 H6), F6 does not reach the crate",
        "B6~C6-I6(D6 H6), D6 cannot hand it to H6",
        "B6~C6-I6(D6 F6), F6 does not reach the square",
        "B6~C6-B7(D6 B6), the active docker takes it back",
        "B6~C6-I6(D6 F6 D6 F6 H6), two dockers take it twice",
    })
    void F23_each_docker_of_a_chain_reaches_the_crate_where_the_one_before_puts_it(String pass, String why) {
        assertThrows(BadText.class, () -> harbour(LONG_CHAIN).read(pass.replace(' ', ',')), why);
        assertEquals(harbour(LONG_CHAIN).read("B6~C6-I6"), harbour(LONG_CHAIN).read("B6~C6-I6(D6,F6,H6)"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "6"})
    void F23_a_crate_is_handed_on_over_a_free_square(String row) {
        String lines = "dockers 1 B6 D6\ndockers 2 F6\ncrates G9 C6".replace("6", row);
        String pass = "B6~C6-G6".replace("6", row);
        String chain = "(D6,F6)".replace("6", row);
        FragileState state = harbour(lines);
        assertLegal(state, pass);
        assertEquals(state.read(pass), state.read(pass + chain));
        FragileState blocked = harbour(lines + " E" + row);
        assertRefused(blocked, pass, "F22", "no-chain");
        assertThrows(BadText.class, () -> blocked.read(pass + chain));
    }

    @Test
    void F23_no_crate_from_a_pile_onto_another_or_back_where_it_was() {
        FragileState state = harbour("dockers 1 D5 E6\ndockers 2 D7\ncrates D6 E7 E5 E5");
        assertRefused(state, "D5~D6-E7", "F23", "crate-there");
        assertRefused(state, "D5~D6-D6", "F23", "same-square");
        assertRefused(state, "D5~E5-F6", "F23", "pile");
    }

    @Test
    void F24_dockers_in_the_chain_keep_their_turn() {
        FragileState before = play(harbour(CHAIN), "B5~B4-A3");
        assertEquals(5, before.pointsLeft(1));
        FragileState after = play(harbour("dockers 1 D8 C7\ncrates D6 G5"), "D8-D7 C7-C6");
        assertLegal(after, "C6~D6-D8");
    }

    @Test
    void F25_two_chains_with_the_same_ends_are_one_action() {
        FragileState state = harbour("dockers 1 C6 A9\ndockers 2 D7 E6\ncrates D6 G5");
        assertLegal(state, "C6~D6-E7");
        assertEquals(state.read("C6~D6-E7(D7)"), state.read("C6~D6-E7(E6)"));
    }
}
