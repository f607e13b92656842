package cabestan.server.cluster;

/** A player was renamed or deleted. */
public record PlayerChanged(String player) implements BusMessage {}
