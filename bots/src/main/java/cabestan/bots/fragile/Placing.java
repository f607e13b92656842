package cabestan.bots.fragile;

import cabestan.bots.fragile.judge.Hauls;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.fragile.quay.FragileQuay;
import cabestan.rules.game.Dice;
import java.util.Arrays;

/** Where depots and dockers go before play begins (F6–F8). */
final class Placing {

    private Placing() {}

    /** The place that the judge rates best, if all seats take the nearest places from then on. */
    static int best(FragileState state, Judge judge, Dice dice) {
        int[] costs = costs(state.board());
        int[] places = new int[state.maxActions()];
        int count = state.legalActions(places);
        int best = places[0];
        double bestChance = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            FragileState after = state.copy();
            after.play(places[i]);
            while (after.isSetUp()) {
                after.play(nearest(after, costs, dice));
            }
            double chance = judge.atBeginOfTurn(after)[state.onTurn()];
            if (chance > bestChance) {
                bestChance = chance;
                best = places[i];
            }
        }
        return best;
    }

    /** A place whose depot is near some crate; ties are broken at random. */
    static int nearest(FragileState state, Dice dice) {
        return nearest(state, costs(state.board()), dice);
    }

    /** For each depot a number that is lower the nearer it is to some crate; ties are broken at random. */
    static int[] preferences(FragileBoard board, Dice dice) {
        int[] preferences = costs(board);
        for (int depot = 0; depot < preferences.length; depot++) {
            preferences[depot] = preferences[depot] * 16 + dice.below(16);
        }
        return preferences;
    }

    /** The place whose depot is preferred. */
    static int nearest(FragileState state, int[] preferences) {
        int[] places = new int[FragileQuay.DEPOTS];
        int count = state.legalActions(places);
        int best = places[0];
        for (int i = 1; i < count; i++) {
            best = preferences[depot(places[i])] < preferences[depot(best)] ? places[i] : best;
        }
        return best;
    }

    private static int depot(int place) {
        return FragileQuay.depotAt(FragileAction.to(place));
    }

    private static int nearest(FragileState state, int[] costs, Dice dice) {
        int[] places = new int[FragileQuay.DEPOTS];
        int count = state.legalActions(places);
        int best = places[0];
        int bestCost = Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            int cost = costs[depot(places[i])] * 16 + dice.below(16);
            if (cost < bestCost) {
                bestCost = cost;
                best = places[i];
            }
        }
        return best;
    }

    /** For each depot the cheapest haul of any crate, wherever the docker stands. */
    private static int[] costs(FragileBoard board) {
        int[] costs = new int[FragileQuay.DEPOTS];
        Arrays.fill(costs, Hauls.FAR);
        for (int crate = 0; crate < board.crates(); crate++) {
            for (int docker = 0; docker < FragileQuay.SQUARES; docker++) {
                int pair = Hauls.pair(board.crateSquare(crate), docker);
                for (int depot = 0; depot < FragileQuay.DEPOTS; depot++) {
                    costs[depot] = Math.min(costs[depot], Hauls.cost(pair, depot));
                }
            }
        }
        return costs;
    }
}
