package cabestan.server.cluster;

/** A player has another name now, or is gone. */
public record PlayerChanged(String player) implements BusMessage {}
