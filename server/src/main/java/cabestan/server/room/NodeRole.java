package cabestan.server.room;

/**
 * The role of a node in its site.
 *
 * @param shared whether there may be other nodes over the same database
 * @param thinks whether bots think here
 * @param remembered how many matches are kept in memory at most
 */
public record NodeRole(boolean shared, boolean thinks, int remembered) {}
