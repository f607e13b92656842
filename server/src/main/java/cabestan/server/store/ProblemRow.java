package cabestan.server.store;

/**
 * A problem for one player, and what has been proved about it.
 *
 * @param author the player who composed it, or empty for one that comes with the program
 * @param grade from 1 to 4, or 0 when nobody has graded it
 * @param state {@code proving}, {@code proved}, {@code unsolvable} or {@code too-large}
 * @param turns the least there is a solution with, once proved; {@code points} the least with so many turns
 * @param solutions how many solutions are as good as that
 * @param solution one of them in notation, a turn a line, or empty
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
