package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.actions;
import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.assertRefused;
import static cabestan.rules.fragile.Harbour.cost;
import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Walking, pushing, stacking, unstacking, turning over: F14 to F21. */
class FragileActionsTest {

    @Test
    void F14_a_walk_costs_its_shortest_path_around_crates_and_across_dockers() {
        FragileState state = harbour("dockers 1 D6 E9\ndockers 2 D7\ncrates C6 E6 D5");
        assertEquals(2, cost(state, "D6-D8"));
        assertEquals(List.of("D7"), state.gesture(state.read("D6-D8")).via());
        assertEquals(3, cost(state, "D6-B7"));
        assertRefused(state, "D6-D7", "F14", "docker-there");
        assertRefused(state, "D6-C6", "F14", "crate-there");
        assertRefused(state, "D6-D6", "F14", "same-square");
        assertRefused(state, "D6-D4", "F14", "not-enough-points");
        assertRefused(state, "E9-D6", "F14", "docker-there");
        assertEquals(
                "F14: the walk to I9 needs 8 points, the docker on D6 has 5",
                state.reject(state.read("D6-I9")).orElseThrow().toString());
    }

    @Test
    void F14_crates_wall_a_docker_in() {
        FragileState state = harbour("dockers 1 D6\ncrates C6 C6 E6 E6 D5 D5 D7 D7");
        assertRefused(state, "D6-D8", "F14", "no-way");
    }

    @Test
    void F14_a_walk_never_directly_follows_a_walk_of_the_same_docker() {
        FragileState state = play(harbour("dockers 1 D7 A6\ncrates C6 G5"), "D7-D6");
        assertRefused(state, "D6-D5", "F14", "walk-after-walk");
        play(state, "D6*C6-B6");
        assertLegal(state, "C6-C5");
    }

    @Test
    void F15_a_docker_leaves_a_depot_by_its_open_side_and_none_enters() {
        FragileState state = harbour("dockers 1 C3 B1\ncrates G5");
        assertEquals(1, cost(state, "C3-C2"));
        assertEquals(3, cost(state, "C3-D3"));
        assertRefused(state, "B1-A1", "F15", "enters-depot");
        assertRefused(play(state, "C3-C2"), "B1-C3", "F15", "enters-depot");
    }

    @Test
    void F16_the_docker_follows_the_crate_it_pushes() {
        FragileState state = play(harbour("dockers 1 D6 A8\ncrates C6"), "D6*C6-B6");
        assertTrue(state.position().contains("dockers  1 C6 A8"));
        assertTrue(state.position().contains("crates   B6\n"));
        assertEquals(4, state.pointsLeft(0));
    }

    @Test
    void F16_the_square_beyond_must_be_free() {
        FragileState state = harbour("dockers 1 D6 C7 H2\ndockers 2 B6 I1\ncrates C6 D5 D4 E6 E6 D7 I2 C8");
        assertRefused(state, "D6*C6-B6", "F16", "docker-there");
        assertRefused(state, "D6*D5-D4", "F16", "two-crates");
        assertRefused(state, "D6*E6-F6", "F16", "pile");
        assertRefused(state, "D6*C6-C5", "F16", "not-straight");
        assertRefused(state, "D6*F6-G6", "F16", "not-adjacent");
        assertRefused(state, "C7*B7-A7", "F16", "no-crate");
        assertRefused(harbour("dockers 1 D5 D8\ncrates D6 D7"), "D8*D7-D6", "F16", "two-crates");
        assertRefused(harbour("dockers 1 D5 D7\ncrates D6"), "D7*D6-D5", "F16", "docker-there");
        assertLegal(state, "D6*D7-D8");
    }

    @Test
    void F16_no_crate_leaves_the_quay() {
        assertRefused(harbour("dockers 1 B6\ncrates A6"), "B6*A6-B6", "F16", "edge");
        assertLegal(harbour("dockers 1 C6\ncrates B6 G5"), "C6*B6-A6");
        assertLegal(harbour("dockers 1 D3\ncrates D2 G5"), "D3*D2-D1");
    }

    @Test
    void F17_a_lone_crate_is_pushed_on_top_of_another_for_two_points() {
        FragileState state = play(harbour("dockers 1 A2 J5\ncrates B2! C2 G5"), "A2+B2-C2");
        assertTrue(state.position().contains("crates   C2 C2! G5"));
        assertTrue(state.position().contains("dockers  1 B2 J5"));
        assertEquals(3, state.pointsLeft(0));
        assertRefused(harbour("dockers 1 A2\ncrates B2 C2\nturn 1 points 1"), "A2+B2-C2", "F17", "not-enough-points");
    }

    @Test
    void F17_never_three_crates_and_never_on_a_crate_in_a_depot() {
        FragileState state = harbour("dockers 1 E5 C4 C6\ndockers 2 F5\ncrates E6 E7 E7 D5 B4 A4 B6 D4 D4 E3");
        assertRefused(state, "E5+E6-E7", "F17", "pile-of-two");
        assertRefused(state, "C4+B4-A4", "F17", "depot-full");
        assertRefused(state, "C4+D4-E4", "F17", "pile");
        assertRefused(state, "C6+B6-A6", "F17", "no-crate");
        assertRefused(state, "E5+D5-D4", "F17", "not-straight");
        assertRefused(state, "C6+E6-E7", "F17", "not-adjacent");
    }

    @Test
    void F18_the_top_crate_drops_beyond_the_pile_and_the_docker_stays() {
        FragileState state = play(harbour("dockers 1 F3 J5\ncrates E3 E3! G5"), "F3^E3-D3");
        assertTrue(state.position().contains("crates   D3! E3 G5"));
        assertTrue(state.position().contains("dockers  1 F3 J5"));
        assertEquals(3, state.pointsLeft(0));
        assertRefused(state, "F3^E3-D3", "F18", "no-pile");
    }

    @Test
    void F18_the_square_beyond_the_pile_must_be_free() {
        FragileState state = harbour("dockers 1 F5 E6\ndockers 2 D5\ncrates E5 E5 E4");
        assertRefused(state, "F5^E5-D5", "F18", "docker-there");
        assertRefused(state, "E6^E5-E4", "F18", "crate-there");
        assertRefused(state, "F5^E5-E6", "F18", "not-straight");
        assertRefused(state, "F5^E4-D4", "F18", "not-adjacent");
        assertRefused(harbour("dockers 1 F5\ncrates E5 E5\nturn 1 points 1"), "F5^E5-D5", "F18", "not-enough-points");
    }

    @Test
    void F19_a_crate_is_turned_over_for_four_points_and_stays_so() {
        FragileState state = play(harbour("dockers 1 D6 E9\ncrates C6 G5"), "D6!C6");
        assertTrue(state.position().contains("crates   G5 C6!"));
        assertEquals(1, state.pointsLeft(0));
        play(state, "E9-E8 end end D6-D7 E8-E9 end end");
        assertRefused(state, "D7!C7", "F19", "no-crate");
        assertRefused(harbour("dockers 1 D6\ncrates C6! G5"), "D6!C6", "F19", "turned-already");
        assertRefused(harbour("dockers 1 D6\ncrates C6\nturn 1 points 3"), "D6!C6", "F19", "not-enough-points");
    }

    @Test
    void F19_of_a_pile_the_top_crate_is_turned_and_none_in_a_depot() {
        FragileState state = harbour("dockers 1 D6 B4\ncrates C6 C6 A4 G5");
        assertRefused(state, "B4!A4", "F19", "in-depot");
        assertTrue(play(state, "D6!C6").position().contains("crates   A4 G5 C6 C6!"));
    }

    @Test
    void F20_at_most_one_crate_more_than_players_is_turned() {
        assertLegal(harbour("dockers 1 D6\ncrates C6 G5! G6!"), "D6!C6");
        assertRefused(harbour("dockers 1 D6\ncrates C6 G5! G6! G7!"), "D6!C6", "F20", "all-turned");
    }

    @Test
    void F21_a_crate_turned_this_turn_cannot_be_stored() {
        FragileState state = play(harbour("dockers 1 B5 C4 B3\ndockers 2 I9\ncrates B4 G5"), "B5!B4");
        assertRefused(state, "C4*B4-A4", "F21", "turned-this-turn");
        assertEquals(
                "F21: this crate was turned over in this turn and cannot be stored before your next",
                state.reject(state.read("C4*B4-A4")).orElseThrow().toString());
        play(state, "C4-D4 end I9-I8 end");
        assertLegal(state, "B5-C4");
        assertLegal(play(state, "D4-C4 B3-B2 end I8-I9 end"), "C4*B4-A4");
    }

    @Test
    void F21_holds_for_a_pass_and_for_unstacking() {
        FragileState pass = play(harbour("dockers 1 E8 C9\ndockers 2 D9\ncrates E9 G5"), "E8!E9");
        assertRefused(pass, "E8~E9-D10", "F21", "turned-this-turn");
        assertLegal(pass, "E8~E9-D8");
        FragileState south = play(harbour("dockers 1 D3 A9\ndockers 2 C2\ncrates D2 G5"), "D3!D2");
        assertRefused(south, "D3~D2-C3", "F21", "turned-this-turn");
        FragileState unstack = play(harbour("dockers 1 B5 C4\ncrates B4 B4 G5"), "B5!B4");
        assertRefused(unstack, "C4^B4-A4", "F21", "turned-this-turn");
    }

    @Test
    void F21_follows_the_crate_under_another_one() {
        FragileState state = play(harbour("dockers 1 F5 C5\ncrates E5 D5 G8"), "F5!E5 C5+D5-E5");
        assertTrue(state.position().contains("turned   E5.bottom"));
        assertEquals(List.of(), actions(state, "F5^"));
    }
}
