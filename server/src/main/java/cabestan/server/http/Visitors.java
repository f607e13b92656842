package cabestan.server.http;

import cabestan.server.match.Players;
import cabestan.server.match.Signature;
import cabestan.server.protocol.Refusal;
import cabestan.server.store.PlayerRow;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Optional;

/** Who is asking: a player by cookie or token, or nobody yet; and whether they ask too much. */
final class Visitors {

    private static final String COOKIE = "cabestan";
    private static final int YEAR_IN_SECONDS = 365 * 24 * 3600;
    private static final String PLAYER = "player";

    private final Players players;
    private final Signature signature;
    private final Gate requests;
    private final Gate making;
    private final Gate addresses;

    Visitors(Players players, Signature signature, Limits limits) {
        this.players = players;
        this.signature = signature;
        this.requests = new Gate(limits.perSecond(), 10.0 * limits.perSecond());
        this.making = new Gate(limits.makePerMinute() / 60.0, limits.makePerMinute());
        this.addresses = new Gate(limits.addressPerSecond(), 5.0 * limits.addressPerSecond());
    }

    /** Stops requests that come too often, or that another site may have sent with the visitor's cookie. */
    void check(Context ctx) {
        if (!isThisMachine(ctx.ip())) {
            addresses.pass(ctx.ip());
        }
        boolean changes =
                !ctx.method().name().equals("GET") && !ctx.method().name().equals("HEAD");
        if (changes && bearer(ctx) == null && !"1".equals(ctx.header("X-Cabestan"))) {
            throw Refusal.forbidden("requests that change something need the header X-Cabestan: 1");
        }
        Optional<PlayerRow> player = identify(ctx);
        player.ifPresent(known -> requests.pass(known.id()));
        ctx.attribute(PLAYER, player.orElse(null));
    }

    private Optional<PlayerRow> identify(Context ctx) {
        String token = bearer(ctx);
        if (token != null) {
            return Optional.of(players.byToken(token)
                    .orElseThrow(() -> new Refusal(401, "no-player", "this token is not known, or was revoked")));
        }
        String cookie = ctx.cookie(COOKIE);
        return cookie == null ? Optional.empty() : signature.verify(cookie).flatMap(players::find);
    }

    private static String bearer(Context ctx) {
        String header = ctx.header("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? header.substring(7).strip()
                : null;
    }

    private static boolean isThisMachine(String address) {
        try {
            return InetAddress.getByName(address).isLoopbackAddress();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    Optional<PlayerRow> player(Context ctx) {
        return Optional.ofNullable(ctx.attribute(PLAYER));
    }

    /** The player's id, or empty for a visitor without a name. */
    String id(Context ctx) {
        return player(ctx).map(PlayerRow::id).orElse("");
    }

    PlayerRow mustBePlayer(Context ctx) {
        return player(ctx)
                .orElseThrow(() -> new Refusal(401, "no-player", "tell us your name first: POST /api/me {name}"));
    }

    /** Stops who makes too many things. */
    void checkMaking(Context ctx) {
        String who = id(ctx);
        if (!who.isEmpty()) {
            making.pass(who);
        } else if (!isThisMachine(ctx.ip())) {
            making.pass(ctx.ip());
        }
    }

    boolean mayTalk(String who) {
        return requests.lets(who);
    }

    void remember(Context ctx, PlayerRow player) {
        setCookie(ctx, signature.sign(player.id()), YEAR_IN_SECONDS);
    }

    void forget(Context ctx) {
        setCookie(ctx, "", 0);
    }

    private static void setCookie(Context ctx, String value, int seconds) {
        boolean secure = ctx.scheme().equals("https") || "https".equals(ctx.header("X-Forwarded-Proto"));
        ctx.cookie(new Cookie(COOKIE, value, "/", seconds, secure, true, null, SameSite.LAX));
    }

    /** A browser says from which page a socket was opened; it must be one of ours. */
    static boolean isOurPage(Context ctx) {
        String origin = ctx.header("Origin");
        String host = ctx.header("Host");
        return origin == null || host != null && (origin.equals("http://" + host) || origin.equals("https://" + host));
    }
}
