package cabestan.rules.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The list of legal actions and the reasons for rejecting one are two readings of the rules: they must agree. */
class FragileRefereeTest {

    @Test
    void every_action_there_could_be_is_either_listed_or_rejected() {
        for (int seats = 2; seats <= 4; seats++) {
            Dice dice = Seed.of(seats).dice();
            FragileState state =
                    FragileGame.GAME.begin(Setup.of(FragileGame.GAME.variant("standard"), seats, dice.seed())
                            .with("quiet-end", "off"));
            int[] actions = new int[state.maxActions()];
            for (int played = 0; played < 600 && !state.isOver(); played++) {
                if (played % 40 == 39) {
                    assertAgree(state);
                }
                state.play(state.randomAction(dice, actions));
            }
        }
    }

    private static void assertAgree(FragileState state) {
        int[] legal = new int[state.maxActions()];
        int count = state.legalActions(legal);
        Arrays.sort(legal, 0, count);
        int accepted = 0;
        for (int docker = 0; docker < state.board().dockers(); docker++) {
            int from = state.board().dockerSquare(docker);
            for (int kind = FragileAction.WALK; kind <= FragileAction.PASS; kind++) {
                for (int squares = 0; squares < 10_000; squares++) {
                    int action = FragileAction.of(kind, from, squares / 100, squares % 100);
                    boolean listed = Arrays.binarySearch(legal, 0, count, action) >= 0;
                    assertEquals(
                            listed,
                            state.reject(action).isEmpty(),
                            () -> state.write(action) + " in\n" + state.position());
                    accepted += listed ? 1 : 0;
                }
            }
        }
        accepted += state.reject(FragilePlay.END).isEmpty() ? 1 : 0;
        assertEquals(count, accepted, state::position);
    }

    @Test
    void chains_shown_for_a_pass_are_possible() {
        Dice dice = Seed.of(9).dice();
        FragileState state = FragileGame.GAME.begin(
                Setup.of(FragileGame.GAME.variant("standard"), 4, dice.seed()).with("quiet-end", "off"));
        int[] actions = new int[state.maxActions()];
        int passes = 0;
        for (int played = 0; played < 5_000 && !state.isOver(); played++) {
            int count = state.legalActions(actions);
            for (int i = 0; i < count; i++) {
                if (FragileAction.kind(actions[i]) == FragileAction.PASS) {
                    String hands = String.join(",", state.gesture(actions[i]).via());
                    assertEquals(actions[i], state.read(state.write(actions[i]) + "(" + hands + ")"));
                    passes++;
                }
            }
            state.play(state.randomAction(dice, actions));
        }
        assertTrue(passes > 100, "passes seen: " + passes);
    }
}
