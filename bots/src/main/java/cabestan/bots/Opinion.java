package cabestan.bots;

import cabestan.rules.game.Gesture;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;

/**
 * What a bot would do for the seat on turn, knowing no more than that seat.
 *
 * @param seat the seat on turn
 * @param plan its next actions, until the turn ends or something hidden would be shown
 * @param chance the expected result, from 0 (lost) to 1 (won)
 */
public record Opinion(int seat, List<Gesture> plan, double chance) {

    /** Describes a thought about this position; the state is the caller's own copy. */
    static Opinion of(Thought thought, State state) {
        return new Opinion(state.onTurn(), plan(state, thought.actions()), thought.value());
    }

    private static List<Gesture> plan(State state, int[] actions) {
        List<Gesture> plan = new ArrayList<>();
        int turn = state.turn();
        int reveals = state.reveals();
        for (int action : actions) {
            if (state.isOver() || state.turn() != turn || state.reveals() != reveals) {
                break;
            }
            plan.add(state.gesture(action));
            state.play(action);
        }
        return plan;
    }

    /** The plan in the game's notation. */
    public String text() {
        return String.join(" ", plan.stream().map(Gesture::text).toList());
    }

    public int percent() {
        return (int) Math.round(100 * chance);
    }
}
