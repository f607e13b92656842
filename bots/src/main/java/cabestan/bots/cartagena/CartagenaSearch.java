package cabestan.bots.cartagena;

import static cabestan.bots.cartagena.SearchTree.NONE;
import static cabestan.bots.cartagena.SearchTree.ROOT;

import cabestan.bots.cartagena.network.Guide;
import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.cartagena.CartagenaWorlds;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Outcome;

/**
 * Information-set tree search: each iteration draws a world that agrees with the view and follows the tree in it to a
 * position that is new; a guide judges that position, and says which actions to look at first. Every seat maximizes
 * its own share.
 */
final class CartagenaSearch {

    private static final int MAX_DEPTH = 96;
    private static final int ACTION_CODES = CartagenaAction.END + 1;
    private static final double EXPLORATION = 0.5;

    private final CartagenaWorlds worlds;
    private final Guide guide;
    private final Dice dice;
    private final Finish finish;
    private final CartagenaState world;
    private final int[] legal;
    private final int[] offered;
    private final double[] chances;
    private final int[] known = new int[ACTION_CODES]; // by action, while a node's children are looked up
    private final double[] leaf;
    private final int[] path = new int[MAX_DEPTH];
    private final SearchTree tree;
    private final int[] choices;
    private int deepest;

    /**
     * @param tree empty, to be filled
     * @param choices the actions to choose from, or none for all that are legal
     */
    CartagenaSearch(CartagenaView view, Guide guide, Dice dice, SearchTree tree, int[] choices) {
        this.tree = tree;
        this.choices = choices;
        this.guide = guide;
        this.dice = dice;
        worlds = view.worlds(dice);
        world = worlds.first();
        legal = new int[view.maxActions()];
        offered = new int[view.maxActions()];
        chances = new double[view.maxActions()];
        leaf = new double[view.seats()];
        finish = new Finish(world);
        offer(ROOT);
    }

    /** Plays an action, and the end of the turn with it when no move is left. */
    static void play(CartagenaState state, int action) {
        state.play(action);
        if (!state.isOver() && state.board().movesLeft() == 0) {
            state.play(CartagenaAction.END);
        }
    }

    int deepest() {
        return deepest;
    }

    /** The result of the last iteration, by seat. */
    double[] leaf() {
        return leaf;
    }

    /**
     * Goes down the tree to an action that has not been tried yet, and adds the result to all nodes on the way. Where
     * hands lie open, it goes no further if the seat on turn has the cards to win, which are the same in all worlds.
     *
     * @param first the root's child to begin with, or {@link SearchTree#NONE} to choose one
     * @return the root's child it began with
     */
    int iterate(int first) {
        worlds.draw(dice, world);
        int depth = 0;
        int node = ROOT;
        int count = offer(ROOT);
        long cards = 0;
        boolean isWon = false;
        while (count > 0) {
            node = depth == 0 && first != NONE ? first : choose(count);
            cards += card(node);
            play(world, tree.action(node));
            path[depth++] = node;
            boolean isEnd = world.isOver() || depth == MAX_DEPTH || !tree.isRipe(node);
            boolean isAsked = isEnd || world.board().isOpen() && tree.firstChild(node) == NONE;
            isWon = isAsked && !world.isOver() && finish.exists(world);
            count = isEnd || isWon ? 0 : lookBeyond(node, cards);
        }
        judge(isWon);
        tree.visit(ROOT, 0);
        for (int i = 0; i < depth; i++) {
            tree.visit(path[i], leaf[tree.seat(path[i])]);
        }
        deepest = Math.max(deepest, depth);
        return path[0];
    }

    /** @param isWon whether the seat on turn has the cards to win this turn */
    private void judge(boolean isWon) {
        if (world.isOver()) {
            Outcome outcome = world.outcome();
            for (int seat = 0; seat < leaf.length; seat++) {
                leaf[seat] = outcome.reward(seat);
            }
        } else if (isWon) {
            for (int seat = 0; seat < leaf.length; seat++) {
                leaf[seat] = seat == world.onTurn() ? 1 : 0;
            }
        } else {
            guide.shares(world, leaf);
        }
    }

    private long card(int node) {
        int action = tree.action(node);
        return CartagenaAction.isForward(action) ? PublicKey.card(tree.seat(node), CartagenaAction.symbol(action)) : 0;
    }

    /**
     * Lists the children as {@link #offer} does; a position that was reached in another order has its children already.
     */
    private int lookBeyond(int node, long cards) {
        if (tree.firstChild(node) != NONE) {
            return offer(node);
        }
        long key = PublicKey.of(world, cards);
        tree.share(node, key);
        boolean isShared = tree.firstChild(node) != NONE;
        int count = offer(node);
        if (!isShared && count > 0) {
            tree.publish(node, key);
        }
        return count;
    }

    /** Lists the children for what is legal in this world, new ones among them unless the tree is full. */
    private int offer(int node) {
        int count = list(node);
        int eldest = tree.firstChild(node);
        if (eldest != NONE && isAsBefore(eldest, count)) {
            return count;
        }
        int last = NONE;
        for (int child = eldest; child != NONE; child = tree.sibling(child)) {
            known[tree.action(child)] = child;
            last = child;
        }
        int found = 0;
        for (int i = 0; i < count; i++) {
            int child = known[legal[i]];
            if (child != NONE) {
                offered[found++] = child;
            }
        }
        if (found < count && !tree.isFull()) {
            guide.chances(world, legal, count, chances);
            for (int i = 0; i < count; i++) {
                if (known[legal[i]] == NONE) {
                    last = tree.grow(node, last, legal[i], world.onTurn(), chances[i]);
                    offered[found++] = last;
                }
            }
        }
        for (int child = eldest; child != NONE; child = tree.sibling(child)) {
            known[tree.action(child)] = NONE;
        }
        return found;
    }

    /** Writes what may be tried into {@code legal}. */
    private int list(int node) {
        if (node == ROOT && choices.length > 0) {
            System.arraycopy(choices, 0, legal, 0, choices.length);
            return choices.length;
        }
        return world.legalActions(legal);
    }

    /** Whether the children are just those that are legal, as they are where all worlds agree; then lists them. */
    private boolean isAsBefore(int eldest, int count) {
        int child = eldest;
        for (int i = 0; i < count; i++) {
            if (child == NONE || tree.action(child) != legal[i]) {
                return false;
            }
            offered[i] = child;
            child = tree.sibling(child);
        }
        return child == NONE;
    }

    /** The child that is worth most, or could be; likely ones are tried more often. */
    private int choose(int count) {
        int visits = 0;
        double won = 0;
        double likely = 0;
        for (int i = 0; i < count; i++) {
            int child = offered[i];
            visits += tree.visits(child);
            won += tree.won(child);
            likely += tree.chance(child);
        }
        double mean = visits == 0 ? 0 : won / visits; // the value of an action that was never tried
        double curiosity = EXPLORATION * Math.sqrt(visits + 1) / likely;
        int best = NONE;
        double most = 0;
        for (int i = 0; i < count; i++) {
            int child = offered[i];
            int tried = tree.visits(child);
            double worth = tried == 0 ? mean : tree.won(child) / tried;
            double bound = worth + curiosity * tree.chance(child) / (1 + tried);
            if (best == NONE || bound > most) {
                best = child;
                most = bound;
            }
        }
        return best;
    }
}
