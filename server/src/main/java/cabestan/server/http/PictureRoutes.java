package cabestan.server.http;

import cabestan.server.picture.LinkedMoment;
import cabestan.server.picture.Pictures;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** The pictures beside links over HTTP. */
final class PictureRoutes {

    private final Pictures pictures;

    PictureRoutes(Pictures pictures) {
        this.pictures = pictures;
    }

    void add(RoutesConfig routes) {
        routes.get(
                "/api/matches/{id}/picture",
                ctx -> answer(ctx, pictures.ofMatch(ctx.pathParam("id"), MatchRoutes.key(ctx), moment(ctx))));
        routes.get("/api/problems/{id}/picture", ctx -> answer(ctx, pictures.ofProblem(ctx.pathParam("id"))));
        routes.get(
                "/api/studies/{id}/picture",
                ctx -> answer(
                        ctx, pictures.ofStudy(ctx.pathParam("id"), moment(ctx).orElse(LinkedMoment.START))));
        routes.get(
                "/api/positions/picture",
                ctx -> answer(
                        ctx,
                        pictures.ofPosition(query(ctx, "position"), moment(ctx).orElse(LinkedMoment.START))));
    }

    private static Optional<LinkedMoment> moment(Context ctx) {
        String step = query(ctx, "step");
        String line = query(ctx, "line");
        return step.isEmpty() && line.isEmpty()
                ? Optional.empty()
                : Optional.of(LinkedMoment.of(step.isEmpty() ? 0 : MatchRoutes.number(step, "the step"), line));
    }

    private static String query(Context ctx, String name) {
        String value = ctx.queryParam(name);
        return value == null ? "" : value;
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
