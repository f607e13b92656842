package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.actions;
import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.assertRefused;
import static cabestan.rules.fragile.Harbour.cost;
import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The board and the set-up: F1 to F9. */
class FragileSetUpTest {

    private static FragileState begin(int seats) {
        return FragileGame.GAME.begin(Setup.of(FragileGame.GAME.variant("standard"), seats, Seed.of(1))
                .beginning(0));
    }

    private static FragileState placing(String lines) {
        return (FragileState)
                FragileGame.GAME.readPosition("game fragile\ncrates D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7\n" + lines);
    }

    @Test
    void F1_a_hundred_squares_with_edges_between_them() {
        assertEquals("A1", FragileQuay.name(0));
        assertEquals("J10", FragileQuay.name(99));
        int e5 = FragileQuay.square("E5");
        int neighbours = 0;
        for (int square = 0; square < FragileQuay.SQUARES; square++) {
            assertEquals(square, FragileQuay.square(FragileQuay.name(square)));
            neighbours += FragileQuay.adjacent(e5, square) ? 1 : 0;
        }
        assertEquals(4, neighbours);
        assertFalse(FragileQuay.adjacent(FragileQuay.square("J5"), FragileQuay.square("A6")), "rows do not wrap");
    }

    @Test
    void F2_three_depots_in_each_quarter_on_a_board_that_a_quarter_turn_leaves_as_it_is() {
        int[] inQuarter = new int[4];
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            int square = FragileQuay.depotSquare(depot);
            inQuarter[FragileQuay.quarter(square)]++;
            assertTrue(FragileQuay.isDepot(turned(square)));
            assertEquals(turned(FragileQuay.front(square)), FragileQuay.front(turned(square)));
        }
        assertEquals(List.of(3, 3, 3, 3), List.of(inQuarter[0], inQuarter[1], inQuarter[2], inQuarter[3]));
        for (int quarter = 0; quarter < 4; quarter++) {
            String innermost = List.of("E5", "F5", "E6", "F6").get(quarter);
            assertEquals(quarter, FragileQuay.quarter(FragileQuay.square(innermost)));
        }
        assertEquals("C2", FragileQuay.name(FragileQuay.front(FragileQuay.square("C3"))));
        assertEquals("B4", FragileQuay.name(FragileQuay.front(FragileQuay.square("A4"))));
    }

    private static int turned(int square) {
        return square % 10 * 10 + 9 - square / 10;
    }

    @Test
    void F3_a_docker_in_a_depot_reaches_only_the_square_in_front() {
        FragileState state = harbour("dockers 1 A1\ncrates A2 E5");
        assertRefused(state, "A1*A2-A3", "F3", "wall");
        assertRefused(state, "A1!A2", "F3", "wall");
        assertEquals(2, cost(state, "A1-B2"));
        assertEquals(List.of(), actions(harbour("dockers 1 A1\ncrates B1! C1 C1 E5"), "A1"));
    }

    @Test
    void F3_nothing_is_pushed_through_a_wall() {
        FragileState state = harbour("dockers 1 C5 E3\ncrates C4 D3");
        assertRefused(state, "C5*C4-C3", "F3", "wall");
        assertRefused(state, "E3*D3-C3", "F3", "wall");
    }

    @Test
    void F4_twelve_crates_on_the_rim_with_their_faces_hidden() {
        assertTrue(begin(2).position().contains("crates   D4 E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7\n"));
    }

    @Test
    void F5_depots_and_dockers_for_two_three_and_four() {
        assertMaterial(2, 4, 3, 4);
        assertMaterial(3, 4, 2, 0);
        assertMaterial(4, 3, 2, 0);
    }

    private static void assertMaterial(int seats, int depots, int dockers, int neutral) {
        FragileState state = begin(seats);
        int placements = 0;
        int[] places = new int[state.maxActions()];
        while (state.isSetUp()) {
            state.play(state.randomAction(Seed.of(placements).dice(), places));
            placements++;
        }
        assertEquals(seats * (depots + dockers), placements);
        int[] owned = new int[seats + 1];
        for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
            owned[state.board().owner(FragileQuay.depotSquare(depot)) + 1]++;
        }
        assertEquals(neutral, owned[0]);
        for (int seat = 1; seat <= seats; seat++) {
            assertEquals(depots, owned[seat]);
        }
        assertEquals(seats * dockers, state.board().dockers());
    }

    @Test
    void F6_depots_are_placed_one_by_one_in_turn_order() {
        FragileState state = begin(3);
        assertEquals(12, actions(state).size());
        assertRefused(state, "A2", "F6", "no-depot-square");
        assertRefused(state, "end", "F6", "still-placing");
        play(state, "A1");
        assertEquals(1, state.onTurn());
        assertRefused(state, "A1", "F6", "depot-taken");
        play(state, "C3 H3");
        assertEquals(0, state.onTurn());
    }

    @Test
    void F7_a_player_must_still_be_able_to_reach_three_quarters() {
        FragileState state = placing("players 2\ndepots 1 A1 C3\ndepots 2 J1 H3\nturn 1 place");
        assertRefused(state, "A4", "F7", "three-quarters");
        assertEquals(List.of("A10", "C8", "D10", "G1", "H8", "J10", "J7"), actions(state));
    }

    @Test
    void F7_is_lifted_where_no_free_square_allows_it() {
        FragileState state =
                placing("players 4\ndepots 1 A1 C3\ndepots 2 J1 J7\ndepots 3 H3 C8\ndepots 4 H8 G1\n" + "turn 1 place");
        assertEquals(List.of("A10", "A4", "D10", "J10"), actions(state));
    }

    @Test
    void F8_dockers_go_into_own_depots_one_in_each() {
        FragileState state = placing("players 2\ndepots 1 A1 C3 J1 J7\ndepots 2 H3 G1 C8 J10\nturn 2 place");
        assertEquals(List.of("C8", "G1", "H3", "J10"), actions(state));
        assertRefused(state, "A1", "F8", "not-your-depot");
        assertRefused(state, "A4", "F8", "not-your-depot");
        play(state, "H3 A1");
        assertRefused(state, "H3", "F8", "docker-there");
        play(state, "G1 C3 C8 J1");
        assertFalse(state.isSetUp());
        assertEquals(1, state.onTurn());
        assertRefused(state, "J10", "F8", "all-placed");
        assertLegal(state, "H3-I3");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void F6_F8_a_set_up_goes_on_from_its_text(int seats) {
        FragileState state = FragileGame.GAME.begin(Setup.of(FragileGame.GAME.variant("standard"), seats, Seed.of(1))
                .beginning(1));
        for (int placed = 0; state.isSetUp(); placed++) {
            FragileState read = (FragileState) FragileGame.GAME.readPosition(state.position());
            assertEquals((1 + placed) % seats, read.onTurn());
            assertEquals(actions(state), actions(read));
            assertEquals(state.hash(), read.hash());
            int action = state.randomAction(Seed.of(placed).dice(), new int[state.maxActions()]);
            state.play(action);
            read.play(action);
            assertEquals(state.position(), read.position());
            assertEquals(placed + 2, state.turn());
        }
    }

    @Test
    void F5_what_nobody_placed_is_neutral_as_soon_as_all_depots_are_placed() {
        FragileState state = placing("players 2\ndepots 1 A1 C3 J1 J7\ndepots 2 H3 G1 C8 J10\nturn 1 place");
        assertEquals(FragileBoard.NEUTRAL, state.board().owner(FragileQuay.square("A4")));
        assertEquals(List.of("A1", "C3", "J1", "J7"), actions(state));
        FragileState earlier = placing("players 2\ndepots 1 A1 C3 J1 J7\ndepots 2 H3 G1 C8\nturn 2 place");
        assertEquals(FragileBoard.UNPLACED, earlier.board().owner(FragileQuay.square("A4")));
        play(earlier, "J10");
        assertEquals(FragileBoard.NEUTRAL, earlier.board().owner(FragileQuay.square("A4")));
    }

    @Test
    void F6_F8_a_placement_is_shown_on_its_square() {
        FragileState state = placing("players 2\ndepots 1 A1 C3 J1 J7\ndepots 2 H3 G1 C8\nturn 2 place");
        assertEquals(new Gesture("J10", "place-depot", "", "", "J10", 0, List.of()), state.gesture(state.read("J10")));
        play(state, "J10");
        assertEquals(new Gesture("C3", "place-docker", "", "", "C3", 0, List.of()), state.gesture(state.read("C3")));
    }

    @Test
    void F9_nobody_holds_the_marker_at_first() {
        assertEquals(-1, begin(2).marker());
    }

    @Test
    void a_position_of_the_set_up_must_be_one_that_placing_in_turn_leads_to() {
        assertImpossible(
                "players 2\ndepots 1 A1 C3\ndepots 2 J1\nturn 1 place",
                "with seat 1 to place, expected seat 1 to have placed 1 depots and 0 dockers, found 2 and 0");
        assertImpossible(
                "players 2\ndepots 1 A1 C3 J1 J7\ndepots 2 H3 G1 C8 J10\ndockers 1 A1 C3\ndockers 2 C8\nturn 1 place",
                "with seat 1 to place, expected seat 1 to have placed 4 depots and 1 dockers, found 4 and 2");
        assertImpossible(
                "players 3\ndepots 1 A1\ndepots 2 J1\nturn 1 place",
                "with seat 1 to place, expected seat 1 to have placed 0 depots and 0 dockers, found 1 and 0");
        assertImpossible(
                "players 2\ndepots 1 A1\ndepots 2 J1\ndockers 1 A1\ndockers 2 J1\nturn 1 place", "placed 2 depots");
        assertImpossible(
                "players 2\ndepots 1 A1 C3 J1 J7\ndepots 2 H3 G1 C8 J10\ndockers 1 B1\nturn 2 place",
                "found one on B1");
        BadText moved = assertThrows(
                BadText.class,
                () -> FragileGame.GAME.readPosition("game fragile\nplayers 2\ncrates D4 E4\nturn 1 place"));
        assertTrue(moved.getMessage().contains("expected the crates of the set-up"), moved::getMessage);
        for (String other : List.of("D4!", "D3")) {
            String crates = other + " E4 F4 G4 D5 G5 D6 G6 D7 E7 F7 G7";
            assertThrows(
                    BadText.class,
                    () -> FragileGame.GAME.readPosition("game fragile\nplayers 2\ncrates " + crates + "\nturn 1 place"),
                    crates);
        }
    }

    private static void assertImpossible(String lines, String message) {
        BadText rejected = assertThrows(BadText.class, () -> placing(lines));
        assertTrue(rejected.getMessage().contains(message), rejected::getMessage);
    }
}
