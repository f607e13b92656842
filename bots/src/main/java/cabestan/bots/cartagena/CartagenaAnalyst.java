package cabestan.bots.cartagena;

import static cabestan.bots.cartagena.SearchTree.NONE;
import static cabestan.bots.cartagena.SearchTree.ROOT;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Chances;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Part;
import cabestan.rules.cartagena.CartagenaAction;
import cabestan.rules.cartagena.CartagenaState;
import cabestan.rules.cartagena.CartagenaView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Judges positions of Cartagena by the search of the strongest player, over worlds that agree with the view. */
public final class CartagenaAnalyst implements GameAnalyst {

    private static final int NODES = 2000;

    /** Of the budget; after it, an action that is asked about is tried until it was tried as often as the best. */
    private static final double FREE_SHARE = 0.5;

    /** Tried so much less often than the best, an action is not compared with it. */
    private static final int FAR_LESS = 8;

    @Override
    public long nodes() {
        return NODES;
    }

    @Override
    public boolean hasLuck() {
        return true;
    }

    @Override
    public Assessment assess(View view, PublicRecord record, int[] played, Part part, Budget budget, Dice common) {
        Dice dice = part.dice(common);
        CartagenaView seen = (CartagenaView) view;
        CartagenaState before = seen.determinize(dice);
        try (SearchTree tree = SearchTree.empty()) {
            CartagenaSearch search =
                    new CartagenaSearch(seen, CartagenaOpponents.NETWORK.apply(seen), dice, tree, Finish.NONE);
            return assess(before, search, tree, played, part, budget);
        }
    }

    private static Assessment assess(
            CartagenaState before, CartagenaSearch search, SearchTree tree, int[] played, Part part, Budget budget) {
        int[] winning = new Finish(before).find(before);
        Trials trials = new Trials(search, tree, played.length == 0 ? State.NO_ACTION : played[0]);
        do {
            trials.next(budget.used() >= FREE_SHARE);
        } while (budget.spend() || trials.count() < 3);
        List<Line> lines = new ArrayList<>();
        int seat = before.onTurn();
        if (winning.length > 0) {
            lines.add(new Line(winning, certain(before), winning.length));
        }
        for (int child : trials.ranking(seat)) {
            boolean isShown = winning.length > 0 && tree.action(trials.child(child)) == winning[0];
            if (lines.size() < part.lines() && !isShown) {
                int[] plan = plan(before, tree, trials.child(child));
                lines.add(new Line(plan, Chances.of(trials.shares(child)), 0, trials.visits(child)));
            }
        }
        List<Line> after = played.length == 0 ? List.of() : List.of(Line.of(after(before, played[0], trials)));
        return new Assessment(lines, after, trials.options(), trials.obvious(), budget.nodes(), search.deepest());
    }

    private static int[] after(CartagenaState before, int action, Trials trials) {
        if (new Finish(before).exists(before, action)) {
            return certain(before);
        }
        return Chances.of(trials.shares(trials.asked()));
    }

    private static int[] certain(CartagenaState state) {
        double[] shares = new double[state.seats()];
        shares[state.onTurn()] = 1;
        return Chances.of(shares);
    }

    /** This action and those that follow it in the turn, until a card is drawn. */
    private static int[] plan(CartagenaState before, SearchTree tree, int first) {
        CartagenaState state = before.copy();
        int[] actions = new int[2 * state.board().movesLeft() + 1];
        int count = 0;
        int node = first;
        while (node != NONE && state.reject(tree.action(node)).isEmpty()) {
            actions[count++] = tree.action(node);
            state.play(tree.action(node));
            boolean goesOn = CartagenaAction.isForward(tree.action(node)) && !state.isOver();
            if (goesOn && state.board().movesLeft() == 0) {
                actions[count++] = CartagenaAction.END;
            }
            node = goesOn && state.board().movesLeft() > 0 ? tree.mostVisited(node) : NONE;
        }
        return Arrays.copyOf(actions, count);
    }

    /** What each action of the seat on turn brought to all seats. */
    private static final class Trials {
        private final CartagenaSearch search;
        private final SearchTree tree;
        private final int[] children;
        private final double[][] sums;
        private final int asked;
        private int count;

        /** @param action the one that is asked about, or {@link State#NO_ACTION} */
        Trials(CartagenaSearch search, SearchTree tree, int action) {
            this.search = search;
            this.tree = tree;
            List<Integer> nodes = new ArrayList<>();
            for (int child = tree.firstChild(ROOT); child != NONE; child = tree.sibling(child)) {
                nodes.add(child);
            }
            children = new int[nodes.size()];
            int found = -1;
            for (int i = 0; i < children.length; i++) {
                children[i] = nodes.get(i);
                found = tree.action(children[i]) == action ? i : found;
            }
            asked = found;
            sums = new double[children.length][search.leaf().length];
        }

        void next(boolean maybeAsked) {
            boolean isBehind = asked >= 0 && visits(asked) < tree.visits(tree.mostVisited(ROOT));
            boolean isForced = asked >= 0 && (count == 0 || maybeAsked && isBehind);
            int tried = search.iterate(isForced ? children[asked] : NONE);
            double[] sum = sums[tried - children[0]];
            for (int seat = 0; seat < sum.length; seat++) {
                sum[seat] += search.leaf()[seat];
            }
            count++;
        }

        int count() {
            return count;
        }

        int options() {
            return children.length;
        }

        int child(int index) {
            return children[index];
        }

        int asked() {
            return asked;
        }

        double[] shares(int index) {
            return sums[index];
        }

        private int visits(int index) {
            return tree.visits(children[index]);
        }

        /** The action that seemed best at first sight. */
        int obvious() {
            int best = children[0];
            for (int child : children) {
                best = tree.chance(child) > tree.chance(best) ? child : best;
            }
            return tree.action(best);
        }

        /** The actions that were tried, best first; those tried far less often than the best come last. */
        List<Integer> ranking(int seat) {
            List<Integer> ranking = new ArrayList<>();
            for (int i = 0; i < children.length; i++) {
                if (visits(i) > 0) {
                    ranking.add(i);
                }
            }
            int most = tree.visits(tree.mostVisited(ROOT));
            ranking.sort((one, other) -> {
                boolean isFew = visits(one) * FAR_LESS < most;
                boolean isOtherFew = visits(other) * FAR_LESS < most;
                if (isFew != isOtherFew) {
                    return isFew ? 1 : -1;
                }
                return Double.compare(mean(other, seat), mean(one, seat));
            });
            return ranking;
        }

        private double mean(int index, int seat) {
            return sums[index][seat] / visits(index);
        }
    }
}
