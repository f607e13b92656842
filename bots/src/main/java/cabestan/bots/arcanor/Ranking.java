package cabestan.bots.arcanor;

import cabestan.bots.analysis.Part;
import cabestan.rules.game.State;
import java.util.Arrays;

/** Ranks the actions of the side to move, one ply deeper each round: the best few, and one asked for, with exact scores. */
final class Ranking {

    private static final int SHORT_LOOK = 3;
    private static final int WIN_IN_TWO = ArcanorSearch.WIN - ArcanorSearch.PLY * SHORT_LOOK;

    private final ArcanorSearch search;
    private final int few;
    private final int asked;
    private final int[] actions;
    private int[] scores;
    private int depth;
    private int obvious;

    /**
     * @param actions from the best to the worst at first sight
     * @param scores at first sight
     * @param few how many of the best get exact scores
     * @param asked another action that gets one, or any int that is not an action
     */
    Ranking(ArcanorSearch search, int[] actions, int[] scores, int few, int asked) {
        this.search = search;
        this.actions = actions;
        this.scores = scores;
        this.few = few;
        this.asked = asked;
        sort();
        obvious = actions.length == 0 ? State.NO_ACTION : actions[0];
    }

    /**
     * Every n-th action in the order of a short search, so that the best few are in different parts. Each part gives
     * fewer of them exact scores, which cost more than all the others.
     */
    Ranking part(Part part) {
        if (part.of() == 1) {
            return this;
        }
        deepen(SHORT_LOOK);
        int count = 0;
        int[] some = new int[actions.length];
        int[] theirs = new int[actions.length];
        for (int i = 0; i < actions.length; i++) {
            if (part.has(i)) {
                some[count] = actions[i];
                theirs[count++] = scores[i];
            }
        }
        int fewer = (few + part.of() - 1) / part.of();
        return new Ranking(search, Arrays.copyOf(some, count), Arrays.copyOf(theirs, count), fewer, asked);
    }

    /** Looks deeper until the budget is spent or the game is decided. */
    void deepen() {
        deepen(ArcanorSearch.MOST_PLIES - 1);
    }

    private void deepen(int plies) {
        if (depth == 0) {
            proveShortWins();
        }
        while (depth < plies && (depth < SHORT_LOOK || !isDecided()) && round(depth + 1)) {
            depth++;
        }
    }

    /**
     * Finds all wins in two moves first. In this window the search leaves nothing out and is short, while the rounds may
     * be lost among captures, or take a calm action that threatens to win for one that does not.
     */
    private void proveShortWins() {
        for (int i = 0; i < actions.length; i++) {
            int found = search.score(actions[i], SHORT_LOOK, WIN_IN_TWO - 1, WIN_IN_TWO);
            if (found >= WIN_IN_TWO && !search.isStopped()) {
                scores[i] = Math.max(scores[i], found);
            }
        }
        sort();
    }

    /**
     * Searches all actions one ply deeper, or none, so that all scores come from the same depth; false if the budget
     * ran out.
     */
    private boolean round(int deeper) {
        int[] found = new int[actions.length];
        for (int i = 0; i < actions.length; i++) {
            found[i] = isShortWin(i) && deeper > 1 ? scores[i] : look(i, deeper, found);
            if (search.isStopped()) {
                return false;
            }
        }
        if (deeper == 1) {
            obvious = actions[first(found)];
            for (int i = 0; i < actions.length; i++) {
                found[i] = isShortWin(i) ? scores[i] : found[i];
            }
        }
        scores = found;
        sort();
        return true;
    }

    private boolean isShortWin(int index) {
        return scores[index] >= WIN_IN_TWO;
    }

    private int look(int index, int deeper, int[] found) {
        return index < few || actions[index] == asked
                ? exact(index, deeper)
                : compare(index, deeper, best(found, index, few));
    }

    private int exact(int index, int deeper) {
        return search.score(actions[index], deeper, -ArcanorSearch.INFINITE, ArcanorSearch.INFINITE);
    }

    private int compare(int index, int deeper, int bar) {
        int found = search.score(actions[index], deeper, bar, bar + 1);
        return found > bar && !search.isStopped() ? exact(index, deeper) : found;
    }

    private static int first(int[] scores) {
        int first = 0;
        for (int i = 1; i < scores.length; i++) {
            first = scores[i] > scores[first] ? i : first;
        }
        return first;
    }

    /** The score of this rank among the first {@code count}. */
    private static int best(int[] scores, int count, int rank) {
        int[] sorted = Arrays.copyOf(scores, count);
        Arrays.sort(sorted);
        return sorted[count - rank];
    }

    /** Equal scores keep their order, so that the earlier round decides between them. */
    private void sort() {
        for (int i = 1; i < actions.length; i++) {
            int action = actions[i];
            int score = scores[i];
            int to = i;
            while (to > 0 && scores[to - 1] < score) {
                actions[to] = actions[to - 1];
                scores[to] = scores[to - 1];
                to--;
            }
            actions[to] = action;
            scores[to] = score;
        }
    }

    /** Nothing more can change: the best action loses by force, or wins and so does the one asked for. */
    private boolean isDecided() {
        return scores[0] <= -ArcanorSearch.DECIDED
                || scores[0] >= ArcanorSearch.DECIDED
                        && Math.abs(scores[Math.max(0, index(asked))]) >= ArcanorSearch.DECIDED;
    }

    int index(int action) {
        for (int i = 0; i < actions.length; i++) {
            if (actions[i] == action) {
                return i;
            }
        }
        return -1;
    }

    /** How many of the best have exact scores. */
    int exact() {
        return Math.min(few, actions.length);
    }

    int size() {
        return actions.length;
    }

    int action(int rank) {
        return actions[rank];
    }

    int score(int rank) {
        return scores[rank];
    }

    int depth() {
        return depth;
    }

    /** The action that looked best one ply deep. */
    int obvious() {
        return obvious;
    }
}
