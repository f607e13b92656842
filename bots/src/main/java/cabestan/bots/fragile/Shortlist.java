package cabestan.bots.fragile;

import java.util.ArrayList;
import java.util.List;

/** The best few of many turns, each position once. */
final class Shortlist {

    private final int most;
    private final List<Turn> turns = new ArrayList<>();

    Shortlist(int most) {
        this.most = most;
    }

    /** Takes up a turn of these actions if it is among the best so far. */
    void offer(long hash, double value, int[] first, int[] second, int secondLength) {
        int size = turns.size();
        if (size == most && value <= turns.get(size - 1).value()) {
            return;
        }
        int at = size;
        for (int i = size - 1; i >= 0; i--) {
            Turn turn = turns.get(i);
            if (turn.hash() == hash) {
                return;
            }
            at = turn.value() < value ? i : at;
        }
        int[] actions = new int[first.length + secondLength];
        System.arraycopy(first, 0, actions, 0, first.length);
        System.arraycopy(second, 0, actions, first.length, secondLength);
        if (size == most) {
            turns.remove(size - 1);
        }
        turns.add(at, new Turn(actions, hash, value));
    }

    boolean isEmpty() {
        return turns.isEmpty();
    }

    List<Turn> bestFirst() {
        return turns;
    }
}
