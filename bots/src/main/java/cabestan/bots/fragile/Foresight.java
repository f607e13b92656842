package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.bots.analysis.Part;
import cabestan.bots.fragile.judge.Judge;
import cabestan.rules.fragile.FragileState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Chooses a turn by looking ahead: it repeatedly follows the line in which every seat plays the turn that looks best
 * for itself, evaluates the position at its end, and updates the values of the turns on the way.
 */
final class Foresight {

    private static final int INNER_BEAM = 3;
    private static final int INNER_TURNS = 6;

    /** The usual part of what is left of the budget that goes into finding one's own turns. */
    static final double USUAL_SHARE = 0.25;

    private static final int LAST_BEAM = 400;

    private final Skill skill;
    private final Budget budget;
    private final Judge judge;
    private final Turns turns;
    private final double share;
    private int depth = 1;

    Foresight(Skill skill, Judge judge, Turns turns, Budget budget, double share) {
        this.skill = skill;
        this.budget = budget;
        this.judge = judge;
        this.turns = turns;
        this.share = share;
    }

    /** The whole turn to play from here, with the chance it leaves. */
    PlannedTurn choose(FragileState from) {
        TurnNode root = isLast(from) ? node(from, best(from, 1)) : compare(from, List.of(), Part.WHOLE);
        int choice = root.choice();
        PlannedTurn turn = root.turns.get(choice);
        return new PlannedTurn(whole(from, turn), turn.hash(), turn.crates(), root.chances[choice][from.onTurn()]);
    }

    /** Compares the best turns from here, or a part of them, and the given ones, which come first. */
    TurnNode compare(FragileState from, List<PlannedTurn> asked, Part part) {
        List<PlannedTurn> candidates = new ArrayList<>(asked);
        List<PlannedTurn> best = best(from, skill.candidates());
        for (int i = 0; i < best.size(); i++) {
            PlannedTurn turn = best.get(i);
            boolean isAsked = false;
            for (PlannedTurn other : asked) {
                isAsked |= other.hash() == turn.hash();
            }
            if (!isAsked && part.has(i)) {
                candidates.add(turn);
            }
        }
        TurnNode root = node(from, candidates);
        if (candidates.isEmpty()) {
            return root;
        }
        int others = from.seats() - 1; // each turn is followed until all others have answered, then only the best line
        for (int look = 0; look < skill.looks() && !budget.isSpent(); look++) {
            int turn = look % root.after.length;
            boolean isAsked = look < asked.size() && !root.closed[turn];
            if (root.isClosed() && !isAsked) {
                break;
            }
            boolean isInTurn = look < root.after.length * others && !root.closed[turn];
            goDown(root, isInTurn ? turn : root.best(true), 1);
        }
        return root;
    }

    /** The turns to look into; in the very last one nobody answers, so that all of the budget goes into finding them. */
    private List<PlannedTurn> best(FragileState from, int most) {
        if (!isLast(from)) {
            return turns.best(from, skill.beam(), most, share);
        }
        return turns.best(from, skill.isUnlimited() ? LAST_BEAM : skill.beam(), most, 1);
    }

    private static boolean isLast(FragileState from) {
        return from.lastTurns() == 0;
    }

    /** How many turns ahead the choice looked at most. */
    int depth() {
        return depth;
    }

    private void goDown(TurnNode node, int turn, int level) {
        if (node.after[turn] == null) {
            FragileState state = node.state.copy();
            play(state, node.turns.get(turn));
            List<PlannedTurn> answers = turns.best(state, INNER_BEAM, INNER_TURNS, 1);
            if (budget.isSpent()) {
                return;
            }
            node.after[turn] = node(state, answers);
            depth = Math.max(depth, level + 1);
        } else {
            goDown(node.after[turn], node.after[turn].best(true), level + 1);
        }
        if (node.after[turn] != null) {
            TurnNode after = node.after[turn];
            node.chances[turn] = after.chances[after.best(false)];
            node.closed[turn] = after.isClosed();
        }
    }

    private TurnNode node(FragileState state, List<PlannedTurn> candidates) {
        TurnNode node = new TurnNode(state, List.copyOf(candidates));
        FragileState after = state.copy();
        for (int i = 0; i < node.after.length; i++) {
            after.copyFrom(state);
            play(after, node.turns.get(i));
            node.chances[i] = judge.atBeginOfTurn(after).clone();
            node.closed[i] = after.isOver();
        }
        return node;
    }

    private void play(FragileState state, PlannedTurn turn) {
        for (int action : turn.actions()) {
            state.play(action);
        }
        if (!state.isOver()) {
            state.play(FragileState.END);
        }
    }

    /** The turn with its end, where it can be ended. */
    int[] whole(FragileState from, PlannedTurn turn) {
        FragileState after = from.copy();
        for (int action : turn.actions()) {
            after.play(action);
        }
        if (after.reject(FragileState.END).isPresent()) { // over already, or there was no time for a second docker
            return turn.actions().length > 0 ? turn.actions() : new int[] {anything(from)};
        }
        int[] actions = Arrays.copyOf(turn.actions(), turn.actions().length + 1);
        actions[actions.length - 1] = FragileState.END;
        return actions;
    }

    private static int anything(FragileState state) {
        int[] actions = new int[state.maxActions()];
        state.legalActions(actions);
        return actions[0];
    }
}
