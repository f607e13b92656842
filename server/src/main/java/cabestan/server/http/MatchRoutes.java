package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.rules.catalog.Games;
import cabestan.server.chat.Chat;
import cabestan.server.http.limit.ConnectionLimiter;
import cabestan.server.identity.CredentialWatch;
import cabestan.server.identity.Secrets;
import cabestan.server.live.Subscriptions;
import cabestan.server.notify.Webhook;
import cabestan.server.notify.Webhooks;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.ClientMessage;
import cabestan.server.protocol.MessageReader;
import cabestan.server.protocol.NewMatch;
import cabestan.server.protocol.RequestBody;
import cabestan.server.protocol.RequestReader;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.ServerMessage;
import cabestan.server.protocol.Summary;
import cabestan.server.room.Matches;
import cabestan.server.store.StoreFailure;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.Supplier;

/** Matches over plain HTTP. */
final class MatchRoutes {

    private static final String IDEMPOTENCY_KEY = "Idempotency-Key";
    private static final int LONGEST_KEY = 64;

    private final Matches matches;
    private final Subscriptions subscriptions;
    private final Chat chat;
    private final Webhooks webhooks;
    private final RequestIdentity visitors;
    private final CredentialWatch watch;
    private final Runnable whenDropped;

    MatchRoutes(
            Matches matches,
            Subscriptions subscriptions,
            Chat chat,
            Webhooks webhooks,
            RequestIdentity visitors,
            CredentialWatch watch,
            Runnable whenDropped) {
        this.watch = watch;
        this.whenDropped = whenDropped;
        this.matches = matches;
        this.subscriptions = subscriptions;
        this.chat = chat;
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
        routes.post("/api/matches/{id}/bot", this::seatBot);
        routes.post("/api/matches/{id}/commands", this::command);
        routes.get("/api/matches/{id}/replies", this::replies);
        routes.get("/api/matches/{id}/positions/{n}", this::position);
        routes.get("/api/matches/{id}/record", this::record);
        routes.post("/api/records", this::adopt);
        routes.get("/api/stream", this::stream);
        routes.get("/api/openapi.json", MatchRoutes::describe);
    }

    private static String id(Context ctx) {
        return ctx.pathParam("id");
    }

    static String key(Context ctx) {
        String key = ctx.queryParam("key");
        return key == null ? "" : key;
    }

    private void make(Context ctx) {
        String host = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx); // before the webhook's address is looked up
        NewMatch wish = RequestReader.newMatch(Bodies.small(ctx), newId(ctx, host));
        Webhook webhook = webhooks.create(wish.webhook(), wish.id());
        Summary made = once(ctx, host, wish.id(), () -> matches.make(wish.withWebhook(webhook.stored()), host));
        ctx.status(201);
        answer(ctx, Answer.Made.of(made, webhook.isNone() ? null : webhook.secret()));
    }

    /** With an idempotency key the id follows from the player and the key, so that a repeated request finds its match. */
    private static String newId(Context ctx, String host) {
        String key = ctx.header(IDEMPOTENCY_KEY);
        if (key == null) {
            return Secrets.id();
        }
        if (key.isBlank() || key.length() > LONGEST_KEY) {
            throw RequestRejected.badRequest(
                    "expected the header " + IDEMPOTENCY_KEY + " to have 1 to " + LONGEST_KEY + " characters");
        }
        return Secrets.idOf(host + " " + key);
    }

    /** Makes a match, or returns the one that an earlier request with the same idempotency key has made. */
    private Summary once(Context ctx, String host, String id, Supplier<Summary> make) {
        if (ctx.header(IDEMPOTENCY_KEY) == null) {
            return make.get();
        }
        Optional<Summary> made = matches.madeBy(host, id);
        try {
            return made.isPresent() ? made.get() : make.get();
        } catch (
                StoreFailure
                        failure) { // another request was faster, or the match was written and its acknowledgement lost
            return matches.madeBy(host, id).orElseThrow(() -> failure);
        }
    }

    private void join(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx); // the host is told of each who sits down, and they could get up again
        RequestBody.Join join = RequestReader.join(Bodies.small(ctx));
        answer(ctx, matches.join(id(ctx), player, join.key(), join.seat()));
    }

    private void leave(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        matches.leave(id(ctx), player, RequestReader.seat(Bodies.small(ctx)));
        ctx.status(204);
    }

    private void seatBot(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        RequestBody.SeatBot wanted = RequestReader.seatBot(Bodies.small(ctx));
        answer(ctx, matches.seatBot(id(ctx), player, wanted.seat(), wanted.level()));
    }

    private void command(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        ClientMessage.Command command = MessageReader.command(Bodies.small(ctx), id(ctx), Secrets::fresh);
        visitors.limits().checkCommand(command.command(), player);
        matches.command(command, player, message -> {
            ctx.status(message instanceof ServerMessage.Rejected ? 409 : 200);
            answer(ctx, message);
        });
    }

    private void replies(Context ctx) {
        answer(ctx, matches.replyPlans(id(ctx), visitors.mustBePlayer(ctx).id()));
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
        RequestBody.Upload upload = RequestReader.upload(Bodies.record(ctx), newId(ctx, host));
        Summary made = once(ctx, host, upload.id(), () -> matches.importMatch(upload, host));
        ctx.status(201);
        answer(ctx, Answer.Made.of(made, null));
    }

    private static void describe(Context ctx) throws IOException {
        try (InputStream description = MatchRoutes.class.getResourceAsStream("openapi.json")) {
            ctx.contentType("application/json").result(description.readAllBytes());
        }
    }

    private void stream(Context ctx) {
        visitors.mustBePlayer(ctx);
        EventStream lines = new EventStream(visitors.credential(ctx).orElseThrow(), whenDropped);
        ConnectionLimiter connections = visitors.limits().connections();
        String address = visitors.limits().addressKey(ctx);
        connections.reserve(address);
        connections.enter(address);
        try {
            watch.add(lines);
            subscriptions.arrive(lines);
            if (ctx.queryParam("match") != null) {
                follow(ctx, lines, ctx.queryParam("match"));
            }
            lines.writeTo(ctx);
        } finally {
            watch.remove(lines);
            chat.depart(lines);
            subscriptions.depart(lines);
            connections.leave(address);
        }
    }

    private void follow(Context ctx, EventStream lines, String match) {
        String since = ctx.queryParam("since");
        String heard = ctx.queryParam("chat");
        String channel = ctx.queryParam("channel");
        subscriptions.follow(lines, match, key(ctx), since == null ? -1 : number(since, "the version"));
        if (heard != null) {
            int known = number(heard, "the number of a message");
            chat.follow(lines, new ClientMessage.FollowChat(match, channel == null ? "" : channel, known));
        }
    }
}
