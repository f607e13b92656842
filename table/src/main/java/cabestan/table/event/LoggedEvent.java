package cabestan.table.event;

/**
 * An event in the log of a table.
 *
 * @param version one more than that of the previous event, starting with 1
 * @param at when it happened, in milliseconds
 * @param player who caused it, or empty if the site did
 * @param command the player's own id for the command, {@link #REPLY}, or empty
 */
public record LoggedEvent(int version, long at, String player, String command, TableEvent event) {

    /** The command of an action that was planned as a reply; players may not use it as an id. */
    public static final String REPLY = "(reply)";

    /** Whether it was planned as a reply, and so belongs to the decision on the command before it. */
    public boolean isReply() {
        return command.equals(REPLY);
    }
}
