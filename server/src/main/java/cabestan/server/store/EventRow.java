package cabestan.server.store;

/**
 * One thing that happened in a match; its version is one more than the one before.
 *
 * @param seat counted from 0, or -1
 * @param player who did it, or empty when the table did
 * @param command the client's own id of the command, or empty
 * @param detail what else there is to say: the action in notation, a level, ranks
 */
public record EventRow(int version, String kind, int seat, String player, String command, String detail, long at) {}
