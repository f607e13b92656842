package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.chat.Chat;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestBody;
import cabestan.server.protocol.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Chat at the table: messages are sent by HTTP and received by socket. */
final class ChatRoutes {

    private final Chat chat;
    private final RequestIdentity visitors;

    ChatRoutes(Chat chat, RequestIdentity visitors) {
        this.chat = chat;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.post("/api/matches/{id}/chat", this::say);
        routes.post("/api/matches/{id}/chat/{n}/report", this::report);
    }

    private void say(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.limits().checkSaying(player);
        RequestBody.Saying saying = RequestReader.saying(Bodies.small(ctx));
        chat.say(ctx.pathParam("id"), player, MatchRoutes.key(ctx), saying, number -> {
            ctx.status(201);
            answer(ctx, new Answer.Said(number));
        });
    }

    private void report(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx);
        int number = MatchRoutes.number(ctx.pathParam("n"), "the number of the message");
        chat.report(ctx.pathParam("id"), player, MatchRoutes.key(ctx), number);
        ctx.status(204);
    }
}
