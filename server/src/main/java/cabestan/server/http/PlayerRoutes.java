package cabestan.server.http;

import cabestan.server.identity.Players;
import cabestan.server.notify.Webhooks;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.room.Matches;
import cabestan.server.store.PlayerRepository.TokenRow;
import cabestan.server.store.PlayerRow;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/** The player's own account: name, tokens, links to other devices. */
final class PlayerRoutes {

    private final Players players;
    private final Matches matches;
    private final Webhooks webhooks;
    private final RequestIdentity visitors;

    PlayerRoutes(Players players, Matches matches, Webhooks webhooks, RequestIdentity visitors) {
        this.players = players;
        this.matches = matches;
        this.webhooks = webhooks;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/me", this::show);
        routes.post("/api/me", this::welcome);
        routes.delete("/api/me", this::forget);
        routes.post("/api/me/link", this::makeLink);
        routes.get("/link/{secret}", PlayerRoutes::askAboutLink);
        routes.post("/link/{secret}", this::openLink);
        routes.get("/api/me/tokens", this::tokens);
        routes.post("/api/me/tokens", this::makeToken);
        routes.delete("/api/me/tokens/{id}", this::revokeToken);
        routes.get("/api/me/matches", this::matches);
    }

    private void show(Context ctx) {
        answer(ctx, visitors.player(ctx).map(this::me).orElse(Answer.Me.NOBODY));
    }

    private Answer.Me me(PlayerRow player) {
        return new Answer.Me(player.name(), player.webhook(), webhooks.secret(player.webhook()));
    }

    private void welcome(Context ctx) {
        Json.Profile profile = Json.readProfile(Bodies.small(ctx));
        PlayerRow known = visitors.player(ctx).orElse(null);
        PlayerRow player;
        if (known == null) {
            visitors.checkMaking(ctx);
            player = players.welcome(profile.name());
            ctx.status(201);
        } else {
            String webhook = profile.webhook() == null ? known.webhook() : profile.webhook();
            webhooks.check(webhook);
            player = players.update(new PlayerRow(known.id(), profile.name(), webhook, known.created()));
        }
        visitors.remember(ctx, player);
        answer(ctx, me(player));
    }

    private void forget(Context ctx) {
        PlayerRow player = visitors.mustBePlayer(ctx);
        matches.abandon(player.id());
        players.forget(player.id());
        visitors.forget(ctx);
        ctx.status(204);
    }

    private void makeLink(Context ctx) {
        PlayerRow player = visitors.mustBePlayer(ctx);
        visitors.checkMaking(ctx);
        ctx.status(201);
        answer(ctx, new Answer.Link(visitors.origin(ctx) + "/link/" + players.makeLink(player.id())));
    }

    /** Chat rooms look into links by themselves, which must not use them up; so a person presses a button. */
    private static void askAboutLink(Context ctx) {
        String language = String.valueOf(ctx.header("Accept-Language"));
        String button = language.startsWith("fr")
                ? "Jouer sur cet appareil"
                : language.startsWith("de") ? "Auf diesem Gerät spielen" : "Play on this device";
        ctx.html(
                "<!doctype html><meta charset=utf-8><meta name=viewport content='width=device-width'><title>Cabestan</title>"
                        + "<form method=post><button>" + button + "</button></form>");
    }

    private void openLink(Context ctx) {
        if (!RequestIdentity.isOurPage(ctx)) {
            throw RequestRejected.forbidden("a personal link is opened from its own page");
        }
        visitors.checkMaking(ctx);
        PlayerRow player = players.byLink(ctx.pathParam("secret"))
                .orElseThrow(() -> new RequestRejected(410, "link-used", "this link was used already, or is too old"));
        visitors.remember(ctx, player);
        ctx.redirect("/", HttpStatus.SEE_OTHER);
    }

    private void tokens(Context ctx) {
        PlayerRow player = visitors.mustBePlayer(ctx);
        answer(
                ctx,
                new Answer.Tokens(players.tokens(player.id()).stream()
                        .map(row -> new Answer.Token(row.id(), row.label(), row.created(), null))
                        .toList()));
    }

    private void makeToken(Context ctx) {
        PlayerRow player = visitors.mustBePlayer(ctx);
        visitors.checkMaking(ctx);
        Players.NewToken made = players.makeToken(player.id(), Json.readLabel(Bodies.small(ctx)));
        TokenRow row = made.row();
        ctx.status(201);
        answer(ctx, new Answer.Token(row.id(), row.label(), row.created(), made.token()));
    }

    private void revokeToken(Context ctx) {
        players.revokeToken(visitors.mustBePlayer(ctx).id(), ctx.pathParam("id"));
        ctx.status(204);
    }

    private void matches(Context ctx) {
        answer(ctx, new Answer.Matches(matches.of(visitors.id(ctx))));
    }

    static void answer(Context ctx, Object answer) {
        ctx.contentType("application/json").result(Json.write(answer));
    }
}
