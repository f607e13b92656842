package cabestan.server.cluster.message;

/** The friends of this player, or the requests to become one, have changed. */
public record FriendsChanged(String player) implements BusMessage {}
