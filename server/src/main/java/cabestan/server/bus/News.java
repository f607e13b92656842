package cabestan.server.bus;

/** What nodes tell each other; it may be late, doubled or lost, the truth is in the store. */
public sealed interface News permits MatchNews, PlayerNews, Presence {}
