package cabestan.server.store;

/**
 * A problem for one player, and what has been proved about it.
 *
 * @param author the player who composed it, or empty for a built-in problem
 * @param grade from 1 to 4, or 0 if it is not graded
 * @param state {@code proving}, {@code proved}, {@code unsolvable} or {@code too-large}
 * @param turns the fewest turns of any solution, once proved; {@code points} the fewest points with that many turns
 * @param solutions how many solutions are equally good
 * @param solution one of them in notation, one turn per line, or empty
 */
public record ProblemRow(
        String id,
        String title,
        String author,
        String text,
        int grade,
        String state,
        int turns,
        int points,
        long solutions,
        String solution,
        long created) {

    public boolean isProved() {
        return state.equals("proved");
    }

    public ProblemRow proved(int turns, int points, long solutions, String solution) {
        return new ProblemRow(id, title, author, text, grade, "proved", turns, points, solutions, solution, created);
    }

    public ProblemRow in(String state) {
        return new ProblemRow(id, title, author, text, grade, state, 0, 0, 0, "", created);
    }
}
