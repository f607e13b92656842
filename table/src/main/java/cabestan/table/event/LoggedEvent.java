package cabestan.table.event;

/**
 * An event in the log of a table.
 *
 * @param version one more than that of the event before, beginning with 1
 * @param at when it happened, in milliseconds
 * @param player who caused it, or empty when the site did
 * @param command the player's own id of the command, or empty
 */
public record LoggedEvent(int version, long at, String player, String command, TableEvent event) {}
