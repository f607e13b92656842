package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.game.BadText;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How a match ends, and the straws: F31 to F37. */
class FragileEndTest {

    @Test
    void F31_when_all_depots_of_a_player_are_full_everybody_else_has_one_last_turn() {
        FragileState state = harbour("dockers 1 H7 B6\ndockers 2 E9\ncrates A1 C3 J1 I7 G5");
        assertEquals(-1, state.lastTurns());
        play(state, "H7*I7-J7");
        assertEquals(1, state.lastTurns());
        play(state, "B6-B5 end");
        assertEquals(1, state.onTurn());
        play(state, "E9-E8");
        assertFalse(state.isOver());
        play(state, "end");
        assertTrue(state.isOver());
        assertEquals("depots-full", state.outcome().code());
    }

    @Test
    void F31_holds_whoever_fills_the_last_depot() {
        FragileState state = harbour("dockers 1 B6\ndockers 2 H7 E9\ncrates A1 C3 J1 I7 G5\nturn 2 points 5");
        play(state, "H7*I7-J7 E9-E8 end");
        assertEquals(0, state.onTurn());
        assertTrue(play(state, "B6-B5 end").isOver());
    }

    @Test
    void F31_with_last_turn_all_the_player_who_filled_it_also_has_one_more_turn_last() {
        FragileState state = harbour("option last-turn all\ndockers 1 H7 B6\ndockers 2 E9\ncrates A1 C3 J1 I7 G5");
        play(state, "H7*I7-J7 B6-B5 end");
        assertEquals(1, state.onTurn());
        play(state, "E9-E8 end");
        assertEquals(0, state.onTurn());
        play(state, "B5-B6 I7-H7");
        assertFalse(state.isOver());
        assertTrue(play(state, "end").isOver());
        assertEquals("depots-full", state.outcome().code());
    }

    @Test
    void F31_a_position_says_how_many_last_turns_are_still_to_come() {
        String full = "crates A1 C3 J1 J7 G5\nturn 1 points 5\n";
        assertEquals(2, three(full).lastTurns());
        assertEquals(1, three(full + "last-turns 1").lastTurns());
    }

    @Test
    void F31_the_option_belongs_to_the_standard_game_and_its_default_is_others() {
        Setup setup = Setup.of(FragileGame.GAME.variant("standard"), 2, Seed.of(1));
        String usual = FragileGame.GAME.begin(setup).position();
        assertEquals(
                usual, FragileGame.GAME.begin(setup.with("last-turn", "others")).position());
        assertTrue(FragileGame.GAME
                .begin(setup.with("last-turn", "all"))
                .position()
                .contains("option   last-turn all"));
        Variant straws = FragileGame.GAME.variant("straws");
        Setup odd = Setup.of(straws, 3, Seed.of(1)).with("last-turn", "all");
        assertThrows(BadText.class, () -> straws.accepts(odd.terms()));
    }

    @Test
    void F32_the_holder_of_the_marker_wins_and_the_others_rank_by_points() {
        FragileState state = three("crates A1 C3! H3 A4! C8 G5\nturn 1 points 5\nmarker 2\nquiet 90");
        assertEquals(List.of(3, 3, 1), List.of(state.points(0), state.points(1), state.points(2)));
        play(state, "B6-B5 end");
        assertEquals(List.of(2, 1, 3), state.outcome().ranks());
        assertEquals(1, state.outcome().winner());
    }

    @Test
    void F32_with_no_marker_nobody_wins() {
        FragileState state = play(harbour("dockers 1 B6\ncrates G5\nquiet 60"), "B6-B5 end");
        assertEquals(List.of(1, 1), state.outcome().ranks());
        assertEquals(-1, state.outcome().winner());
    }

    private static FragileState three(String lines) {
        return (FragileState) FragileGame.GAME.readPosition("""
                game fragile
                players 3
                depots 1 A1 C3 J1 J7
                depots 2 H3 A4 G1 J10
                depots 3 C8 D10 H8 A10
                dockers 1 B6
                dockers 2 E6
                dockers 3 H6
                """ + lines);
    }

    private static int deadPiles(String lines) {
        return Integer.bitCount(DeadPiles.dead(harbour(lines).board()));
    }

    @Test
    void F33_a_pile_is_dead_when_no_axis_has_a_stand_and_a_drop() {
        assertEquals(1, deadPiles("crates A2 A2 G5"), "a wall to the south, the edge to the west");
        assertEquals(0, deadPiles("crates A6 A6 G5"), "along the edge there is room");
        assertEquals(0, deadPiles("crates B1 B1 G5"), "the depot A1 takes the crate");
        assertEquals(1, deadPiles("crates A1 B1 B1 G5"), "the depot A1 is full");
    }

    @Test
    void F33_from_inside_a_depot_only_a_docker_that_is_still_there_can_unstack() {
        assertEquals(0, deadPiles("dockers 1 A1\ncrates B1 B1 G5"), "it stands in A1, the crate drops on C1");
    }

    @Test
    void F33_dead_piles_kill_their_neighbours() {
        assertEquals(2, deadPiles("crates A5 A5 A6 A6 G5"));
        assertEquals(3, deadPiles("crates A5 A5 A6 A6 A7 A7 G5"));
        assertEquals(3, deadPiles("crates A7 A7 A6 A6 A5 A5 G5"), "in whatever order they are looked at");
    }

    @Test
    void F33_dockers_and_living_crates_kill_nothing() {
        assertEquals(0, deadPiles("dockers 1 E6 D5\ndockers 2 E4 F5\ncrates E5 E5"));
        assertEquals(0, deadPiles("crates E5 E5 E6 D5 E4 F5"));
    }

    @Test
    void F34_the_match_ends_at_once_when_every_crate_left_is_in_a_dead_pile() {
        FragileState state = harbour("dockers 1 A8 E9\ncrates A5 A5 A6 A7 C3");
        assertFalse(state.isOver());
        play(state, "A8+A7-A6");
        assertTrue(state.isOver());
        assertEquals("all-dead", state.outcome().code());
        assertEquals(List.of(1, 2), state.outcome().ranks());
    }

    @Test
    void F34_a_living_pile_keeps_it_going_and_no_crate_left_ends_it() {
        assertFalse(harbour("dockers 1 A8\ncrates A5 A5 E5 E5").isOver());
        FragileState state = play(harbour("dockers 1 C1\ncrates C2"), "C1*C2-C3");
        assertEquals("all-stored", state.outcome().code());
    }

    @Test
    void F35_thirty_rounds_without_a_crate_stored_end_the_match() {
        FragileState state = harbour("dockers 1 B6\ndockers 2 E9\ncrates G5");
        for (int round = 0; round < 30; round++) {
            assertFalse(state.isOver());
            play(state, round % 2 == 0 ? "B6-B5 end E9-E8 end" : "B5-B6 end E8-E9 end");
        }
        assertEquals("quiet", state.outcome().code());
    }

    @Test
    void F35_counts_anew_after_a_crate_is_stored_and_can_be_switched_off() {
        FragileState stored = play(harbour("dockers 1 C1\ncrates C2 G5\nquiet 60"), "C1*C2-C3 end");
        assertEquals(1, stored.quietTurns());
        assertFalse(play(harbour("option quiet-end off\ndockers 1 B6\ncrates G5\nquiet 60"), "B6-B5 end")
                .isOver());
    }

    @Test
    void F36_the_order_is_drawn_anew_before_each_round() {
        FragileState state = FragileGame.GAME.begin(
                Setup.of(FragileGame.GAME.variant("straws"), 4, Seed.of(7)).beginning(2));
        Dice dice = Seed.of(8).dice();
        int[] actions = new int[state.maxActions()];
        for (int placement = 0; state.isSetUp(); placement++) {
            assertEquals((2 + placement) % 4, state.onTurn(), "the set-up goes round the table");
            state.play(state.randomAction(dice, actions));
        }
        TreeSet<String> orders = new TreeSet<>();
        for (int turn = 0; turn < 40; turn++) {
            assertEquals(turn / 4 + 1, state.reveals());
            assertEquals(state.order().get(turn % 4), state.onTurn());
            assertEquals(turn == 0 ? 3 : turn == 1 ? 4 : 5, state.shift.points(), "F11 by the drawn order");
            orders.add(state.order().toString());
            assertEquals(4, new TreeSet<>(state.order()).size());
            for (int now = state.turn(); state.turn() == now; ) {
                state.play(state.randomAction(dice, actions));
            }
        }
        assertTrue(orders.size() > 4, orders::toString);
    }

    @Test
    void F36_nobody_knows_the_straws_still_to_be_drawn() {
        FragileState state = three("variant straws\ncrates G5\nturn 3 points 5\norder 1 2 3");
        TreeSet<String> orders = new TreeSet<>();
        for (int seed = 0; seed < 40; seed++) {
            FragileState imagined =
                    (FragileState) state.view(0).determinize(Seed.of(seed).dice());
            assertEquals(state.position(), imagined.position());
            orders.add(play(imagined, "H6-H7 end").order().toString());
        }
        assertEquals(6, orders.size(), orders::toString);
    }

    @Test
    void F37_in_straws_the_round_is_finished() {
        String crates = "variant straws\ncrates A1 C3 J1 I7 G5\n";
        FragileState early = three(crates + "turn 2 points 5\norder 2 3 1");
        assertEquals(-1, early.lastTurns());
        FragileState state = (FragileState)
                FragileGame.GAME.readPosition(early.position().replace("dockers  2 E6", "dockers  2 H7"));
        play(state, "H7*I7-J7 end H6-H5 end B6-B5 end");
        assertEquals("depots-full", state.outcome().code());

        FragileState last = (FragileState) FragileGame.GAME.readPosition(
                early.position().replace("dockers  2 E6", "dockers  2 H7").replace("order    2 3 1", "order    3 1 2"));
        play(last, "H7*I7-J7 end");
        assertEquals("depots-full", last.outcome().code(), "seat 2 was the last of its round");
    }
}
