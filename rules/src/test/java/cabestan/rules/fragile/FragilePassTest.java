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

/** Passing a crate from hand to hand: F22 to F25. */
class FragilePassTest {

    private static final String CHAIN = "dockers 1 B5 B3\ndockers 2 C2\ncrates B4 G5\n";

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
