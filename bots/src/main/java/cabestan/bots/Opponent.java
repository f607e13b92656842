package cabestan.bots;

/**
 * A computer player that can be invited to a table.
 *
 * @param name its name at the table
 * @param level from 1 for a beginner to 5, or 0 for a baseline
 * @param millis how long it thinks about an action
 */
public record Opponent(String name, int level, Bot bot, int millis) {

    /** The strongest level. */
    public static final int LEVELS = 5;

    public Budget budget() {
        return Budget.ofMillis(millis);
    }
}
