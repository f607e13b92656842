package cabestan.server.protocol;

import java.util.List;

/**
 * A problem as a player may see it.
 *
 * @param grade from 1 to 4, or null when nobody has graded it
 * @param turns the turns given; {@code best} what was proved, null until then
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

    /** A new problem is on its way to the solver. */
    public record Posted(String id, String state) {}

    /** One of the best solutions, with the points it spends. */
    public record Solution(List<Turn> turns, int points) {}

    public record Turn(List<Step> actions, int cost) {}

    /** An action in notation. */
    public record Step(String text, int cost) {}

    /**
     * What became of a proposed solution.
     *
     * @param turns and {@code points} spent
     * @param best the proved optimum, or null when there is no proof yet
     */
    public record Verdict(boolean solved, int turns, int points, Best best) {}
}
