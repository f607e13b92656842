package cabestan.bots.search;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.Arrays;

/** A baseline for any game: plain UCT with random playouts to the end and a fresh determinization each time. */
public final class Mcts implements Bot {

    private static final double EXPLORATION = 1.4;

    /** An action at one place in the tree, with its statistics. */
    private static final class Node {
        private static final Node[] NONE = new Node[0];

        private final int action;
        private final int seat;
        private Node[] children = NONE;
        private int visits;
        private int offered;
        private double reward;

        private Node(int action, int seat) {
            this.action = action;
            this.seat = seat;
        }

        private Node child(int action) {
            for (Node child : children) {
                if (child.action == action) {
                    return child;
                }
            }
            return null;
        }

        private Node grow(int action, int seat) {
            Node child = new Node(action, seat);
            children = Arrays.copyOf(children, children.length + 1);
            children[children.length - 1] = child;
            return child;
        }

        /** The upper confidence bound; {@code offered} counts how often the action was legal, which depends on the determinization. */
        private double bound() {
            return reward / visits + EXPLORATION * Math.sqrt(Math.log(offered) / visits);
        }
    }

    private final int mostPlayouts;

    public Mcts() {
        this(Integer.MAX_VALUE);
    }

    /** Stops after this many playouts, however much of the budget is left. */
    Mcts(int mostPlayouts) {
        this.mostPlayouts = mostPlayouts;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        int[] scratch = new int[view.maxActions()];
        Node root = new Node(0, State.NOBODY);
        if (view.legalActions(scratch) == 1) {
            return new Thought(new int[] {scratch[0]}, 0.5, 0, 0);
        }
        do {
            iterate(root, view.determinize(dice), dice, scratch);
        } while (budget.spend() && budget.nodes() < mostPlayouts);
        Node best = root.children[0];
        for (Node child : root.children) {
            if (child.visits > best.visits) {
                best = child;
            }
        }
        return new Thought(new int[] {best.action}, best.reward / best.visits, budget.nodes(), 0);
    }

    private void iterate(Node root, State state, Dice dice, int[] scratch) {
        Node[] path = new Node[64];
        int depth = 0;
        Node node = root;
        boolean grown = false;
        while (!grown && !state.isOver() && depth < path.length) {
            int seat = state.onTurn();
            int count = state.legalActions(scratch);
            Node next = pick(node, scratch, count);
            if (next == null) {
                next = node.grow(unseen(node, scratch, count, dice), seat);
                next.offered = 1;
                grown = true;
            }
            state.play(next.action);
            path[depth++] = next;
            node = next;
        }
        while (!state.isOver()) {
            state.play(state.randomAction(dice, scratch));
        }
        Outcome outcome = state.outcome();
        for (int i = 0; i < depth; i++) {
            path[i].visits++;
            path[i].reward += outcome.reward(path[i].seat);
        }
    }

    /** The child with the highest bound, or null while some legal action has no child yet. */
    private static Node pick(Node node, int[] legal, int count) {
        Node best = null;
        double bestBound = 0;
        int known = 0;
        for (int i = 0; i < count; i++) {
            Node child = node.child(legal[i]);
            if (child != null) {
                known++;
                child.offered++;
                double bound = child.bound();
                if (best == null || bound > bestBound) {
                    best = child;
                    bestBound = bound;
                }
            }
        }
        return known < count ? null : best;
    }

    private static int unseen(Node node, int[] legal, int count, Dice dice) {
        int left = 0;
        for (int i = 0; i < count; i++) {
            if (node.child(legal[i]) == null) {
                legal[left++] = legal[i];
            }
        }
        return legal[dice.below(left)];
    }
}
