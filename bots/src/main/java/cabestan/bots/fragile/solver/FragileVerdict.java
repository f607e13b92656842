package cabestan.bots.fragile.solver;

import java.util.List;

/** What the solver can say about a problem. */
public sealed interface FragileVerdict {

    /**
     * Proved: no solution takes fewer turns, and none with as many turns takes fewer points.
     *
     * @param solutions how many there are with these turns and points; two are the same if all turns end in the same
     *     positions, with own dockers distinguished
     * @param shown as many of them as requested
     */
    record Solved(int turns, int points, long solutions, List<FragileSolution> shown) implements FragileVerdict {
        public Solved {
            shown = List.copyOf(shown);
        }
    }

    /** Proved: there is no solution within this many turns. */
    record Unsolvable(int turns) implements FragileVerdict {}

    /** Given up because there are too many positions; a solution needs at least this many turns. */
    record TooLarge(int atLeastTurns) implements FragileVerdict {}

    /** Stopped by the caller; a solution needs at least this many turns. */
    record Stopped(int atLeastTurns) implements FragileVerdict {}
}
