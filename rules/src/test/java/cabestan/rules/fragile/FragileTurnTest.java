package cabestan.rules.fragile;

import static cabestan.rules.fragile.Harbour.actions;
import static cabestan.rules.fragile.Harbour.assertLegal;
import static cabestan.rules.fragile.Harbour.assertRefused;
import static cabestan.rules.fragile.Harbour.harbour;
import static cabestan.rules.fragile.Harbour.play;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Match;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A turn: F10 to F14. */
class FragileTurnTest {

    private static final String THREE_DOCKERS = "dockers 1 D6 B6 E9\ndockers 2 I9\ncrates C6 G5 G6\n";

    @Test
    void F10_two_different_dockers_play_and_the_first_loses_what_it_had_left() {
        FragileState state = play(harbour(THREE_DOCKERS), "D6-D5");
        assertEquals(4, state.pointsLeft(state.board().docker(FragileQuay.square("D5"))));
        play(state, "B6-B5");
        assertRefused(state, "D5-D6", "F10", "points-lost");
        assertRefused(state, "E9-E8", "F10", "two-dockers-played");
        assertRefused(state, "I9-I8", "F10", "not-yours");
        assertRefused(state, "A9-A8", "F10", "no-docker");
    }

    @Test
    void F10_points_never_move_to_another_docker() {
        FragileState state = play(harbour(THREE_DOCKERS), "D6-D5");
        assertRefused(state, "E9-A6", "F14", "not-enough-points");
    }

    @Test
    void F11_three_points_in_the_first_turn_four_in_the_second_then_five() {
        FragileState state = harbour("dockers 1 B6\ndockers 2 E9\ncrates G5\nturn 1 points 3");
        assertRefused(state, "B6-F6", "F14", "not-enough-points");
        play(state, "B6-E6");
        assertRefused(state, "E6*F6-G6", "F11", "no-points");
        assertEquals(1, state.turn());
        play(state, "end");
        assertEquals(4, state.pointsLeft(1));
        play(state, "E9-E8 end");
        assertEquals(5, state.pointsLeft(0));
        play(state, "E6-E5 end");
        assertEquals(5, state.pointsLeft(1));
    }

    @Test
    void F12_a_turn_ends_only_when_two_dockers_have_acted() {
        FragileState state = harbour(THREE_DOCKERS);
        assertRefused(state, "end", "F12", "docker-to-play");
        play(state, "D6-D5");
        assertRefused(state, "end", "F12", "docker-to-play");
        assertEquals(
                "F12: the docker on B6 can still act; two different dockers play in a turn",
                state.reject(FragilePlay.END).orElseThrow().toString());
        assertLegal(play(state, "B6-B5"), "end");
    }

    @Test
    void F12_a_docker_that_cannot_act_is_passed_over() {
        FragileState state = harbour("dockers 1 A1 D6\ncrates B1! C1 C1 G5");
        assertRefused(state, "end", "F12", "docker-to-play");
        assertLegal(play(state, "D6-D5"), "end");
    }

    @Test
    void F12_a_player_whose_dockers_are_all_stuck_ends_at_once() {
        assertEquals(List.of("end"), actions(harbour("dockers 1 A1\ncrates B1! C1 C1 G5")));
    }

    @Test
    void F13_actions_combine_and_the_turn_waits_for_its_end() {
        FragileState state = play(harbour(THREE_DOCKERS), "D6-D5 B6*C6-D6 C6-C7");
        assertEquals(0, state.onTurn());
        play(state, "end");
        assertEquals(1, state.onTurn());
        assertEquals(2, state.turn());
    }

    @Test
    void F13_actions_of_the_running_turn_can_be_taken_back() {
        Match match = Match.from(FragileGame.GAME, harbour(THREE_DOCKERS));
        for (String action : List.of("D6-D5", "B6*C6-D6")) {
            match.play(match.state().read(action));
        }
        assertEquals(2, match.undoable());
        match.rewind(2);
        assertEquals(harbour(THREE_DOCKERS).position(), match.state().position());
        for (String action : List.of("D6-D5", "B6*C6-D6", "end")) {
            match.play(match.state().read(action));
        }
        assertEquals(0, match.undoable());
    }

    @Test
    void F14_a_docker_that_has_just_walked_can_be_sent_further_at_the_cost_of_the_whole_walk() {
        Match match = Match.from(FragileGame.GAME, harbour("dockers 1 D6 B9\ncrates G5"));
        match.play(match.state().read("D6-D4"));
        List<String> ways = match.continuations().stream()
                .map(way -> way.gesture().text() + " " + way.gesture().cost())
                .toList();
        assertTrue(ways.contains("D4-D3 3"), ways.toString());
        assertTrue(ways.contains("D4-D1 5"), ways.toString());
        assertTrue(ways.contains("D4-F4 4"), ways.toString());
        assertFalse(ways.contains("D4-D5 1"), "nearer than it went");
        assertFalse(ways.contains("D4-E5 2"), "as near as it went");
        for (Match.Continuation way : match.continuations()) {
            FragileState whole = play(harbour("dockers 1 D6 B9\ncrates G5"), FragileAction.write(way.whole()));
            assertEquals(
                    5 - way.gesture().cost(),
                    whole.pointsLeft(whole.activeDocker()),
                    way.gesture().text());
        }
    }

    @Test
    void F14_a_walk_goes_on_only_until_something_else_is_done() {
        Match match = Match.from(FragileGame.GAME, harbour("dockers 1 D6 B9\ncrates G5 D3"));
        assertEquals(List.of(), match.continuations());
        for (String action : List.of("D6-D4", "D4*D3-D2")) {
            match.play(match.state().read(action));
        }
        assertEquals(List.of(), match.continuations());
    }

    @Test
    void F14_a_push_is_no_walk_that_could_go_on() {
        Match match = Match.from(FragileGame.GAME, harbour("dockers 1 D6 B9\ncrates G5 D5"));
        match.play(match.state().read("D6*D5-D4"));
        assertEquals(List.of(), match.continuations());
    }

    @Test
    void F10_a_state_says_who_acted_and_what_each_docker_can_do() {
        FragileState state = harbour(THREE_DOCKERS);
        assertEquals(-1, state.activeDocker());
        int[] into = new int[state.maxActions()];
        assertEquals(actions(state, "B6").size(), state.dockerActions(1, into));
        assertTrue(state.write(into[0]).startsWith("B6"));
        play(state, "B6-B5");
        assertEquals(1, state.activeDocker());
        assertTrue(state.hasActed(1));
        assertFalse(state.hasActed(0));
        play(state, "D6-D5");
        assertEquals(0, state.dockerActions(1, into));
        assertEquals(0, state.dockerActions(2, into), "a third docker");
        assertEquals(0, state.dockerActions(3, into), "of another seat");
    }
}
