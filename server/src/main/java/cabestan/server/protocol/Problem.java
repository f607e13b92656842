package cabestan.server.protocol;

import java.util.List;

/**
 * A problem as a player may see it.
 *
 * @param grade from 1 to 4, or null when nobody has graded it
 * @param turns the turns given; {@code best} what was proved, null until then
 * @param text null in lists
 * @param solution only for who has solved it
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
        String text,
        String solution) {

    public record Best(int turns, int points) {}

    public record Problems(List<Problem> problems) {}

    /** A new problem is on its way to the solver. */
    public record Posted(String id, String state) {}

    /**
     * What became of a proposed solution.
     *
     * @param turns and {@code points} spent
     * @param best the proved optimum, or null when there is no proof yet
     */
    public record Verdict(boolean solved, int turns, int points, Best best) {}
}
