package cabestan.bots.arcanor;

import cabestan.rules.game.Dice;

/** Compares the actions of the side to move, one ply deeper each round, until the budget or the style ends it. */
final class Deepening {

    private final ArcanorSearch search;
    private final Style style;
    private final int[] actions;
    private final int[] whims;
    private int score;
    private int depth;

    Deepening(ArcanorSearch search, Style style, int[] actions, Dice dice) {
        this.search = search;
        this.style = style;
        this.actions = actions;
        this.whims = new int[actions.length];
        for (int i = 0; i < whims.length; i++) {
            whims[i] = dice.below(style.whim() + 1);
        }
    }

    void run() {
        while (depth < style.depth() && !search.isStopped() && Math.abs(score) < ArcanorSearch.DECIDED) {
            depth++;
            deepen();
        }
    }

    /** The best action; the first one given if nothing was compared. */
    int action() {
        return actions[0];
    }

    int score() {
        return score;
    }

    int depth() {
        return depth;
    }

    private void deepen() {
        int best = -ArcanorSearch.INFINITE;
        for (int i = 0; i < actions.length; i++) {
            int found = whims[i] + compare(i, best - whims[i]);
            if (search.isStopped()) {
                if (best <= -ArcanorSearch.DECIDED) {
                    toFront(i); // those before it are known to lose
                }
                return;
            }
            if (found > best) {
                best = found;
                score = found;
                toFront(i);
            }
        }
    }

    /** The exact score of an action if it beats the best so far; otherwise an upper bound. */
    private int compare(int index, int best) {
        if (index > 0) {
            int found = search.score(actions[index], depth, best, best + 1);
            if (found <= best || search.isStopped()) {
                return found;
            }
        }
        return search.score(actions[index], depth, index > 0 ? best : -ArcanorSearch.INFINITE, ArcanorSearch.INFINITE);
    }

    private void toFront(int index) {
        int action = actions[index];
        int whim = whims[index];
        System.arraycopy(actions, 0, actions, 1, index);
        System.arraycopy(whims, 0, whims, 1, index);
        actions[0] = action;
        whims[0] = whim;
    }
}
