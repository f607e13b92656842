package cabestan.server.bus;

/** A player has another name now, or is gone. */
public record PlayerNews(String player) implements News {}
