package cabestan.bots.fragile;

import cabestan.rules.fragile.FragileBoard;
import cabestan.rules.fragile.FragileState;
import java.util.ArrayList;
import java.util.List;

/** The best few of many turns: each position once, and few that differ only in where dockers stand. */
final class Shortlist {

    private static final int[] NONE = {};

    private final int most;
    private final int mostAlike;
    private final List<PlannedTurn> turns = new ArrayList<>();

    Shortlist(int most, int mostAlike) {
        this.most = most;
        this.mostAlike = mostAlike;
    }

    /** Takes up the turn that led to this state, if it is among the best so far. */
    void offer(FragileState state, double value, int[] first, int[] second, int secondLength) {
        int size = turns.size();
        if (size == most && value <= turns.getLast().value()) {
            return;
        }
        long hash = state.boardHash();
        long crates = crates(state.board());
        int at = 0;
        int alike = 0;
        int worstAlike = size;
        for (int i = 0; i < size; i++) {
            PlannedTurn turn = turns.get(i);
            if (turn.hash() == hash) {
                return;
            }
            at = turn.value() >= value ? i + 1 : at;
            if (turn.crates() == crates) {
                alike++;
                worstAlike = i;
            }
        }
        if (alike == mostAlike) {
            if (worstAlike < at) {
                return;
            }
            turns.remove(worstAlike);
        } else if (size == most) {
            turns.removeLast();
        }
        turns.add(at, new PlannedTurn(joined(first, second, secondLength), hash, crates, value));
    }

    void offer(FragileState state, double value) {
        offer(state, value, NONE, NONE, 0);
    }

    void offer(FragileState state, double value, int[] path, int length) {
        offer(state, value, NONE, path, length);
    }

    private static int[] joined(int[] first, int[] second, int secondLength) {
        int[] actions = new int[first.length + secondLength];
        System.arraycopy(first, 0, actions, 0, first.length);
        System.arraycopy(second, 0, actions, first.length, secondLength);
        return actions;
    }

    private static long crates(FragileBoard board) {
        long hash = 0;
        for (int crate = 0; crate < board.crates(); crate++) {
            int place = board.crateSquare(crate) * 4 + board.crateLevel(crate) * 2 + (board.isTurned(crate) ? 1 : 0);
            long mixed = (place + 1) * 0x9E3779B97F4A7C15L;
            hash += (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
        }
        return hash;
    }

    /** Whether no other turn can be better than any of these. */
    boolean isFullOfWins() {
        return turns.size() == most && turns.getLast().value() >= 1;
    }

    boolean isEmpty() {
        return turns.isEmpty();
    }

    List<PlannedTurn> bestFirst() {
        return turns;
    }
}
