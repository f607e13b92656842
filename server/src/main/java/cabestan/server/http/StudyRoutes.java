package cabestan.server.http;

import static cabestan.server.http.PlayerRoutes.answer;

import cabestan.server.protocol.RequestBody;
import cabestan.server.protocol.RequestReader;
import cabestan.server.studies.Studies;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Studies over HTTP; that one has changed is told by socket. */
final class StudyRoutes {

    private final Studies studies;
    private final RequestIdentity visitors;

    StudyRoutes(Studies studies, RequestIdentity visitors) {
        this.studies = studies;
        this.visitors = visitors;
    }

    void add(RoutesConfig routes) {
        routes.get(
                "/api/me/studies",
                ctx -> answer(ctx, studies.of(visitors.mustBePlayer(ctx).id())));
        routes.post("/api/studies", this::make);
        routes.get("/api/studies/{id}", this::show);
        routes.put("/api/studies/{id}", this::revise);
        routes.delete("/api/studies/{id}", this::remove);
    }

    private void make(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.checkMaking(ctx);
        ctx.status(201);
        answer(ctx, studies.make(player, RequestReader.newStudy(Bodies.study(ctx))));
    }

    private void show(Context ctx) {
        answer(ctx, studies.show(ctx.pathParam("id"), visitors.id(ctx), MatchRoutes.key(ctx)));
    }

    private void revise(Context ctx) {
        String player = visitors.mustBePlayer(ctx).id();
        visitors.limits().checkRevising(player);
        RequestBody.StudyRevision revision = RequestReader.studyRevision(Bodies.study(ctx));
        answer(ctx, studies.revise(ctx.pathParam("id"), player, MatchRoutes.key(ctx), revision));
    }

    private void remove(Context ctx) {
        studies.remove(ctx.pathParam("id"), visitors.mustBePlayer(ctx).id());
        ctx.status(204);
    }
}
