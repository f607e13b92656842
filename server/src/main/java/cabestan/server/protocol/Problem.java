package cabestan.server.protocol;

import java.util.List;

/**
 * A problem as a player may see it.
 *
 * @param grade from 1 to 4, or null if it is not graded
 * @param turns the turns allowed; {@code best} the proved optimum, or null until then
 * @param mine the player's best solution
 * @param text null in lists
 */
public record Problem(
        String id,
        String title,
        Integer grade,
        String state,
        int turns,
        Best best,
        Long solutions,
        Best mine,
        String text) {

    public record Best(int turns, int points) {}

    public record Problems(List<Problem> problems) {}

    /** A new problem is waiting for the solver. */
    public record Posted(String id, String state) {}

    /** One of the best solutions, with the points it spends. */
    public record Solution(List<Turn> turns, int points) {}

    public record Turn(List<Step> actions, int cost) {}

    /** An action in notation. */
    public record Step(String text, int cost) {}

    /**
     * The verdict on a proposed solution.
     *
     * @param turns and {@code points} spent
     * @param best the proved optimum, or null if there is no proof yet
     */
    public record Verdict(boolean solved, int turns, int points, Best best) {}
}
