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

/**
 * Information-set tree search: each iteration draws a world that agrees with the view and follows the tree in it; the
 * evaluation stands in for playouts and says which actions to look at first. Every seat plays for its own share.
 */
final class CartagenaSearch implements Bot {

    private static final int MAX_DEPTH = 64;

    private final CartagenaWeights weights;
    private final long mostNodes;
    private final double exploration;
    private final double width;

    CartagenaSearch(CartagenaWeights weights, long mostNodes, double exploration, double width) {
        this.weights = weights;
        this.mostNodes = mostNodes;
        this.exploration = exploration;
        this.width = width;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        return new Search((CartagenaView) view, budget, dice).think();
    }

    /** One thought; its arrays are reused from node to node. */
    private final class Search {
        private final CartagenaView view;
        private final Budget budget;
        private final Dice dice;
        private final Evaluation evaluation;
        private final int[] legal;
        private final double[] shares;
        private final double[] bestShares;
        private final CartagenaState world;
        private final CartagenaState next;
        private final Node[] path = new Node[MAX_DEPTH];
        private final Node root;
        private int deepest;

        Search(CartagenaView view, Budget budget, Dice dice) {
            this.view = view;
            this.budget = budget;
            this.dice = dice;
            this.evaluation = weights.evaluation(view.variant(), view.seats());
            this.legal = new int[view.maxActions()];
            this.shares = new double[view.seats()];
            this.bestShares = new double[view.seats()];
            this.world = view.determinize(dice);
            this.next = world.copy();
            this.root = new Node(0, view.seat(), 0);
        }

        Thought think() {
            if (view.legalActions(legal) == 1) {
                return new Thought(new int[] {legal[0]}, 0.5, 0, 0);
            }
            do {
                world.copyFrom(view.determinize(dice));
                iterate();
            } while (budget.spend() && budget.nodes() < mostNodes);
            Node best = root.mostVisited();
            return new Thought(plan(), best.worth(), budget.nodes(), deepest);
        }

        /** The best action and those after it, while they were looked at enough and draw nothing. */
        private int[] plan() {
            int[] actions = new int[4];
            int count = 0;
            Node node = root;
            do {
                node = node.mostVisited();
                actions[count++] = node.action;
            } while (CartagenaAction.isForward(node.action)
                    && count < 3
                    && node.children.length > 0
                    && node.visits > 0.3 * root.visits
                    && node.children[0].seat == view.seat());
            return java.util.Arrays.copyOf(actions, count);
        }

        private void iterate() {
            int depth = 0;
            Node node = root;
            root.visits++;
            while (!world.isOver() && depth < MAX_DEPTH) {
                boolean leaf = node.children.length == 0;
                int count = world.legalActions(legal);
                grow(node, count);
                if (leaf) {
                    break;
                }
                node = choose(node, count);
                play(world, node.action);
                path[depth++] = node;
            }
            if (world.isOver()) {
                evaluation.shares(world, bestShares);
            }
            deepest = Math.max(deepest, depth);
            for (int i = 0; i < depth; i++) {
                path[i].visits++;
                path[i].won += bestShares[path[i].seat];
            }
        }

        /** Adds the actions that are legal in this world and were in none before; keeps the shares after the best. */
        private void grow(Node node, int count) {
            int seat = world.onTurn();
            double best = -1;
            for (int i = 0; i < count; i++) {
                if (node.child(legal[i]) == null) {
                    next.copyFrom(world);
                    play(next, legal[i]);
                    evaluation.shares(next, shares);
                    node.add(new Node(legal[i], seat, shares[seat]));
                    if (shares[seat] > best) {
                        best = shares[seat];
                        System.arraycopy(shares, 0, bestShares, 0, shares.length);
                    }
                }
            }
        }

        private Node choose(Node node, int count) {
            double top = 0;
            for (int i = 0; i < count; i++) {
                legalNodes[i] = node.child(legal[i]);
                top = Math.max(top, legalNodes[i].promise);
            }
            double spread = exploration * Math.sqrt(node.visits);
            Node best = null;
            double bestBound = 0;
            for (int i = 0; i < count; i++) {
                Node child = legalNodes[i];
                double trust = width / (width + top - child.promise);
                double bound = child.worth() + spread * trust * trust / (1 + child.visits);
                if (best == null || bound > bestBound) {
                    best = child;
                    bestBound = bound;
                }
            }
            return best;
        }

        private final Node[] legalNodes = new Node[64];
    }

    /** Plays an action, and the end of the turn with it when no move is left. */
    static void play(CartagenaState state, int action) {
        state.play(action);
        if (!state.isOver() && state.board().movesLeft() == 0) {
            state.play(CartagenaAction.END);
        }
    }
}
