package cabestan.server.cluster.message;

/**
 * Something was said at a match.
 *
 * @param channel {@code players} or {@code watchers}
 * @param number of the message in its channel
 */
public record ChatSaid(String match, String channel, int number) implements BusMessage {}
