package cabestan.bots.fragile;

import cabestan.rules.fragile.FragileAction;
import cabestan.rules.fragile.FragileQuay;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;

/** Where depots and dockers go before play begins (F6–F8). */
final class Placing {

    private Placing() {}

    static int choose(FragileState state, Dice dice) {
        int[] places = new int[state.maxActions()];
        int count = state.legalActions(places);
        int best = places[0];
        double bestValue = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            double value = -near(state, FragileAction.to(places[i])) + dice.below(100) / 100.0;
            if (value > bestValue) {
                bestValue = value;
                best = places[i];
            }
        }
        return best;
    }

    /** The cheapest haul of any crate into this depot by a docker that stands where it likes. */
    private static int near(FragileState state, int depotSquare) {
        int depot = FragileQuay.depotAt(depotSquare);
        int cheapest = Hauls.FAR;
        for (int crate = 0; crate < state.board().crates(); crate++) {
            for (int docker = 0; docker < FragileQuay.SQUARES; docker++) {
                int pair = Hauls.pair(state.board().crateSquare(crate), docker);
                cheapest = Math.min(cheapest, Hauls.cost(pair, depot));
            }
        }
        return cheapest;
    }
}
