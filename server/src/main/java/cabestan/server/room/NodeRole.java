package cabestan.server.room;

/**
 * The role of a node in its site.
 *
 * @param shared whether there may be other nodes over the same database
 * @param thinks whether bots think here
 * @param back since when the site has been up without a break, in milliseconds
 * @param remembered the most matches kept in memory
 */
public record NodeRole(boolean shared, boolean thinks, long back, int remembered) {}
