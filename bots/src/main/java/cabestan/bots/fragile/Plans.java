package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.rules.fragile.FragilePlay;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.fragile.quay.FragileAction;

/** All positions in which one docker's part of a turn can end, each reported once. */
final class Plans {

    /** Receives each end position; the state and the path are reused afterwards. */
    interface Ends {
        void end(FragileState state, int[] path, int length);
    }

    static final int MOST_ACTIONS = FragilePlay.POINTS; // each costs a point at least
    private static final int TABLE = 1 << 16;
    private static final int NEVER_BETTERED = 15;

    private final int reach;
    private final Budget budget;
    private final FragileState[] states = new FragileState[MOST_ACTIONS + 1];
    private final int[][] actions = new int[MOST_ACTIONS + 1][];
    private final int[] path = new int[MOST_ACTIONS];

    // Positions met in this run, by hash, with what the docker had left there.
    private final long[] met = new long[TABLE];
    private final int[] leftThere = new int[TABLE];
    private int run;
    private int count;

    private int docker;
    private Ends ends;
    private boolean stopped;

    /** @param reach how many actions are combined at most */
    Plans(FragileState like, int reach, Budget budget) {
        this.reach = reach;
        this.budget = budget;
        for (int depth = 0; depth <= MOST_ACTIONS; depth++) {
            states[depth] = like.copy();
            actions[depth] = new int[like.maxActions()];
        }
    }

    /** Reports all ends of this docker's play from here; false if the budget was spent before all were reported. */
    boolean report(FragileState from, int actingDocker, Ends receiver) {
        if (budget.isSpent()) {
            return false;
        }
        docker = actingDocker;
        ends = receiver;
        stopped = false;
        count = 0;
        run++;
        states[0].copyFrom(from);
        isNews(from.boardHash(), NEVER_BETTERED);
        expand(0);
        return !stopped;
    }

    private void expand(int depth) {
        FragileState state = states[depth];
        FragileState next = states[depth + 1];
        int[] here = actions[depth];
        int listed = state.dockerActions(docker, here);
        for (int i = 0; i < listed && !stopped; i++) {
            next.copyFrom(state);
            next.play(here[i]);
            path[depth] = here[i];
            stopped = !budget.spend();
            visit(next, depth + 1);
        }
    }

    private void visit(FragileState next, int length) {
        int left = next.pointsLeft(docker);
        int before = count;
        boolean walked = FragileAction.kind(path[length - 1]) == FragileAction.WALK; // F14: no walk after a walk
        boolean more = isNews(next.boardHash(), 2 * left + (walked ? 0 : 1));
        if (count > before) {
            ends.end(next, path, length);
        }
        if (more && left > 0 && length < reach && !stopped) {
            expand(length);
        }
    }

    /** Whether this position is new, or was only met with fewer points left. */
    private boolean isNews(long hash, int left) {
        int at = (int) (hash >>> 20) & TABLE - 1;
        while (leftThere[at] >>> 4 == run && met[at] != hash) {
            at = at + 1 & TABLE - 1;
        }
        boolean known = leftThere[at] >>> 4 == run;
        if (known && (leftThere[at] & 15) >= left) {
            return false;
        }
        if (!known && count++ > TABLE * 3 / 4) {
            return false;
        }
        met[at] = hash;
        leftThere[at] = run << 4 | left;
        return true;
    }
}
