package cabestan.bots.cartagena;

import cabestan.bots.Bot;
import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.bots.cartagena.network.Guide;
import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.View;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Searches and plays the action that it tried most often; takes a win at once. */
final class CartagenaBot implements Bot {

    private static final double ENOUGH =
            0.3; // of all visits, for a later action of the turn to be played without searching again

    private final Function<CartagenaView, Guide> guides;
    private final ToLongFunction<String> mostNodes;

    /** @param mostNodes by variant */
    CartagenaBot(Function<CartagenaView, Guide> guides, ToLongFunction<String> mostNodes) {
        this.guides = guides;
        this.mostNodes = mostNodes;
    }

    @Override
    public Thought think(View view, PublicRecord record, Budget budget, Dice dice) {
        int[] legal = new int[view.maxActions()];
        if (view.legalActions(legal) == 1) {
            return new Thought(new int[] {legal[0]}, 0.5, 0, 0);
        }
        CartagenaView seen = (CartagenaView) view;
        CartagenaState world = seen.determinize(dice);
        int[] winning = new Finish(world).find(world);
        if (winning.length > 0) {
            return new Thought(winning, 1, 1, winning.length);
        }
        try (SearchTree tree = SearchTree.empty()) {
            return search(seen, world, budget, dice, tree);
        }
    }

    private Thought search(CartagenaView seen, CartagenaState world, Budget budget, Dice dice, SearchTree tree) {
        Defence defence = new Defence(world);
        CartagenaSearch search = new CartagenaSearch(seen, guides.apply(seen), dice, tree, defence.find(world));
        long most = mostNodes.applyAsLong(seen.variant());
        do {
            search.iterate(SearchTree.NONE);
        } while (budget.spend() && budget.nodes() < most);
        int best = tree.mostVisited(SearchTree.ROOT);
        double value = tree.visits(best) == 0 ? 0.5 : tree.won(best) / tree.visits(best);
        int[] actions = defence.holding(world, plan(tree, seen));
        return new Thought(actions, value, budget.nodes(), search.deepest());
    }

    /** The best action, and those after it in the turn as long as they were tried often and nothing is drawn. */
    private static int[] plan(SearchTree tree, CartagenaView view) {
        int[] actions = new int[view.board().movesLeft()];
        int count = 0;
        int node = SearchTree.ROOT;
        do {
            node = tree.mostVisited(node);
            actions[count++] = tree.action(node);
        } while (CartagenaAction.isForward(tree.action(node))
                && tree.visits(node) > ENOUGH * tree.visits(SearchTree.ROOT)
                && tree.firstChild(node) != SearchTree.NONE
                && tree.seat(tree.firstChild(node)) == view.seat());
        return Arrays.copyOf(actions, count);
    }
}
