package cabestan.server.http;

import cabestan.server.http.limit.RequestLimits;
import cabestan.server.http.limit.TrustedProxies;
import cabestan.server.identity.Credential;
import cabestan.server.identity.Credential.Kind;
import cabestan.server.identity.DeviceName;
import cabestan.server.identity.Players;
import cabestan.server.identity.Sessions;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.SessionRow;
import cabestan.server.store.StoreFailure;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Identifies who sends a request, by session or token. */
final class RequestIdentity {

    private static final Logger LOG = LoggerFactory.getLogger(RequestIdentity.class);
    private static final String COOKIE = "cabestan-session";
    private static final String SIGNED_COOKIE = "cabestan"; // of release 0.1
    private static final String PLAYER = "player";
    private static final String CREDENTIAL = "credential";

    private final Players players;
    private final Sessions sessions;
    private final TrustedProxies proxies;
    private final RequestLimits limits;

    RequestIdentity(Players players, Sessions sessions, TrustedProxies proxies, RequestLimits limits) {
        this.players = players;
        this.sessions = sessions;
        this.proxies = proxies;
        this.limits = limits;
    }

    RequestLimits limits() {
        return limits;
    }

    /** Rejects requests that come too often, or that another site may have sent with the visitor's cookie. */
    void check(Context ctx) {
        limits.checkAddress(ctx);
        boolean changes =
                !ctx.method().name().equals("GET") && !ctx.method().name().equals("HEAD");
        if (changes && bearer(ctx) == null && !"1".equals(ctx.header("X-Cabestan"))) {
            throw RequestRejected.forbidden("requests that change something need the header X-Cabestan: 1");
        }
        identify(ctx);
    }

    /** The same for pages with a form, which cannot send our header but do send their origin. */
    void checkPage(Context ctx) {
        limits.checkAddress(ctx);
        if (!isOurPage(ctx)) {
            throw RequestRejected.forbidden("forms are sent from this server's own pages");
        }
        identify(ctx);
    }

    private void identify(Context ctx) {
        Optional<Credential> credential = credentialOf(ctx);
        Optional<PlayerRow> player = credential.map(Credential::player).flatMap(players::find);
        if (bearer(ctx) != null && player.isEmpty()) {
            throw new RequestRejected(401, "no-player", "this token is not known, or was revoked");
        }
        player.ifPresent(known -> {
            limits.checkRequest(known.id());
            ctx.attribute(PLAYER, known);
            ctx.attribute(CREDENTIAL, credential.orElseThrow());
        });
    }

    private Optional<Credential> credentialOf(Context ctx) {
        String token = bearer(ctx);
        if (token != null) {
            return players.byToken(token);
        }
        String secret = ctx.cookie(COOKIE);
        Optional<SessionRow> session = secret == null ? Optional.empty() : sessions.find(secret);
        if (session.isPresent()) {
            renew(ctx, secret, session.get());
            return session.map(row -> new Credential(Kind.SESSION, row.id(), row.player()));
        }
        String signed = ctx.cookie(SIGNED_COOKIE);
        return signed == null
                ? Optional.empty()
                : sessions.bySignedCookie(signed).map(player -> new Credential(Kind.SIGNED_COOKIE, player, player));
    }

    private void renew(Context ctx, String secret, SessionRow session) {
        try {
            if (sessions.renew(secret, session)) {
                setCookie(ctx, secret);
            }
        } catch (StoreFailure e) {
            LOG.warn("a session could not be renewed: {}", e.getMessage()); // the next request tries again
        }
    }

    private static String bearer(Context ctx) {
        String header = ctx.header("Authorization");
        return header != null && header.startsWith("Bearer ")
                ? header.substring(7).strip()
                : null;
    }

    /** The scheme and host by which the visitor reached this server. */
    String origin(Context ctx) {
        return (proxies.isSecure(ctx) ? "https://" : "http://") + ctx.host();
    }

    Optional<PlayerRow> player(Context ctx) {
        return Optional.ofNullable(ctx.attribute(PLAYER));
    }

    /** The credential that identified the player, or nothing for an anonymous visitor. */
    Optional<Credential> credential(Context ctx) {
        return Optional.ofNullable(ctx.attribute(CREDENTIAL));
    }

    /** The player's id, or empty for an anonymous visitor. */
    String id(Context ctx) {
        return player(ctx).map(PlayerRow::id).orElse("");
    }

    PlayerRow mustBePlayer(Context ctx) {
        return player(ctx).orElseThrow(RequestIdentity::noPlayer);
    }

    static RequestRejected noPlayer() {
        return new RequestRejected(401, "no-player", "tell us your name first: POST /api/me {name}");
    }

    /** Rejects tokens: anything they create here would outlive them. */
    PlayerRow mustBeInBrowser(Context ctx) {
        PlayerRow player = mustBePlayer(ctx);
        if (credential(ctx).orElseThrow().kind() == Kind.TOKEN) {
            throw RequestRejected.forbidden(
                    "sessions, links and tokens are made and revoked in the browser, not with a token");
        }
        return player;
    }

    /** The id of the browser's session, which can get notices while no page is open. */
    String mustHaveSession(Context ctx) {
        mustBeInBrowser(ctx);
        return credential(ctx)
                .filter(credential -> credential.kind() == Kind.SESSION)
                .map(Credential::id)
                .orElseThrow(
                        () -> RequestRejected.forbidden("only a browser with a session can get notices of matches"));
    }

    /** Rejects visitors who create too much in a short time. */
    void checkMaking(Context ctx) {
        limits.checkMaking(ctx, id(ctx));
    }

    /** Signs the player in on this browser. */
    void signIn(Context ctx, PlayerRow player) {
        Sessions.NewSession session = sessions.open(player.id(), DeviceName.of(ctx.userAgent()));
        setCookie(ctx, session.secret());
        ctx.attribute(PLAYER, player);
        ctx.attribute(CREDENTIAL, new Credential(Kind.SESSION, session.row().id(), player.id()));
    }

    /** Gives the holder of a cookie of release 0.1 a session instead. */
    void exchangeSignedCookie(Context ctx) {
        if (credential(ctx).filter(found -> found.kind() == Kind.SIGNED_COOKIE).isPresent()) {
            signIn(ctx, mustBePlayer(ctx));
        }
    }

    /** Ends the session of this browser, if it has one. */
    void signOut(Context ctx) {
        credential(ctx)
                .filter(found -> found.kind() == Kind.SESSION)
                .ifPresent(found -> sessions.revoke(found.player(), found.id()));
    }

    void removeCookies(Context ctx) {
        ctx.cookie(cookie(ctx, COOKIE, "", 0));
        ctx.cookie(cookie(ctx, SIGNED_COOKIE, "", 0));
    }

    private void setCookie(Context ctx, String secret) {
        ctx.cookie(cookie(ctx, COOKIE, secret, (int) Sessions.LIFETIME.toSeconds()));
    }

    private Cookie cookie(Context ctx, String name, String value, int seconds) {
        return new Cookie(name, value, "/", seconds, proxies.isSecure(ctx), true, null, SameSite.LAX);
    }

    /** Whether the page that opens a socket or sends a form, as the browser reports it, is one of ours. */
    static boolean isOurPage(Context ctx) {
        String origin = ctx.header("Origin");
        String host = ctx.header("Host");
        return origin == null || host != null && (origin.equals("http://" + host) || origin.equals("https://" + host));
    }
}
