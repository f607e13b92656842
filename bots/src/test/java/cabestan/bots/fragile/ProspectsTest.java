package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.analysis.Prospect;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What each docker could deliver in one play of its own. */
final class ProspectsTest {

    private static FragileState harbour(String lines) {
        return (FragileState) FragileGame.GAME.readPosition("""
                game fragile
                players 2
                depots 1 A1 A4 J1 J7
                depots 2 H3 G1 C8 J10
                """ + lines + "\nturn 1 points 5\n");
    }

    /** A prospect as one line: the seat, the docker, the points, and how. */
    private static List<String> prospects(FragileState state) {
        List<String> told = new ArrayList<>();
        for (Prospect one : new FragileAnalyst().prospects(state)) {
            List<String> words = one.actions().stream().map(Gesture::text).toList();
            told.add(one.seat() + 1 + " " + one.piece() + " +" + one.points() + " " + String.join(" ", words));
        }
        return told;
    }

    @Test
    void a_docker_behind_a_crate_before_its_depot_delivers_it_and_one_far_away_nothing() {
        FragileState state = harbour("dockers 1 C4 E9\ndockers 2 G4 I6\ncrates B4 G3 E7");
        assertEquals(List.of("1 C4 +1 C4*B4-A4", "2 G4 +1 G4*G3-G2 G3*G2-G1"), prospects(state));
    }

    @Test
    void F29_a_turned_crate_is_worth_two_and_a_crate_in_the_depot_of_another_nothing() {
        FragileState state = harbour("dockers 1 C4 G4\ndockers 2 I6 E9\ncrates B4! G3 E7");
        assertEquals(List.of("1 C4 +2 C4*B4-A4"), prospects(state));
    }

    @Test
    void F22_others_help_in_a_chain() {
        FragileState state = harbour("dockers 1 C5 B4\ndockers 2 I6 E9\ncrates C4 E7");
        assertEquals("1 C5 +1 C5~C4-A4", prospects(state).getFirst());
    }

    @Test
    void F10_a_docker_whose_points_are_lost_delivers_nothing_more_in_this_turn() {
        FragileState state = harbour("dockers 1 C4 E9\ndockers 2 G4 I6\ncrates B4 G3 E7");
        state.play(state.read("C4-C5"));
        state.play(state.read("E9-E8"));
        assertEquals(List.of("2 G4 +1 G4*G3-G2 G3*G2-G1"), prospects(state));
    }

    @Test
    void there_are_no_prospects_while_depots_are_placed() {
        Setup setup = Setup.of(FragileGame.GAME.variant("standard"), 2, Seed.of(1));
        FragileState state = (FragileState) Match.begin(FragileGame.GAME, setup).state();
        assertEquals(List.of(), prospects(state));
    }
}
