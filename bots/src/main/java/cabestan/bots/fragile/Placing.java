package cabestan.bots.fragile;

import cabestan.rules.fragile.FragileAction;
import cabestan.rules.fragile.FragileQuay;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;

/** Where depots and dockers go before play begins (F6–F8). */
final class Placing {

    private Placing() {}

    /** The place after which the judge likes the quay best, if from then on all take the nearest places. */
    static int best(FragileState state, Judge judge, Dice dice) {
        int[] places = new int[state.maxActions()];
        int count = state.legalActions(places);
        int best = places[0];
        double bestChance = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            FragileState after = state.copy();
            after.play(places[i]);
            while (after.isSetUp()) {
                after.play(nearest(after, dice));
            }
            double chance = judge.atBeginOfTurn(after)[state.onTurn()];
            if (chance > bestChance) {
                bestChance = chance;
                best = places[i];
            }
        }
        return best;
    }

    /** A place whose depot is near to some crate; among equals by lot. */
    static int nearest(FragileState state, Dice dice) {
        int[] places = new int[state.maxActions()];
        int count = state.legalActions(places);
        int best = places[0];
        int bestCost = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int cost = cost(state, FragileAction.to(places[i])) * 16 + dice.below(16);
            if (cost < bestCost) {
                bestCost = cost;
                best = places[i];
            }
        }
        return best;
    }

    /** The cheapest haul of any crate into this depot by a docker that stands where it likes. */
    private static int cost(FragileState state, int depotSquare) {
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
