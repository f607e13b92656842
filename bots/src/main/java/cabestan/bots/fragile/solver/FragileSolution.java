package cabestan.bots.fragile.solver;

import cabestan.rules.fragile.FragilePlay;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.quay.FragileAction;
import cabestan.rules.game.Gesture;
import java.util.ArrayList;
import java.util.List;

/** A solution, turn by turn; in a turn without steps nobody can play. */
public record FragileSolution(List<List<Step>> turns) {

    /** One action in notation, including the chain of a pass, and its cost. */
    public record Step(String text, int cost) {}

    public FragileSolution {
        turns = List.copyOf(turns);
    }

    /** Plays the turns, each a list of actions, from the start of the problem. */
    static FragileSolution of(FragileProblemState start, List<List<Integer>> turns) {
        FragileProblemState state = start.copy();
        List<List<Step>> written = new ArrayList<>();
        for (List<Integer> turn : turns) {
            if (!written.isEmpty()) {
                state.play(FragilePlay.END);
            }
            List<Step> steps = new ArrayList<>();
            for (int action : turn) {
                steps.add(step(state, action));
                state.play(action);
            }
            written.add(List.copyOf(steps));
        }
        return new FragileSolution(written);
    }

    private static Step step(FragileProblemState state, int action) {
        Gesture gesture = state.gesture(action);
        boolean pass = FragileAction.kind(action) == FragileAction.PASS;
        String chain = pass ? "(" + String.join(",", gesture.via()) + ")" : "";
        return new Step(gesture.text() + chain, gesture.cost());
    }

    /** The points spent in this turn, counted from 0. */
    public int points(int turn) {
        int points = 0;
        for (Step step : turns.get(turn)) {
            points += step.cost();
        }
        return points;
    }

    /** The solution in notation, one turn per line, as in records of problems. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int turn = 0; turn < turns.size(); turn++) {
            for (Step step : turns.get(turn)) {
                text.append(step.text()).append(' ');
            }
            text.append(turn < turns.size() - 1 ? "end\n" : "");
        }
        return text.toString().strip() + "\n";
    }
}
