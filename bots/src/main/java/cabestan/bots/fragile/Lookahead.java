package cabestan.bots.fragile;

import cabestan.bots.Budget;
import cabestan.rules.fragile.FragileState;
import cabestan.rules.game.Dice;
import java.util.Arrays;
import java.util.List;

/** Chooses a turn by what the others can answer: each plays what is best for itself, as far as a narrow look sees. */
final class Lookahead {

    private final Skill skill;
    private final Budget budget;
    private final Judge judge;
    private final Turns turns;
    private final int end;
    private int depth;

    Lookahead(FragileState like, Skill skill, Judge judge, Budget budget, Dice dice) {
        this.skill = skill;
        this.budget = budget;
        this.judge = judge;
        this.turns = new Turns(like, judge, budget, skill.blur(), dice.next());
        this.end = like.read("end");
    }

    /** The turn to play from here, with what it is worth after the answers looked at. */
    Turn choose(FragileState from) {
        List<Turn> candidates = turns.best(from, skill.beam(), skill.candidates(), skill.ownShare());
        Turn best = candidates.getFirst();
        depth = 1;
        if (skill.replies() > 0) {
            best = answered(from, candidates);
        }
        return finished(from, best);
    }

    /** How many turns ahead the last choice looked. */
    int depth() {
        return depth;
    }

    private Turn answered(FragileState from, List<Turn> candidates) {
        Turn best = null;
        FragileState after = from.copy();
        for (Turn turn : candidates) {
            after.copyFrom(from);
            play(after, turn);
            double value = answer(after, from.onTurn());
            if (budget.isSpent()) {
                break;
            }
            if (best == null || value > best.value()) {
                best = new Turn(turn.actions(), turn.hash(), value);
            }
        }
        depth = best == null ? 1 : 2;
        return best == null ? candidates.getFirst() : best;
    }

    /** The chance of a seat after the best answer of the one on turn. */
    private double answer(FragileState state, int seat) {
        if (!state.isOver()) {
            play(state, turns.best(state, skill.replies(), 1, 1).getFirst());
        }
        return judge.atBeginOfTurn(state)[seat];
    }

    private void play(FragileState state, Turn turn) {
        for (int action : turn.actions()) {
            state.play(action);
        }
        if (!state.isOver()) {
            state.play(end);
        }
    }

    private Turn finished(FragileState from, Turn turn) {
        FragileState after = from.copy();
        for (int action : turn.actions()) {
            after.play(action);
        }
        if (after.isOver()) {
            return turn;
        }
        int[] actions = Arrays.copyOf(turn.actions(), turn.actions().length + 1);
        actions[actions.length - 1] = end;
        return new Turn(actions, turn.hash(), turn.value());
    }
}
