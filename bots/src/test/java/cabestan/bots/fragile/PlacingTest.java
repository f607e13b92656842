package cabestan.bots.fragile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How level 5 places depots and dockers against one opponent. */
class PlacingTest {

    private static final int MOODS = 10;
    private static final int MATCHES = 5;
    private static final int DEPOTS = 8;

    /** The judgement depends a little on which docker of a seat is which. */
    private static final double ONE_DOCKER_OR_ANOTHER = 0.01;

    private static final Judge JUDGE = FragileOpponents.NETWORK.apply(2);

    @Test
    void F6_the_last_depot_is_not_placed_by_luck() {
        assertAlwaysTheSame(DEPOTS - 1);
    }

    @Test
    void F8_dockers_are_not_placed_by_luck() {
        assertAlwaysTheSame(DEPOTS);
    }

    @Test
    void F8_dockers_are_placed_as_is_best_if_both_seats_do_so() {
        for (int seed = 0; seed < MATCHES; seed++) {
            FragileState state = placed(DEPOTS, seed);
            int seat = state.onTurn();
            double most = best(state)[seat];
            state.play(choice(state, seed));
            assertEquals(most, best(state)[seat], ONE_DOCKER_OR_ANOTHER, "match " + seed);
        }
    }

    private static void assertAlwaysTheSame(int depots) {
        for (int seed = 0; seed < MATCHES; seed++) {
            FragileState state = placed(depots, seed);
            Set<Integer> choices = new HashSet<>();
            for (int mood = 0; mood < MOODS; mood++) {
                choices.add(choice(state, mood));
            }
            assertEquals(1, choices.size(), "match " + seed);
        }
    }

    /** The chances of both seats if each tries all its places, in turn, to the end. */
    private static double[] best(FragileState state) {
        if (!state.isSetUp()) {
            return JUDGE.atBeginOfTurn(state).clone();
        }
        double[] best = null;
        int[] places = new int[state.maxActions()];
        for (int place : Arrays.copyOf(places, state.legalActions(places))) {
            FragileState after = state.copy();
            after.play(place);
            double[] chances = best(after);
            best = best == null || chances[state.onTurn()] > best[state.onTurn()] ? chances : best;
        }
        return best;
    }

    private static int choice(FragileState state, int mood) {
        return new FragileOpponents()
                .level(5)
                .bot()
                .think(
                        state.view(state.onTurn()),
                        new PublicRecord(state.view(state.onTurn())),
                        Budget.ofNodes(1),
                        Seed.of(mood).dice())
                .action();
    }

    /** A match in which so many depots stand anywhere. */
    private static FragileState placed(int depots, int seed) {
        FragileState state = FragileGame.GAME.begin(Setup.of(FragileGame.GAME.variant("standard"), 2, Seed.of(seed)));
        Dice dice = Seed.of(seed).dice();
        int[] scratch = new int[state.maxActions()];
        for (int i = 0; i < depots; i++) {
            state.play(state.randomAction(dice, scratch));
        }
        return state;
    }
}
