package cabestan.server.protocol;

/**
 * What a webhook is told.
 *
 * @param what {@code your-turn}, {@code over}, {@code started} or {@code joined}
 * @param player the name of who should look, or empty
 */
public record WebhookNotice(String match, String game, int version, String what, String player, long at) {}
