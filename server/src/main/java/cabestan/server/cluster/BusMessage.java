package cabestan.server.cluster;

/** What nodes tell each other; it may be late, doubled or lost, the truth is in the store. */
public sealed interface BusMessage permits MatchChanged, PlayerChanged, PresenceChanged {}
