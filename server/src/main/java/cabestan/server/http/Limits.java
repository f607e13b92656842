package cabestan.server.http;

/**
 * How much one player and one address may ask for.
 *
 * @param perSecond messages and requests of a player, in the long run; ten times that at once
 * @param makePerMinute matches, tokens, links and records a player makes, and guests an address makes
 * @param addressPerSecond requests of an address; this machine's own is not counted
 */
public record Limits(int perSecond, int makePerMinute, int addressPerSecond) {

    public static final Limits USUAL = new Limits(20, 30, 200);
    public static final Limits NONE = new Limits(1_000_000, 60_000_000, 1_000_000);
}
