package cabestan.server.cluster.message;

/** Somebody has become or is no longer a friend of this player, or has asked to be one. */
public record FriendsChanged(String player) implements BusMessage {}
