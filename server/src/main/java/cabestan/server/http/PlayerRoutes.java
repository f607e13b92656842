package cabestan.server.http;

import cabestan.server.http.page.LinkPage;
import cabestan.server.identity.Players;
import cabestan.server.identity.Sessions;
import cabestan.server.notify.Webhook;
import cabestan.server.notify.Webhooks;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.RequestBody;
import cabestan.server.protocol.RequestReader;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.room.Matches;
import cabestan.server.store.PlayerRepository.PlayerRow;
import cabestan.server.store.PlayerRepository.TokenRow;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Optional;

/** The player's own account: name, sessions, tokens, links to other devices. */
final class PlayerRoutes {

    private final Players players;
    private final Sessions sessions;
    private final Matches matches;
    private final Webhooks webhooks;
    private final RequestIdentity visitors;

    PlayerRoutes(Players players, Sessions sessions, Matches matches, Webhooks webhooks, RequestIdentity visitors) {
        this.players = players;
        this.sessions = sessions;
        this.matches = matches;
        this.webhooks = webhooks;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/me", this::show);
        routes.post("/api/me", this::createOrUpdate);
        routes.delete("/api/me", this::delete);
        routes.post("/api/me/link", this::makeLink);
        routes.before("/link/*", visitors::checkPage);
        routes.get("/link/{secret}", this::askAboutLink);
        routes.post("/link/{secret}", this::openLink);
        routes.get("/api/me/sessions", this::sessions);
        routes.delete("/api/me/sessions", this::revokeOtherSessions);
        routes.delete("/api/me/sessions/{id}", this::revokeSession);
        routes.get("/api/me/tokens", this::tokens);
        routes.post("/api/me/tokens", this::makeToken);
        routes.delete("/api/me/tokens/{id}", this::revokeToken);
        routes.post("/api/me/holiday", this::takeHoliday);
        routes.get("/api/me/matches", this::matches);
    }

    private void show(Context ctx) {
        visitors.exchangeSignedCookie(ctx);
        answer(ctx, visitors.player(ctx).map(this::me).orElse(Answer.Me.NOBODY));
    }

    private Answer.Me me(PlayerRow player) {
        Webhook webhook = webhooks.read(player.webhook());
        return new Answer.Me(player.name(), webhook.url(), webhook.isNone() ? null : webhook.secret());
    }

    private void createOrUpdate(Context ctx) {
        RequestBody.Profile profile = RequestReader.profile(Bodies.small(ctx));
        PlayerRow known = visitors.player(ctx).orElse(null);
        if (known == null) {
            visitors.checkMaking(ctx);
            PlayerRow player = players.create(profile.name());
            visitors.signIn(ctx, player);
            ctx.status(201);
            answer(ctx, me(player));
        } else {
            visitors.exchangeSignedCookie(ctx);
            String webhook = profile.webhook() == null ? null : change(ctx, known, profile.webhook());
            answer(ctx, me(players.update(known.id(), profile.name(), webhook).orElseThrow(RequestIdentity::noPlayer)));
        }
    }

    /** The player's webhook as it is stored; its secret stays as long as the address does. */
    private String change(Context ctx, PlayerRow player, String url) {
        if (webhooks.read(player.webhook()).url().equals(url)) {
            return player.webhook();
        }
        visitors.checkMaking(ctx); // before the address is looked up
        return webhooks.create(url, player.id()).stored();
    }

    private void delete(Context ctx) {
        PlayerRow player = visitors.mustBePlayer(ctx);
        matches.abandon(player.id());
        players.delete(player.id());
        visitors.removeCookies(ctx);
        ctx.status(204);
    }

    private void makeLink(Context ctx) {
        PlayerRow player = visitors.mustBeInBrowser(ctx);
        visitors.checkMaking(ctx);
        ctx.status(201);
        answer(ctx, new Answer.Link(visitors.origin(ctx) + "/link/" + players.makeLink(player.id())));
    }

    private void askAboutLink(Context ctx) {
        LinkPage page = new LinkPage(ctx.header("Accept-Language"));
        Optional<PlayerRow> player = players.behindLink(ctx.pathParam("secret"));
        ctx.status(player.isPresent() ? 200 : 410);
        ctx.html(player.map(behind -> ask(page, behind, replaced(ctx, behind))).orElseGet(page::gone));
    }

    private String ask(LinkPage page, PlayerRow player, Optional<PlayerRow> replaced) {
        return replaced.map(present -> page.askToReplace(
                        player, present, matches.of(present.id()).size()))
                .orElseGet(() -> page.ask(player));
    }

    /** The current player of this browser, if it is another one and has matches. */
    private Optional<PlayerRow> replaced(Context ctx, PlayerRow player) {
        return visitors.player(ctx)
                .filter(present -> !present.id().equals(player.id())
                        && !matches.of(present.id()).isEmpty());
    }

    private void openLink(Context ctx) {
        visitors.checkMaking(ctx);
        String secret = ctx.pathParam("secret");
        PlayerRow behind = players.behindLink(secret).orElseThrow(PlayerRoutes::linkGone);
        Optional<PlayerRow> replaced = replaced(ctx, behind);
        if (replaced.isPresent() && !replaced.get().id().equals(ctx.formParam("replace"))) {
            ctx.status(409).html(ask(new LinkPage(ctx.header("Accept-Language")), behind, replaced));
            return;
        }
        PlayerRow player = players.byLink(secret).orElseThrow(PlayerRoutes::linkGone);
        visitors.signOut(ctx);
        visitors.signIn(ctx, player);
        ctx.redirect("/", HttpStatus.SEE_OTHER);
    }

    private static RequestRejected linkGone() {
        return new RequestRejected(410, "link-used", "this link was used already, or is too old");
    }

    private void sessions(Context ctx) {
        PlayerRow player = visitors.mustBePlayer(ctx);
        String current = visitors.credential(ctx).orElseThrow().id();
        answer(
                ctx,
                new Answer.Sessions(sessions.of(player.id()).stream()
                        .map(row -> new Answer.Session(
                                row.id(),
                                row.device(),
                                row.created(),
                                row.used(),
                                row.id().equals(current)))
                        .toList()));
    }

    private void revokeOtherSessions(Context ctx) {
        PlayerRow player = visitors.mustBeInBrowser(ctx);
        sessions.revokeOthers(
                player.id(), visitors.credential(ctx).orElseThrow().id());
        ctx.status(204);
    }

    private void revokeSession(Context ctx) {
        PlayerRow player = visitors.mustBeInBrowser(ctx);
        String id = ctx.pathParam("id");
        sessions.revoke(player.id(), id);
        if (id.equals(visitors.credential(ctx).orElseThrow().id())) {
            visitors.removeCookies(ctx);
        }
        ctx.status(204);
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
        PlayerRow player = visitors.mustBeInBrowser(ctx);
        visitors.checkMaking(ctx);
        Players.NewToken made = players.makeToken(player.id(), RequestReader.label(Bodies.small(ctx)));
        TokenRow row = made.row();
        ctx.status(201);
        answer(ctx, new Answer.Token(row.id(), row.label(), row.created(), made.token()));
    }

    private void revokeToken(Context ctx) {
        players.revokeToken(visitors.mustBeInBrowser(ctx).id(), ctx.pathParam("id"));
        ctx.status(204);
    }

    private void takeHoliday(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx); // it may change many matches
        answer(ctx, new Answer.Holiday(matches.takeHoliday(player, RequestReader.days(Bodies.small(ctx)))));
    }

    private void matches(Context ctx) {
        answer(ctx, new Answer.Matches(matches.of(visitors.id(ctx))));
    }

    static void answer(Context ctx, Object answer) {
        ctx.contentType("application/json").result(Json.write(answer));
    }
}
