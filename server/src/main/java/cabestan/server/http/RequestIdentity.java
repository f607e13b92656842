package cabestan.server.http;

import cabestan.server.identity.Players;
import cabestan.server.identity.SigningKey;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.PlayerRow;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.util.Optional;

/** Identifies who sends a request, by cookie or token, and applies the limits to them. */
final class RequestIdentity {

    private static final String COOKIE = "cabestan";
    private static final int YEAR_IN_SECONDS = 365 * 24 * 3600;
    private static final String PLAYER = "player";

    private final Players players;
    private final SigningKey signingKey;
    private final RateLimiter requests;
    private final RateLimiter making;
    private final RateLimiter addresses;
    private final TrustedProxies proxies;
    private final ConnectionLimiter connectionLimiter;

    RequestIdentity(Players players, SigningKey signingKey, Limits limits) {
        this.players = players;
        this.signingKey = signingKey;
        this.requests = new RateLimiter(limits.perSecond(), 10.0 * limits.perSecond());
        this.making = new RateLimiter(limits.makePerMinute() / 60.0, limits.makePerMinute());
        this.addresses = new RateLimiter(limits.addressPerSecond(), 5.0 * limits.addressPerSecond());
        this.proxies = limits.proxies();
        this.connectionLimiter = new ConnectionLimiter(limits.socketsPerAddress());
    }

    /** Rejects requests that come too often, or that another site may have sent with the visitor's cookie. */
    void check(Context ctx) {
        String address = address(ctx);
        if (!isThisMachine(address)) {
            addresses.pass(address);
        }
        boolean changes =
                !ctx.method().name().equals("GET") && !ctx.method().name().equals("HEAD");
        if (changes && bearer(ctx) == null && !"1".equals(ctx.header("X-Cabestan"))) {
            throw RequestRejected.forbidden("requests that change something need the header X-Cabestan: 1");
        }
        Optional<PlayerRow> player = identify(ctx);
        player.ifPresent(known -> requests.pass(known.id()));
        ctx.attribute(PLAYER, player.orElse(null));
    }

    private Optional<PlayerRow> identify(Context ctx) {
        String token = bearer(ctx);
        if (token != null) {
            return Optional.of(players.byToken(token)
                    .orElseThrow(
                            () -> new RequestRejected(401, "no-player", "this token is not known, or was revoked")));
        }
        String cookie = ctx.cookie(COOKIE);
        return cookie == null ? Optional.empty() : signingKey.verify(cookie).flatMap(players::find);
    }

    private static String bearer(Context ctx) {
        String header = ctx.header("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? header.substring(7).strip()
                : null;
    }

    static boolean isThisMachine(String address) {
        return InetAddress.ofLiteral(address).isLoopbackAddress();
    }

    /** The visitor's address, as far as the proxies on the way are trusted. */
    String address(Context ctx) {
        return proxies.address(ctx);
    }

    ConnectionLimiter connectionLimiter() {
        return connectionLimiter;
    }

    /** The scheme and host by which the visitor reached this server. */
    String origin(Context ctx) {
        return (proxies.isSecure(ctx) ? "https://" : "http://") + ctx.host();
    }

    Optional<PlayerRow> player(Context ctx) {
        return Optional.ofNullable(ctx.attribute(PLAYER));
    }

    /** The player's id, or empty for an anonymous visitor. */
    String id(Context ctx) {
        return player(ctx).map(PlayerRow::id).orElse("");
    }

    PlayerRow mustBePlayer(Context ctx) {
        return player(ctx)
                .orElseThrow(
                        () -> new RequestRejected(401, "no-player", "tell us your name first: POST /api/me {name}"));
    }

    /** Rejects visitors who create too much in a short time. */
    void checkMaking(Context ctx) {
        String who = id(ctx);
        if (!who.isEmpty()) {
            making.pass(who);
        } else if (!isThisMachine(address(ctx))) {
            making.pass(address(ctx));
        }
    }

    boolean mayTalk(String who) {
        return requests.lets(who);
    }

    void remember(Context ctx, PlayerRow player) {
        setCookie(ctx, signingKey.sign(player.id()), YEAR_IN_SECONDS);
    }

    void forget(Context ctx) {
        setCookie(ctx, "", 0);
    }

    private void setCookie(Context ctx, String value, int seconds) {
        ctx.cookie(new Cookie(COOKIE, value, "/", seconds, proxies.isSecure(ctx), true, null, SameSite.LAX));
    }

    /** Whether the page that opens a socket, as the browser reports it, is one of ours. */
    static boolean isOurPage(Context ctx) {
        String origin = ctx.header("Origin");
        String host = ctx.header("Host");
        return origin == null || host != null && (origin.equals("http://" + host) || origin.equals("https://" + host));
    }
}
