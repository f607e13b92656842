package cabestan.server.store;

/** A player: a guest who has given a name. */
public record PlayerRow(String id, String name, String webhook, long created) {}
