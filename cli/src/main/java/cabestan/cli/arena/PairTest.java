package cabestan.cli.arena;

import java.util.HashMap;
import java.util.Map;

/** Joins the two matches of a pair, in whatever order they end, and asks the {@link Sprt} if there is one. */
final class PairTest {

    private final Sprt sprt;
    private final Map<Integer, Integer> halves = new HashMap<>();

    /** @param sprt the test, or null to play on until the last match */
    PairTest(Sprt sprt) {
        this.sprt = sprt;
    }

    void add(MatchSeries.Played played) {
        if (sprt == null) {
            return;
        }
        int seat = played.rotation() == 0 ? 0 : 1; // of the first player
        int halfPoints = (int) Math.round(2 * played.outcome().reward(seat));
        Integer other = halves.remove(played.number() / 2);
        if (other == null) {
            halves.put(played.number() / 2, halfPoints);
        } else {
            sprt.add(other + halfPoints);
        }
    }

    boolean isDecided() {
        return sprt != null && sprt.isDecided();
    }

    /** The test, or null. */
    Sprt sprt() {
        return sprt;
    }
}
