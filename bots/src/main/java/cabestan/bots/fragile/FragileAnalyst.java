package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Chances;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Part;
import cabestan.bots.analysis.Prospect;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Judges positions of Fragile a turn at a time, by the foresight of the strongest player. */
public final class FragileAnalyst implements GameAnalyst {

    private static final int NODES = 130_000;

    /** How a turn that was broken off is completed: from few plays, with little of the budget. */
    private static final int BEAM_OF_REST = 3;

    private static final double SHARE_OF_REST = 0.1;
    private static final Skill SKILL = new Skill(5, 12, 12, Skill.UNLIMITED, 0);

    @Override
    public long nodes() {
        return NODES;
    }

    @Override
    public Assessment assess(View view, PublicRecord record, int[] played, Part part, Budget budget, Dice dice) {
        if (!(view.determinize(dice) instanceof FragileState state)) {
            throw new IllegalArgumentException("a problem is played alone; expected a match");
        }
        Judge judge = FragileOpponents.NETWORK.apply(state.seats());
        if (state.isSetUp()) {
            return ofSetUp(state, played, PlacingForesight.best(state, judge, dice));
        }
        Turns turns = new Turns(state, SKILL, judge, budget, 0);
        Foresight foresight = new Foresight(SKILL, judge, turns, budget, Foresight.USUAL_SHARE);
        List<PlannedTurn> asked = played.length == 0 ? List.of() : List.of(planned(state, judge, turns, played));
        TurnNode root = foresight.compare(state, asked, part);
        if (root.turns.isEmpty()) {
            return Assessment.nothing();
        }
        Comparison comparison = new Comparison(root, asked.size());
        List<Line> lines = new ArrayList<>();
        for (int rank = 0; rank < Math.min(Assessment.LINES, comparison.size()); rank++) {
            int best = comparison.turn(rank);
            lines.add(new Line(foresight.whole(state, root.turns.get(best)), comparison.chances(best), 0));
        }
        List<Line> after = after(comparison, played, state);
        int options = root.turns.size();
        return new Assessment(lines, after, options, obvious(root.turns), budget.nodes(), foresight.depth());
    }

    /** What is still possible after each action; whatever is possible after the next one as well. */
    private static List<Line> after(Comparison comparison, int[] played, FragileState state) {
        List<Line> after = new ArrayList<>();
        for (int i = played.length; i > 0; i--) {
            Line line = comparison.after(Arrays.copyOf(played, i));
            if (i < played.length) {
                Line next = after.getFirst();
                boolean isBetter = next.chances()[state.onTurn()] > line.chances()[state.onTurn()];
                line = isBetter ? preceded(played[i], next) : line;
            }
            after.add(0, line);
        }
        return after;
    }

    private static Line preceded(int action, Line line) {
        int[] actions = new int[line.actions().length + 1];
        actions[0] = action;
        System.arraycopy(line.actions(), 0, actions, 1, line.actions().length);
        return new Line(actions, line.chances(), line.winIn());
    }

    @Override
    public List<Prospect> prospects(State state) {
        return Prospects.of((FragileState) state);
    }

    /** Where depots and dockers are placed nothing is judged yet. */
    private static Assessment ofSetUp(FragileState state, int[] played, int best) {
        int[] equal = Chances.equal(state.seats());
        List<Line> after = played.length == 0 ? List.of() : List.of(Line.of(equal));
        return new Assessment(List.of(new Line(new int[] {best}, equal, 0)), after, 1, best, 1, 0);
    }

    /** What was played as a turn to compare with others; one that was broken off goes on as well as it can. */
    private static PlannedTurn planned(FragileState from, Judge judge, Turns turns, int[] played) {
        FragileState after = from.copy();
        boolean isWhole = played[played.length - 1] == FragileState.END;
        int[] actions = Arrays.copyOf(played, isWhole ? played.length - 1 : played.length);
        for (int action : actions) {
            after.play(action);
        }
        if (!isWhole && !after.isOver()) {
            int[] rest =
                    turns.best(after, BEAM_OF_REST, 1, SHARE_OF_REST).getFirst().actions();
            actions = Arrays.copyOf(actions, played.length + rest.length);
            System.arraycopy(rest, 0, actions, played.length, rest.length);
            for (int action : rest) {
                after.play(action);
            }
        }
        return new PlannedTurn(actions, after.boardHash(), 0, judge.atEndOfTurn(after)[from.onTurn()]);
    }

    /** How the turn begins that looks best before anybody has answered it. */
    private static int obvious(List<PlannedTurn> turns) {
        PlannedTurn best = turns.getFirst();
        for (PlannedTurn turn : turns) {
            best = turn.value() > best.value() ? turn : best;
        }
        return best.actions().length == 0 ? State.NO_ACTION : best.actions()[0];
    }

    /** The turns that were looked into and those asked about, best first. */
    private static final class Comparison {
        private final TurnNode root;
        private final List<Integer> ranking = new ArrayList<>();

        Comparison(TurnNode root, int asked) {
            this.root = root;
            int seat = root.state.onTurn();
            for (int i = 0; i < root.turns.size(); i++) {
                if (i < asked || root.after[i] != null || root.closed[i]) {
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
        Line after(int[] done) {
            boolean isEnded = done[done.length - 1] == FragileState.END;
            int[] actions = isEnded ? Arrays.copyOf(done, done.length - 1) : done;
            FragileState state = root.state.copy();
            for (int action : actions) {
                state.play(action);
            }
            for (int turn : ranking) {
                int[] rest = rest(actions, root.turns.get(turn));
                boolean isPlayed = isEnded && turn == 0; // the turn that was asked about comes first
                if (isPlayed
                        || !isEnded && leads(state, rest, root.turns.get(turn).hash())) {
                    return new Line(isEnded ? new int[0] : rest, chances(turn), 0);
                }
            }
            return Line.of(chances(0));
        }

        /** What is left of a turn after these actions, and its end. */
        private static int[] rest(int[] done, PlannedTurn turn) {
            int[] left = Arrays.copyOf(turn.actions(), turn.actions().length + 1);
            int count = left.length;
            left[count - 1] = FragileState.END;
            for (int action : done) {
                for (int i = 0; i < count; i++) {
                    if (left[i] == action) {
                        System.arraycopy(left, i + 1, left, i, count - i - 1);
                        count--;
                        break;
                    }
                }
            }
            return Arrays.copyOf(left, count);
        }

        private static boolean leads(FragileState from, int[] actions, long hash) {
            FragileState state = from.copy();
            for (int action : Arrays.copyOf(actions, actions.length - 1)) {
                if (state.isOver() || state.reject(action).isPresent()) {
                    return false;
                }
                state.play(action);
            }
            return state.boardHash() == hash;
        }
    }
}
