package cabestan.server.cluster.message;

/** A player was renamed or deleted. */
public record PlayerChanged(String player) implements BusMessage {}
