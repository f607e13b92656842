package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.rules.catalog.Games;
import cabestan.server.identity.Secrets;
import cabestan.server.live.Subscriptions;
import cabestan.server.notify.Webhooks;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.Json;
import cabestan.server.protocol.NewMatch;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.room.Matches;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;

/** Matches over plain HTTP. */
final class MatchRoutes {

    private final Matches matches;
    private final Subscriptions subscriptions;
    private final Webhooks webhooks;
    private final RequestIdentity visitors;

    MatchRoutes(Matches matches, Subscriptions subscriptions, Webhooks webhooks, RequestIdentity visitors) {
        this.matches = matches;
        this.subscriptions = subscriptions;
        this.webhooks = webhooks;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/games", ctx -> answer(ctx, Answer.Games.of(Games.all())));
        routes.get("/api/lobby", ctx -> answer(ctx, new Answer.Tables(subscriptions.lobby(visitors.id(ctx)))));
        routes.post("/api/matches", this::make);
        routes.get("/api/matches/{id}", ctx -> answer(ctx, matches.summary(id(ctx), visitors.id(ctx), key(ctx))));
        routes.post("/api/matches/{id}/join", this::join);
        routes.post("/api/matches/{id}/leave", this::leave);
        routes.post("/api/matches/{id}/commands", this::command);
        routes.get("/api/matches/{id}/positions/{n}", this::position);
        routes.get("/api/matches/{id}/record", this::record);
        routes.post("/api/records", this::adopt);
        routes.get("/api/stream", this::stream);
        routes.get("/api/openapi.json", MatchRoutes::describe);
    }

    private static String id(Context ctx) {
        return ctx.pathParam("id");
    }

    private static String key(Context ctx) {
        String key = ctx.queryParam("key");
        return key == null ? "" : key;
    }

    private void make(Context ctx) {
        String host = visitors.mustBePlayer(ctx).id();
        NewMatch wish = Json.readNewMatch(Bodies.small(ctx));
        webhooks.check(wish.webhook());
        visitors.checkMaking(ctx);
        ctx.status(201);
        answer(ctx, Answer.Made.of(matches.make(wish, host), webhooks.secret(wish.webhook())));
    }

    private void join(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        Json.Join join = Json.readJoin(Bodies.small(ctx));
        answer(ctx, matches.join(id(ctx), player, join.key(), join.seat()));
    }

    private void leave(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        matches.leave(id(ctx), player, Json.readSeat(Bodies.small(ctx)));
        ctx.status(204);
    }

    private void command(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        matches.command(Json.readCommand(Bodies.small(ctx), id(ctx), Secrets::fresh), player, message -> {
            ctx.status(message instanceof ServerMessage.Rejected ? 409 : 200);
            answer(ctx, message);
        });
    }

    private void position(Context ctx) {
        int n = number(ctx.pathParam("n"), "the number of actions");
        String seat = ctx.queryParam("seat");
        int asked = seat == null ? 0 : number(seat, "the seat");
        answer(ctx, matches.moment(id(ctx), visitors.id(ctx), key(ctx), n, asked - 1));
    }

    static int number(String text, String what) {
        if (!text.matches("[0-9]{1,9}")) {
            throw RequestRejected.badRequest("expected " + what + " to be a whole number");
        }
        return Integer.parseInt(text);
    }

    private void record(Context ctx) {
        String record = matches.record(id(ctx), visitors.id(ctx), key(ctx));
        ctx.header("Content-Disposition", "inline; filename=\"" + id(ctx) + ".match\"");
        ctx.contentType("text/plain; charset=utf-8").result(record);
    }

    private void adopt(Context ctx) {
        String host = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx);
        Json.Upload upload = Json.readUpload(Bodies.record(ctx));
        ctx.status(201);
        answer(ctx, Answer.Made.of(matches.takeUp(upload, host), null));
    }

    private static void describe(Context ctx) throws IOException {
        try (InputStream description = MatchRoutes.class.getResourceAsStream("openapi.json")) {
            ctx.contentType("application/json").result(description.readAllBytes());
        }
    }

    private void stream(Context ctx) {
        String since = ctx.queryParam("since");
        EventStream lines = new EventStream(visitors.mustBePlayer(ctx).id());
        String address = visitors.address(ctx);
        visitors.connectionLimiter().mustHaveRoom(address);
        visitors.connectionLimiter().enter(address);
        subscriptions.arrive(lines);
        try {
            if (ctx.queryParam("match") != null) {
                subscriptions.follow(
                        lines, ctx.queryParam("match"), key(ctx), since == null ? -1 : number(since, "the version"));
            }
            lines.pour(ctx);
        } finally {
            subscriptions.depart(lines);
            visitors.connectionLimiter().leave(address);
        }
    }
}
