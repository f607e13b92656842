package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.problems.Problems;
import cabestan.server.protocol.Problem;
import cabestan.server.protocol.RequestBody;
import cabestan.server.protocol.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Problems over HTTP. */
final class ProblemRoutes {

    private final Problems problems;
    private final RequestIdentity visitors;

    ProblemRoutes(Problems problems, RequestIdentity visitors) {
        this.problems = problems;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get("/api/problems", ctx -> answer(ctx, new Problem.Problems(problems.list(visitors.id(ctx)))));
        routes.get("/api/problems/{id}", ctx -> answer(ctx, problems.show(ctx.pathParam("id"), visitors.id(ctx))));
        routes.get("/api/problems/{id}/solution", ctx -> answer(ctx, problems.solution(ctx.pathParam("id"))));
        routes.post("/api/problems/{id}/solutions", this::solve);
        routes.post("/api/problems", this::post);
    }

    private void solve(Context ctx) {
        answer(ctx, problems.solve(ctx.pathParam("id"), visitors.id(ctx), RequestReader.solution(Bodies.small(ctx))));
    }

    private void post(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx);
        RequestBody.Composition composition = RequestReader.composition(Bodies.small(ctx));
        ctx.status(202);
        answer(ctx, problems.post(player, composition.title(), composition.text()));
    }
}
