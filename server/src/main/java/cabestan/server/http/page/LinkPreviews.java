package cabestan.server.http.page;

import cabestan.picture.board.Boards;
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
 * Titles, descriptions and pictures of links to matches, problems and studies. A link tells no more than a stranger who
 * follows it would see: who plays what, how it ended, and the board as watchers see it.
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
        String study = query(ctx, "study");
        if (id.isEmpty() && study.isEmpty()) {
            return Optional.empty();
        }
        try {
            return switch (ctx.path()) {
                case "/match" -> Optional.of(of(matches.summary(id, NOBODY, query(ctx, "key")), query(ctx, "key")));
                case "/problems" -> Optional.of(of(problems.show(id, NOBODY)));
                case "/analyse" -> Optional.of(of(studies.show(study, NOBODY, ""), query(ctx, "step")));
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

    private static LinkPreview of(Summary match, String key) {
        String people = match.seats().stream().map(LinkPreviews::name).collect(Collectors.joining(" – "));
        String picture = picture(match.game(), "matches", match.id(), key.isEmpty() ? "" : "?key=" + encode(key));
        return new LinkPreview(title(match.game()) + ": " + people, state(match), picture);
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
                picture("fragile", "problems", problem.id(), ""));
    }

    private static LinkPreview of(Answer.Study study, String step) {
        return new LinkPreview(
                study.title(),
                "A study of " + title(study.game()) + " by " + study.by() + ".",
                picture(study.game(), "studies", study.study(), step.matches("[0-9]{1,9}") ? "?step=" + step : ""));
    }

    private static String picture(String game, String kind, String id, String query) {
        return Boards.has(game) ? "/api/" + kind + "/" + encode(id) + "/picture" + query : "";
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String title(String game) {
        return game.substring(0, 1).toUpperCase(Locale.ROOT) + game.substring(1);
    }
}
