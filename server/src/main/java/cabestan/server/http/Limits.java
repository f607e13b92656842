package cabestan.server.http;

/**
 * How much one player and one address may ask for.
 *
 * @param perSecond messages and requests of a player, in the long run; ten times that at once
 * @param makePerMinute matches, tokens, links and records a player makes, and guests an address makes
 * @param addressPerSecond requests of an address; this machine's own is not counted
 * @param socketsPerAddress sockets and streams that an address keeps open; this machine's own are not counted
 * @param proxies who is believed about the address of a visitor
 */
public record Limits(
        int perSecond, int makePerMinute, int addressPerSecond, int socketsPerAddress, TrustedProxies proxies) {

    public static final Limits USUAL = new Limits(20, 30, 200, 200, TrustedProxies.NONE);
    public static final Limits NONE = new Limits(1_000_000, 60_000_000, 1_000_000, 1_000_000, TrustedProxies.NONE);

    public Limits behind(TrustedProxies trusted) {
        return new Limits(perSecond, makePerMinute, addressPerSecond, socketsPerAddress, trusted);
    }
}
