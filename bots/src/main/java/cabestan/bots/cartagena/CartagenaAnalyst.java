package cabestan.bots.cartagena;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Chances;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Line;
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

    private static final int NODES = 800;

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
    public Assessment assess(View view, PublicRecord record, int[] played, Budget budget, Dice dice) {
        CartagenaSearch.Search search = new CartagenaSearch.Search((CartagenaView) view, record, dice);
        CartagenaState before = search.world.copy();
        int[] winning = Finish.find(before);
        Trials trials = new Trials(search, played.length == 0 ? State.NO_ACTION : played[0]);
        do {
            trials.next(budget.used() >= FREE_SHARE);
        } while (budget.spend() || trials.count() < 3);
        List<Line> lines = new ArrayList<>();
        int seat = before.onTurn();
        if (winning.length > 0) {
            lines.add(new Line(winning, certain(before), winning.length));
        }
        for (int child : trials.ranking(seat)) {
            boolean isShown = winning.length > 0 && trials.child(child).action == winning[0];
            if (lines.size() < Assessment.LINES && !isShown) {
                lines.add(new Line(plan(before, trials.child(child)), Chances.of(trials.shares(child)), 0));
            }
        }
        List<Line> after = played.length == 0 ? List.of() : List.of(Line.of(after(before, played[0], trials)));
        int options = search.root.children.length;
        return new Assessment(lines, after, options, trials.obvious(), budget.nodes(), search.deepest());
    }

    private static int[] after(CartagenaState before, int action, Trials trials) {
        if (CartagenaAction.isForward(action)) {
            CartagenaState next = before.copy();
            next.play(action);
            boolean wins = next.isOver() || next.onTurn() == before.onTurn() && Finish.find(next).length > 0;
            if (wins) {
                return certain(before);
            }
        }
        return Chances.of(trials.shares(trials.asked()));
    }

    private static int[] certain(CartagenaState state) {
        double[] shares = new double[state.seats()];
        shares[state.onTurn()] = 1;
        return Chances.of(shares);
    }

    /** This action and those that follow it in the turn, until a card is drawn. */
    private static int[] plan(CartagenaState before, ActionNode first) {
        CartagenaState state = before.copy();
        int[] actions = new int[2 * state.board().movesLeft() + 1];
        int count = 0;
        ActionNode node = first;
        while (state.reject(node.action).isEmpty()) {
            actions[count++] = node.action;
            state.play(node.action);
            boolean goesOn = CartagenaAction.isForward(node.action) && !state.isOver();
            if (goesOn && state.board().movesLeft() == 0) {
                actions[count++] = CartagenaAction.END;
            }
            if (!goesOn || state.board().movesLeft() == 0 || node.children.length == 0) {
                break;
            }
            node = node.mostVisited();
        }
        return Arrays.copyOf(actions, count);
    }

    /** What each action of the seat on turn brought to all seats. */
    private static final class Trials {
        private final CartagenaSearch.Search search;
        private final int action;
        private double[][] sums = {};
        private int count;

        /** @param action the one that is asked about, or {@link State#NO_ACTION} */
        Trials(CartagenaSearch.Search search, int action) {
            this.search = search;
            this.action = action;
            search.iterate(null);
            sums = new double[search.root.children.length][search.leaf.length];
        }

        void next(boolean maybeAsked) {
            int asked = asked();
            boolean isBehind = asked >= 0 && child(asked).visits < search.root.mostVisited().visits;
            boolean isForced = asked >= 0 && (count == 0 || maybeAsked && isBehind);
            ActionNode tried = search.iterate(isForced ? child(asked) : null);
            double[] sum = sums[index(tried.action)];
            for (int seat = 0; seat < sum.length; seat++) {
                sum[seat] += search.leaf[seat];
            }
            count++;
        }

        int count() {
            return count;
        }

        ActionNode child(int index) {
            return search.root.children[index];
        }

        int asked() {
            return index(action);
        }

        private int index(int action) {
            for (int i = 0; i < search.root.children.length; i++) {
                if (child(i).action == action) {
                    return i;
                }
            }
            return -1;
        }

        double[] shares(int index) {
            return sums[index];
        }

        /** The action that promised most at first sight. */
        int obvious() {
            ActionNode best = child(0);
            for (ActionNode child : search.root.children) {
                best = child.promise > best.promise ? child : best;
            }
            return best.action;
        }

        /** The actions that were tried, best first; those tried far less often than the best come last. */
        List<Integer> ranking(int seat) {
            List<Integer> ranking = new ArrayList<>();
            for (int i = 0; i < search.root.children.length; i++) {
                if (child(i).visits > 0) {
                    ranking.add(i);
                }
            }
            int most = search.root.mostVisited().visits;
            ranking.sort((one, other) -> {
                boolean isFew = child(one).visits * FAR_LESS < most;
                boolean isOtherFew = child(other).visits * FAR_LESS < most;
                if (isFew != isOtherFew) {
                    return isFew ? 1 : -1;
                }
                return Double.compare(mean(other, seat), mean(one, seat));
            });
            return ranking;
        }

        private double mean(int index, int seat) {
            return sums[index][seat] / child(index).visits;
        }
    }
}
