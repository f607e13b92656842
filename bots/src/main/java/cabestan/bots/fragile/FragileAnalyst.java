package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Chances;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Line;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Judges positions of Fragile a turn at a time, by the foresight of the strongest player. */
public final class FragileAnalyst implements GameAnalyst {

    private static final int NODES = 400_000;
    private static final Skill SKILL = new Skill(5, 12, 12, 1_000_000, 0);

    @Override
    public long nodes() {
        return NODES;
    }

    @Override
    public boolean hasLuck() {
        return false;
    }

    @Override
    public Assessment assess(View view, PublicRecord record, int[] played, Budget budget, Dice dice) {
        if (!(view.determinize(dice) instanceof FragileState state)) {
            throw new IllegalArgumentException("a problem is played alone; expected a match");
        }
        Judge judge = new Judge(FragileWeights.LEARNED[state.seats()], state.seats());
        if (state.isSetUp()) {
            int[] equal = Chances.equal(state.seats());
            int best = Placing.best(state, judge, dice);
            List<int[]> after = played.length == 0 ? List.of() : List.of(equal);
            return new Assessment(List.of(new Line(new int[] {best}, equal, 0)), after, 1, best, 1, 0);
        }
        Foresight foresight = new Foresight(state, SKILL, judge, new Turns(state, SKILL, judge, budget, 0), budget);
        int[] turn = withoutEnd(state, played);
        PlannedTurn asked = planned(state, judge, turn, played);
        TurnNode root = foresight.compare(state, asked == null ? List.of() : List.of(asked));
        Comparison comparison = new Comparison(root, state.onTurn());
        List<Line> lines = new ArrayList<>();
        for (int rank = 0; rank < Math.min(Assessment.LINES, comparison.size()); rank++) {
            int best = comparison.turn(rank);
            lines.add(new Line(foresight.whole(state, root.turns.get(best)), comparison.chances(best), 0));
        }
        List<int[]> after = new ArrayList<>();
        for (int i = 1; i <= played.length; i++) {
            boolean isWhole = asked != null && i == played.length;
            after.add(comparison.chances(isWhole ? 0 : comparison.bestAfter(Arrays.copyOf(played, i))));
        }
        int obvious = obvious(root.turns);
        return new Assessment(lines, after, root.turns.size(), obvious, budget.nodes(), foresight.depth());
    }

    private static int[] withoutEnd(FragileState state, int[] played) {
        boolean ends = played.length > 0 && played[played.length - 1] == state.read("end");
        return Arrays.copyOf(played, ends ? played.length - 1 : played.length);
    }

    /** What was played as a turn to compare with others; null if there was none, or it was broken off. */
    private static PlannedTurn planned(FragileState from, Judge judge, int[] turn, int[] played) {
        FragileState after = from.copy();
        for (int action : turn) {
            after.play(action);
        }
        boolean isWhole = played.length > turn.length || after.isOver();
        if (!isWhole || turn.length == 0) {
            return null;
        }
        return new PlannedTurn(turn, after.boardHash(), 0, judge.atEndOfTurn(after)[from.onTurn()]);
    }

    /** How the turn begins that looks best before anybody has answered it. */
    private static int obvious(List<PlannedTurn> turns) {
        PlannedTurn best = turns.getFirst();
        for (PlannedTurn turn : turns) {
            best = turn.value() > best.value() ? turn : best;
        }
        return best.actions().length == 0 ? State.NO_ACTION : best.actions()[0];
    }

    /** The turns that were looked into, best first. */
    private static final class Comparison {
        private final TurnNode root;
        private final List<Integer> ranking = new ArrayList<>();

        Comparison(TurnNode root, int seat) {
            this.root = root;
            for (int i = 0; i < root.turns.size(); i++) {
                if (root.after[i] != null || root.closed[i]) {
                    ranking.add(i);
                }
            }
            if (ranking.isEmpty()) {
                ranking.add(root.choice());
            }
            ranking.sort((one, other) -> Double.compare(root.chances[other][seat], root.chances[one][seat]));
        }

        int size() {
            return ranking.size();
        }

        int turn(int rank) {
            return ranking.get(rank);
        }

        int[] chances(int turn) {
            return Chances.of(root.chances[turn]);
        }

        /** The best turn that is still possible after these actions, in whatever order they come in it. */
        int bestAfter(int[] done) {
            FragileState state = root.state.copy();
            for (int action : done) {
                state.play(action);
            }
            for (int turn : ranking) {
                if (leads(state, done, root.turns.get(turn))) {
                    return turn;
                }
            }
            return ranking.getFirst();
        }

        private static boolean leads(FragileState from, int[] done, PlannedTurn turn) {
            int[] left = turn.actions().clone();
            for (int action : done) {
                int at = 0;
                while (at < left.length && left[at] != action) {
                    at++;
                }
                if (at == left.length) {
                    return false;
                }
                left[at] = State.NO_ACTION;
            }
            FragileState state = from.copy();
            for (int action : left) {
                if (action != State.NO_ACTION) {
                    if (state.isOver() || state.reject(action).isPresent()) {
                        return false;
                    }
                    state.play(action);
                }
            }
            return state.boardHash() == turn.hash();
        }
    }
}
