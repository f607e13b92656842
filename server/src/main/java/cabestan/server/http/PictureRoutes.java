package cabestan.server.http;

import cabestan.server.picture.Pictures;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.OptionalInt;

/** The pictures beside links over HTTP. */
final class PictureRoutes {

    private final Pictures pictures;

    PictureRoutes(Pictures pictures) {
        this.pictures = pictures;
    }

    void add(RoutesConfig routes) {
        routes.get(
                "/api/matches/{id}/picture",
                ctx -> answer(ctx, pictures.ofMatch(ctx.pathParam("id"), MatchRoutes.key(ctx), step(ctx))));
        routes.get("/api/problems/{id}/picture", ctx -> answer(ctx, pictures.ofProblem(ctx.pathParam("id"))));
        routes.get(
                "/api/studies/{id}/picture",
                ctx -> answer(
                        ctx, pictures.ofStudy(ctx.pathParam("id"), step(ctx).orElse(0))));
        routes.get("/api/positions/picture", ctx -> answer(ctx, pictures.ofPosition(position(ctx))));
    }

    private static OptionalInt step(Context ctx) {
        String step = ctx.queryParam("step");
        return step == null ? OptionalInt.empty() : OptionalInt.of(MatchRoutes.number(step, "the step"));
    }

    private static String position(Context ctx) {
        String position = ctx.queryParam("position");
        return position == null ? "" : position;
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
