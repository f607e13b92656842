package cabestan.bots.fragile;

import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where the strongest player places depots and dockers (F6–F8). Depots are compared over completions of the set-up that
 * are the same for all places; dockers are placed as is best for each seat in turn.
 */
final class PlacingForesight {

    /** Found by trial: more are not better. */
    private static final int COMPLETIONS = 8;

    private final Judge judge;
    private final Map<Long, double[]> known = new TreeMap<>(); // by hash, whichever docker is which

    private PlacingForesight(Judge judge) {
        this.judge = judge;
    }

    /** The place for the seat on turn. With more than two seats it loses against the plain judgement, which then counts. */
    static int best(FragileState state, Judge judge, Dice dice) {
        return state.seats() == 2 ? new PlacingForesight(judge).best(state, dice) : Placing.best(state, judge, dice);
    }

    private int best(FragileState state, Dice dice) {
        int[] places = places(state);
        double[] chances = new double[places.length];
        for (int i = 0; i < COMPLETIONS; i++) {
            int[] preferences = Placing.preferences(state.board(), dice);
            for (int place = 0; place < places.length; place++) {
                FragileState after = after(state, places[place]);
                while (after.placesDepots()) {
                    after.play(Placing.nearest(after, preferences));
                }
                chances[place] += withDockers(after)[state.onTurn()];
            }
        }
        int best = 0;
        for (int place = 1; place < places.length; place++) {
            best = chances[place] > chances[best] ? place : best;
        }
        return places[best];
    }

    /** The chances of all seats if each places its dockers as is best for itself. */
    private double[] withDockers(FragileState state) {
        if (!state.isSetUp()) {
            return judge.atBeginOfTurn(state).clone();
        }
        double[] best = known.get(state.hash());
        if (best == null) {
            for (int place : places(state)) {
                double[] chances = withDockers(after(state, place));
                best = best == null || chances[state.onTurn()] > best[state.onTurn()] ? chances : best;
            }
            known.put(state.hash(), best);
        }
        return best;
    }

    private static int[] places(FragileState state) {
        int[] places = new int[state.maxActions()];
        return Arrays.copyOf(places, state.legalActions(places));
    }

    private static FragileState after(FragileState state, int place) {
        FragileState after = state.copy();
        after.play(place);
        return after;
    }
}
