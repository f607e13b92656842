package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.friends.Friends;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The player's friends. */
final class FriendRoutes {

    private final Friends friends;
    private final RequestIdentity visitors;

    FriendRoutes(Friends friends, RequestIdentity visitors) {
        this.friends = friends;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/me/friends", this::list);
        routes.post("/api/me/friends", this::ask);
        routes.post("/api/me/friends/{person}", this::agree);
        routes.delete("/api/me/friends/{person}", this::remove);
        routes.get("/api/matches/{id}/friends", this::atMatch);
    }

    private void list(Context ctx) {
        answer(ctx, new Answer.Friends(friends.of(visitors.mustBePlayer(ctx).id())));
    }

    private void ask(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx);
        friends.ask(player, RequestReader.opponent(Bodies.small(ctx)));
        ctx.status(204);
    }

    private void agree(Context ctx) {
        friends.agree(visitors.mustBePlayer(ctx).id(), ctx.pathParam("person"));
        ctx.status(204);
    }

    private void remove(Context ctx) {
        friends.remove(visitors.mustBePlayer(ctx).id(), ctx.pathParam("person"));
        ctx.status(204);
    }

    private void atMatch(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        answer(ctx, new Answer.Opponents(friends.at(ctx.pathParam("id"), player)));
    }
}
