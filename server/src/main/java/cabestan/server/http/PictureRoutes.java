package cabestan.server.http;

import cabestan.server.picture.Pictures;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** The pictures beside links over HTTP. */
final class PictureRoutes {

    private final Pictures pictures;

    PictureRoutes(Pictures pictures) {
        this.pictures = pictures;
    }

    void add(RoutesConfig routes) {
        routes.get(
                "/api/matches/{id}/picture",
                ctx -> answer(ctx, pictures.ofMatch(ctx.pathParam("id"), MatchRoutes.key(ctx))));
        routes.get("/api/problems/{id}/picture", ctx -> answer(ctx, pictures.ofProblem(ctx.pathParam("id"))));
        routes.get("/api/studies/{id}/picture", ctx -> answer(ctx, pictures.ofStudy(ctx.pathParam("id"), step(ctx))));
    }

    private static int step(Context ctx) {
        String step = ctx.queryParam("step");
        return step == null ? 0 : MatchRoutes.number(step, "the step");
    }

    /** Whoever has the newest picture already is told so, and nothing is made. */
    private void answer(Context ctx, Pictures.Wanted wanted) {
        String tag = "\"" + wanted.tag() + "\"";
        ctx.header("Cache-Control", "no-cache").header("ETag", tag);
        if (tag.equals(ctx.header("If-None-Match"))) {
            ctx.status(304);
            return;
        }
        ctx.contentType("image/png").result(pictures.make(wanted));
    }
}
