package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.analysis.Analyses;
import cabestan.server.explorer.Explorer;
import cabestan.server.protocol.RequestRejected;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Analyses that the site makes, and its openings, over HTTP. */
final class AnalysisRoutes {

    private static final int LONGEST_POSITION = 4_000;

    private final Analyses analyses;
    private final Explorer explorer;
    private final RequestIdentity visitors;

    AnalysisRoutes(Analyses analyses, Explorer explorer, RequestIdentity visitors) {
        this.explorer = explorer;
        this.analyses = analyses;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/matches/{id}/analysis", this::show);
        routes.post("/api/matches/{id}/analysis", this::ask);
        routes.get("/api/me/accuracy", this::accuracy);
        routes.get("/api/explorer", this::explore);
    }

    private void show(Context ctx) {
        answer(ctx, analyses.show(ctx.pathParam("id"), visitors.id(ctx), MatchRoutes.key(ctx)));
    }

    private void ask(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx);
        ctx.status(202);
        answer(ctx, analyses.ask(ctx.pathParam("id"), player, MatchRoutes.key(ctx)));
    }

    private void explore(Context ctx) {
        String game = ctx.queryParam("game");
        String position = ctx.queryParam("position");
        if (game == null || position == null || position.length() > LONGEST_POSITION) {
            throw RequestRejected.badRequest(
                    "expected game and position, which has at most " + LONGEST_POSITION + " characters");
        }
        answer(ctx, explorer.of(game, position));
    }

    private void accuracy(Context ctx) {
        answer(ctx, analyses.accuraciesOf(visitors.mustBePlayer(ctx).id()));
    }
}
