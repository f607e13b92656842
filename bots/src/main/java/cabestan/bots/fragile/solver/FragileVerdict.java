package cabestan.bots.fragile.solver;

import java.util.List;

/** What the solver can say about a problem. */
public sealed interface FragileVerdict {

    /**
     * Proved: no solution has fewer turns, and none with as many turns has fewer points.
     *
     * @param solutions how many there are with so many turns and points; the same when all turns end in the same
     *     positions, own dockers told apart
     * @param shown as many of them as were asked for
     */
    record Solved(int turns, int points, long solutions, List<FragileSolution> shown) implements FragileVerdict {
        public Solved {
            shown = List.copyOf(shown);
        }
    }

    /** Proved: there is no solution in so many turns. */
    record Unsolvable(int turns) implements FragileVerdict {}

    /** Given up, as there are too many positions; a solution needs at least so many turns. */
    record TooLarge(int atLeastTurns) implements FragileVerdict {}

    /** Stopped from outside; a solution needs at least so many turns. */
    record Stopped(int atLeastTurns) implements FragileVerdict {}
}
