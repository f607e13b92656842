package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.assertRefused;
import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.rules.fragile.quay.FragileQuay;
import org.junit.jupiter.api.Test;

/** Depots and points: F26 to F30. Seat 1 owns A1 C3 J1 J7, seat 2 H3 G1 C8 J10; A4 H8 A10 D10 are neutral. */
class FragileScoreTest {

    @Test
    void F26_a_push_brings_a_crate_in_and_the_docker_in_front() {
        FragileState state = play(harbour("dockers 1 C1 A9\ncrates C2 G5"), "C1*C2-C3");
        assertEquals(1, state.points(0));
        assertEquals("C2", FragileQuay.name(state.board().dockerSquare(0)));
    }

    @Test
    void F26_a_pass_brings_a_crate_in_when_the_last_docker_stands_in_front() {
        FragileState state = harbour("dockers 1 D3 A9\ndockers 2 C2\ncrates D2 G5");
        assertEquals(1, play(state, "D3~D2-C3").points(0));
    }

    @Test
    void F26_unstacking_brings_a_crate_in_from_a_pile_in_front() {
        FragileState state = play(harbour("dockers 1 C1 A9\ncrates C2 C2! G5"), "C1^C2-C3");
        assertEquals(2, state.points(0));
        assertEquals("C1", FragileQuay.name(state.board().dockerSquare(0)));
    }

    @Test
    void F27_a_crate_in_a_depot_never_moves_again_and_is_the_only_one() {
        FragileState state = harbour("dockers 1 C2 C4\ncrates C3 B4 A4 G5");
        assertRefused(state, "C2*C3-C4", "F27", "in-depot");
        assertRefused(state, "C2~C3-D2", "F27", "in-depot");
        assertRefused(state, "C4*B4-A4", "F27", "depot-full");
    }

    @Test
    void F27_a_depot_with_a_docker_in_it_is_not_free() {
        assertRefused(harbour("dockers 1 C1 C3\ncrates C2 G5"), "C1*C2-C3", "F27", "docker-there");
    }

    @Test
    void F28_crates_go_into_foreign_and_neutral_depots_too() {
        FragileState state = harbour("dockers 1 C4 I1 J3\ncrates B4 G5 I3");
        assertLegal(state, "C4*B4-A4");
        assertEquals(1, play(state, "J3*I3-H3").points(1));
    }

    @Test
    void F29_a_stored_crate_counts_one_and_two_when_FRAGILE_shows_but_for_nobody_in_neutral_depots() {
        FragileState state = harbour("dockers 1 C4 J9\ncrates B4! A1 C3! J10 G5");
        assertEquals(3, state.points(0));
        assertEquals(1, state.points(1));
        play(state, "C4*B4-A4");
        assertEquals(3, state.points(0));
        assertEquals(1, state.points(1));
        assertEquals(2, play(harbour("dockers 1 C1\ncrates C2! G5"), "C1*C2-C3").points(0));
    }

    @Test
    void F30_the_first_to_score_takes_the_marker_and_keeps_it_until_somebody_is_strictly_above() {
        FragileState state = harbour("dockers 1 J3 C1\ndockers 2 E9\ncrates I3 C2 F1! G5");
        play(state, "J3*I3-H3");
        assertEquals(1, state.marker(), "seat 2 scored, on seat 1's turn");
        play(state, "C1*C2-C3");
        assertEquals(1, state.marker(), "one all");
        play(state, "end E9-E8 end");
        assertEquals(1, state.marker());
    }

    @Test
    void F30_the_marker_moves_at_once() {
        FragileState state = harbour("dockers 1 C1 A9\ncrates C2! H3 G5");
        assertEquals(1, state.marker());
        assertEquals(0, play(state, "C1*C2-C3").marker());
    }
}
