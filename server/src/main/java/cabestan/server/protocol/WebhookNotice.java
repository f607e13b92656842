package cabestan.server.protocol;

/**
 * A notice to a webhook.
 *
 * @param what {@code your-turn}, {@code over}, {@code started}, {@code joined}, {@code invited}, {@code offer}, {@code nudge},
 *     {@code time-short} or {@code silence}
 * @param player the name of the player concerned, or empty
 */
public record WebhookNotice(String match, String game, int version, String what, String player, long at) {}
