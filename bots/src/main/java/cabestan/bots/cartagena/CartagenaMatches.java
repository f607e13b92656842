package cabestan.bots.cartagena;

import cabestan.bots.LabelledMatches;
import cabestan.bots.cartagena.network.Guide;
import cabestan.rules.cartagena.CartagenaGame;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Seed;
import cabestan.rules.game.Setup;
import cabestan.rules.game.Terms;
import cabestan.rules.game.Variant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Plays matches against itself, of all variants and with two to five seats, and keeps their decisions, each with what
 * a search found: those that were played, and some after random actions, because a search meets those as well.
 * All hands lie open, because the network judges worlds in which every card is known.
 */
final class CartagenaMatches implements LabelledMatches {

    private static final int[] SEATS = {2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5};
    private static final int WANDERS_ONE_IN = 3; // decisions from which random actions lead on to another position
    private static final int LONGEST_WANDERING = 5;
    private static final int STRAYS_ONE_IN = 40; // decisions that are made at random
    private static final int VARIES_ONE_IN = 4; // decisions for which any action is taken as often as it was tried

    private final Function<CartagenaView, Guide> guides;

    CartagenaMatches(Function<CartagenaView, Guide> guides) {
        this.guides = guides;
    }

    @Override
    public int recordLength() {
        return LabelledDecisions.LENGTH;
    }

    @Override
    public byte[] play(Seed seed, Optional<Terms> terms, long nodes) {
        Dice dice = seed.dice();
        LabelledDecisions decisions = new LabelledDecisions();
        List<Variant> variants = CartagenaGame.GAME.variants();
        Variant variant = variants.get(dice.below(variants.size()));
        Setup drawn = Setup.of(variant, SEATS[dice.below(SEATS.length)], seed);
        CartagenaState state = CartagenaGame.GAME.begin(new Setup(terms.orElse(drawn.terms()), seed));
        Guide guide = guides.apply(state.openView());
        int[] legal = new int[state.maxActions()];
        while (!state.isOver()) {
            if (dice.below(WANDERS_ONE_IN) == 0) {
                CartagenaState other = state.copy();
                for (int left = 1 + dice.below(LONGEST_WANDERING); left > 0 && !other.isOver(); left--) {
                    CartagenaSearch.play(other, other.randomAction(dice, legal));
                }
                decide(other, guide, nodes, dice, decisions, false);
            }
            CartagenaSearch.play(state, decide(state, guide, nodes, dice, decisions, true));
        }
        return decisions.write(state.outcome());
    }

    /** What to play; the decision is kept unless there is nothing to decide. */
    private static int decide(
            CartagenaState state, Guide guide, long nodes, Dice dice, LabelledDecisions decisions, boolean isPlayed) {
        int[] legal = new int[state.maxActions()];
        int count = state.legalActions(legal);
        int[] winning = count == 0 ? new int[0] : new Finish(state).find(state);
        if (count < 2 || winning.length > 0) {
            return winning.length > 0 ? winning[0] : legal[0];
        }
        try (SearchTree tree = SearchTree.empty()) {
            decisions.add(state, tree, search(state, guide, nodes, dice, tree), isPlayed);
            if (dice.below(STRAYS_ONE_IN) == 0) {
                return legal[dice.below(count)];
            }
            return choose(tree, dice.below(VARIES_ONE_IN) == 0 ? dice.below((int) nodes) : -1);
        }
    }

    /** Fills the tree and returns what each seat may expect. */
    private static double[] search(CartagenaState state, Guide guide, long nodes, Dice dice, SearchTree tree) {
        CartagenaSearch search = new CartagenaSearch(state.openView(), guide, dice, tree, Finish.NONE);
        double[] shares = new double[state.seats()];
        for (long i = 0; i < nodes; i++) {
            search.iterate(SearchTree.NONE);
            for (int seat = 0; seat < shares.length; seat++) {
                shares[seat] += search.leaf()[seat] / nodes;
            }
        }
        return shares;
    }

    /** The action of this visit, or for −1 the one that was tried most often. */
    private static int choose(SearchTree tree, int visit) {
        int chosen = tree.mostVisited(SearchTree.ROOT);
        int left = visit;
        for (int child = tree.firstChild(SearchTree.ROOT); left >= 0; child = tree.sibling(child)) {
            chosen = child;
            left -= tree.visits(child);
        }
        return tree.action(chosen);
    }
}
