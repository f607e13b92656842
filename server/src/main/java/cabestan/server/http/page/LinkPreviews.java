package cabestan.server.http.page;

import cabestan.picture.board.Boards;
import cabestan.server.picture.LinkedPosition;
import cabestan.server.problems.Problems;
import cabestan.server.protocol.Answer;
import cabestan.server.protocol.Problem;
import cabestan.server.protocol.RequestRejected;
import cabestan.server.protocol.Summary;
import cabestan.server.room.Matches;
import cabestan.server.store.StoreFailure;
import cabestan.server.studies.Studies;
import io.javalin.http.Context;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Titles, descriptions and pictures of links to matches, problems, studies and positions. A link tells no more than a
 * stranger who follows it would see: who plays what, how it ended, and the board as watchers see it.
 */
public final class LinkPreviews {

    private static final Logger LOG = LoggerFactory.getLogger(LinkPreviews.class);
    private static final String NOBODY = "";

    private final Matches matches;
    private final Problems problems;
    private final Studies studies;

    public LinkPreviews(Matches matches, Problems problems, Studies studies) {
        this.matches = matches;
        this.problems = problems;
        this.studies = studies;
    }

    /** Nothing where the address names nothing, or what it names may not be seen by everybody who has the link. */
    Optional<LinkPreview> of(Context ctx) {
        String id = query(ctx, "id");
        try {
            return switch (ctx.path()) {
                case "/match" -> id.isEmpty() ? Optional.empty() : Optional.of(ofMatch(id, query(ctx, "key"), ""));
                case "/problems" -> id.isEmpty() ? Optional.empty() : Optional.of(of(problems.show(id, NOBODY)));
                case "/analyse" -> ofAnalysis(ctx);
                default -> Optional.empty();
            };
        } catch (RequestRejected e) {
            return Optional.empty();
        } catch (StoreFailure e) {
            LOG.warn("a link has no preview: {}", e.getMessage());
            return Optional.empty();
        }
    }

    private static String query(Context ctx, String name) {
        String value = ctx.queryParam(name);
        return value == null ? "" : value;
    }

    /** What is on the analysis board; the client looks for it in the same order. */
    private Optional<LinkPreview> ofAnalysis(Context ctx) {
        String step = query(ctx, "step").matches("[0-9]{1,9}") ? query(ctx, "step") : "";
        if (!query(ctx, "study").isEmpty()) {
            return Optional.of(of(studies.show(query(ctx, "study"), NOBODY, ""), step));
        }
        if (!query(ctx, "match").isEmpty()) {
            return Optional.of(ofMatch(query(ctx, "match"), query(ctx, "key"), step));
        }
        if (!query(ctx, "problem").isEmpty()) {
            return Optional.of(ofPosition("game_fragile-problem;" + query(ctx, "problem")));
        }
        return query(ctx, "position").isEmpty() ? Optional.empty() : Optional.of(ofPosition(query(ctx, "position")));
    }

    private LinkPreview ofMatch(String id, String key, String step) {
        Summary match = matches.summary(id, NOBODY, key);
        String people = match.seats().stream().map(LinkPreviews::name).collect(Collectors.joining(" – "));
        String picture = picture(match.game(), "matches/" + encode(id), "key", key, "step", step);
        return new LinkPreview(title(match.game()) + ": " + people, state(match), picture);
    }

    private static LinkPreview ofPosition(String link) {
        LinkedPosition position = LinkedPosition.read(link);
        return new LinkPreview(
                (position.isProblem() ? "A problem of " : "A position of ")
                        + title(position.game().id()),
                "On the analysis board one can try everything out.",
                picture(position.game().id(), "positions", "position", link));
    }

    private static String name(Summary.Place seat) {
        return switch (seat.kind()) {
            case "open" -> "a free seat";
            case "bot" -> "computer, level " + seat.level();
            default -> seat.name();
        };
    }

    private static String state(Summary match) {
        return switch (match.state()) {
            case "waiting" -> "Somebody is waiting for you: sit down and play.";
            case "over" ->
                "The match is over"
                        + winner(match).map(name -> ": " + name + " won.").orElse(".");
            default -> "The match is running: turn " + match.turn() + ".";
        };
    }

    private static Optional<String> winner(Summary match) {
        List<Integer> ranks = match.result().ranks();
        List<Integer> first = IntStream.range(0, ranks.size())
                .filter(seat -> ranks.get(seat) == 1)
                .boxed()
                .toList();
        return first.size() == 1 ? Optional.of(name(match.seats().get(first.getFirst()))) : Optional.empty();
    }

    private static LinkPreview of(Problem problem) {
        return new LinkPreview(
                problem.title().isEmpty() ? "Problem " + problem.id() : problem.title(),
                "A problem of Fragile for one player, to be solved in " + problem.turns() + " turns.",
                picture("fragile", "problems/" + encode(problem.id())));
    }

    private static LinkPreview of(Answer.Study study, String step) {
        return new LinkPreview(
                study.title(),
                "A study of " + title(study.game()) + " by " + study.by() + ".",
                picture(study.game(), "studies/" + encode(study.study()), "step", step));
    }

    /** @param query names and values in turn; what is empty is left out */
    private static String picture(String game, String path, String... query) {
        StringBuilder address = new StringBuilder("/api/" + path + "/picture");
        char separator = '?';
        for (int i = 0; i < query.length; i += 2) {
            if (!query[i + 1].isEmpty()) {
                address.append(separator).append(query[i]).append('=').append(encode(query[i + 1]));
                separator = '&';
            }
        }
        return Boards.has(game) ? address.toString() : "";
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String title(String game) {
        return game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
    }
}
