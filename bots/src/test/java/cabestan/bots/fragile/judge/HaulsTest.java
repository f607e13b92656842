package cabestan.bots.fragile.judge;

import static cabestan.rules.fragile.quay.FragileQuay.depotAt;
import static cabestan.rules.fragile.quay.FragileQuay.square;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HaulsTest {

    private static int cost(String docker, String crate, String depot) {
        return Hauls.cost(Hauls.pair(square(crate), square(docker)), depotAt(square(depot)));
    }

    @Test
    void straight_in_costs_a_point_a_square() {
        assertEquals(3, cost("E4", "D4", "A4"));
        assertEquals(1, cost("C1", "B1", "A1"));
    }

    @Test
    void the_docker_first_walks_behind_the_crate() {
        assertEquals(1 + 3, cost("F4", "D4", "A4"));
        assertEquals(4 + 3, cost("C4", "D4", "A4")); // around it
    }

    @Test
    void a_corner_on_the_way_costs_the_walk_around_it() {
        // D5 down to D4, then from E4 west: 1 push, 2 steps to stand at E4, 3 pushes
        assertEquals(1 + 2 + 3, cost("D6", "D5", "A4"));
    }

    @Test
    void F3_walls_make_some_crates_lost_for_a_depot() {
        // A crate in a corner square of the rim can never leave the rim: A2 never gets to C2.
        assertEquals(Hauls.FAR, cost("B2", "A2", "C3"));
    }
}
