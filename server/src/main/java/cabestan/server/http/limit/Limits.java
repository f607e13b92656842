package cabestan.server.http.limit;

/**
 * How much one player and one address may request.
 *
 * @param perSecond messages and requests of a player in the long run; bursts may be ten times larger
 * @param makePerMinute matches that a player creates or joins, tokens, links and records that a player creates, and
 *     guests that an address creates; actions can be undone, and draws offered, four times as often; as many chat
 *     messages are allowed, a third of them at once
 * @param addressPerSecond requests of an address; this machine is not limited
 * @param socketsPerAddress sockets and streams that an address keeps open; this machine is not limited
 * @param proxies the proxies that are trusted to report a visitor's address
 */
public record Limits(
        int perSecond, int makePerMinute, int addressPerSecond, int socketsPerAddress, TrustedProxies proxies) {

    public static final Limits USUAL = new Limits(20, 30, 200, 200, TrustedProxies.NONE);
    public static final Limits NONE = new Limits(1_000_000, 60_000_000, 1_000_000, 1_000_000, TrustedProxies.NONE);

    public Limits behind(TrustedProxies trusted) {
        return new Limits(perSecond, makePerMinute, addressPerSecond, socketsPerAddress, trusted);
    }
}
