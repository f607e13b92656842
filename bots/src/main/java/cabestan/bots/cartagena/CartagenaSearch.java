package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;
import java.util.Arrays;

/**
 * Information-set tree search: each iteration draws a world that agrees with the view and follows the tree in it; the
 * evaluation stands in for playouts and says which actions to look at first. Every seat plays for its own share.
 */
final class CartagenaSearch implements Bot {

    private static final int MAX_DEPTH = 64;
    private static final double EXPLORATION = 0.2;
    private static final double LENIENCE = 0.05; // an action that promises so much less is tried a quarter as often
    private static final double ENOUGH = 0.3; // of all visits, to play a later action of the turn without a new thought

    private final long mostNodes;

    CartagenaSearch(long mostNodes) {
        this.mostNodes = mostNodes;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        int[] legal = new int[view.maxActions()];
        if (view.legalActions(legal) == 1) {
            return new Thought(new int[] {legal[0]}, 0.5, 0, 0);
        }
        Search search = new Search((CartagenaView) view, record, dice);
        int[] winning = Finish.find(search.world);
        return winning.length > 0 ? new Thought(winning, 1, 1, winning.length) : search.think(budget, mostNodes);
    }

    /** Plays an action, and the end of the turn with it when no move is left. */
    static void play(CartagenaState state, int action) {
        state.play(action);
        if (!state.isOver() && state.board().movesLeft() == 0) {
            state.play(CartagenaAction.END);
        }
    }

    /** One thought; what it works in is used again from node to node. */
    static final class Search {
        private final CartagenaView view;
        private final Belief belief;
        private final Dice dice;
        private final CartagenaEvaluation evaluation;
        final CartagenaState world;
        private final CartagenaState next;
        private final int[] legal;
        private final ActionNode[] offered;
        private final double[] shares;
        final double[] leaf;
        private final ActionNode[] path = new ActionNode[MAX_DEPTH];
        final ActionNode root;
        private int deepest;

        Search(CartagenaView view, PublicRecord record, Dice dice) {
            this.view = view;
            belief = new Belief(view, record);
            this.dice = dice;
            evaluation = new CartagenaEvaluation(CartagenaWeights.net(view.variant(), view.seats()));
            world = belief.draw(view, dice);
            next = world.copy();
            legal = new int[view.maxActions()];
            offered = new ActionNode[view.maxActions()];
            shares = new double[view.seats()];
            leaf = new double[view.seats()];
            root = new ActionNode(0, view.seat(), 0);
        }

        Thought think(Budget budget, long mostNodes) {
            do {
                iterate(null);
            } while (budget.spend() && budget.nodes() < mostNodes && !budget.isSpent());
            return new Thought(plan(), root.mostVisited().worth(), budget.nodes(), deepest);
        }

        /** The best action, and those after it in the turn while they are well looked at and nothing is drawn. */
        private int[] plan() {
            int[] actions = new int[view.board().movesLeft()];
            int count = 0;
            ActionNode node = root;
            do {
                node = node.mostVisited();
                actions[count++] = node.action;
            } while (CartagenaAction.isForward(node.action)
                    && node.visits > ENOUGH * root.visits
                    && node.children.length > 0
                    && node.children[0].seat == view.seat());
            return Arrays.copyOf(actions, count);
        }

        /**
         * Goes down the tree to a node without children, gives it some, and tells all on the way what came of it; then
         * draws the next world.
         *
         * @param first the root's child to begin with, or null to choose one
         * @return the root's child it began with, or null if the root had none yet
         */
        ActionNode iterate(ActionNode first) {
            int depth = 0;
            ActionNode node = root;
            boolean grown = false;
            while (!grown && !world.isOver() && depth < MAX_DEPTH) {
                grown = node.children.length == 0;
                int count = offer(node);
                if (!grown) {
                    node = depth == 0 && first != null ? first : choose(node, count);
                    play(world, node.action);
                    path[depth++] = node;
                }
            }
            if (!grown) {
                evaluation.shares(world, leaf);
            }
            root.visits++;
            for (int i = 0; i < depth; i++) {
                path[i].visits++;
                path[i].won += leaf[path[i].seat];
            }
            deepest = Math.max(deepest, depth);
            world.copyFrom(belief.draw(view, dice));
            return depth == 0 ? null : path[0];
        }

        int deepest() {
            return deepest;
        }

        /** Finds the children for what is legal in this world, new ones among them; {@code leaf} is the best new one's. */
        private int offer(ActionNode node) {
            int count = world.legalActions(legal);
            int seat = world.onTurn();
            double best = -1;
            for (int i = 0; i < count; i++) {
                offered[i] = node.child(legal[i], i);
                if (offered[i] == null) {
                    next.copyFrom(world);
                    play(next, legal[i]);
                    evaluation.shares(next, shares);
                    offered[i] = node.grow(legal[i], seat, shares[seat]);
                    if (shares[seat] > best) {
                        best = shares[seat];
                        System.arraycopy(shares, 0, leaf, 0, shares.length);
                    }
                }
            }
            return count;
        }

        /** What is worth most, or could be: what looked good at first sight is tried more often. */
        private ActionNode choose(ActionNode node, int count) {
            double promise = 0;
            for (int i = 0; i < count; i++) {
                promise = Math.max(promise, offered[i].promise);
            }
            double curiosity = EXPLORATION * Math.sqrt(node.visits);
            ActionNode best = null;
            double most = 0;
            for (int i = 0; i < count; i++) {
                ActionNode child = offered[i];
                double trust = LENIENCE / (LENIENCE + promise - child.promise);
                double bound = child.worth() + curiosity * trust * trust / (1 + child.visits);
                if (best == null || bound > most) {
                    best = child;
                    most = bound;
                }
            }
            return best;
        }
    }
}
