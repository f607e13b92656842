package cabestan.wasm;

import cabestan.bots.fragile.solver.FragileSolution;
import cabestan.bots.fragile.solver.FragileSolver;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileVerdict;
import cabestan.rules.fragile.FragileGame;
import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.game.Rejection;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** What can be proved about a problem within the memory of a browser. */
final class Proof {

    private static final int MOST_POSITIONS = 300_000;

    private Proof() {}

    /** A function of the page that receives the progress of the search. */
    @JSFunctor
    public interface Listener extends JSObject {
        void at(int turns, int turn, int done, int all);
    }

    static JsonObject of(String problem, Listener listener) {
        if (!(FragileGame.GAME.readPosition(problem) instanceof FragileProblemState state)) {
            throw new RejectedException(
                    new Rejection("", "no-problem", "this is a position of a match; expected a problem with a goal"));
        }
        Limits limits = new Limits(state.turnsLeft(), MOST_POSITIONS, 1);
        return switch (new FragileSolver(state).solve(limits, listener::at)) {
            case FragileVerdict.Solved(int turns, int points, long solutions, List<FragileSolution> shown) ->
                JsonObject.of(
                        "verdict", "solved",
                        "turns", turns,
                        "points", points,
                        "solutions", solutions,
                        "solution", actions(shown.getFirst()));
            case FragileVerdict.Unsolvable(int turns) -> JsonObject.of("verdict", "unsolvable", "turns", turns);
            case FragileVerdict.TooLarge(int turns) -> JsonObject.of("verdict", "too-large", "turns", turns);
            case FragileVerdict.Stopped(int turns) -> JsonObject.of("verdict", "stopped", "turns", turns);
        };
    }

    private static List<List<String>> actions(FragileSolution solution) {
        List<List<String>> turns = new ArrayList<>();
        for (List<FragileSolution.Step> steps : solution.turns()) {
            List<String> turn = new ArrayList<>();
            for (FragileSolution.Step step : steps) {
                turn.add(step.text());
            }
            turns.add(turn);
        }
        return turns;
    }
}
