package cabestan.server.http.page;

import cabestan.picture.board.Boards;
import cabestan.rules.game.Match;
import cabestan.server.picture.LinkedMoment;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Titles, descriptions and pictures of links to matches, problems, studies and positions. A link tells no more than a
 * stranger who follows it would see: who plays what, how it ended, and the board as watchers see it at the moment to
 * which the link leads.
 */
public final class LinkPreviews {

    private static final Logger LOG = LoggerFactory.getLogger(LinkPreviews.class);
    private static final String NOBODY = "";
    private static final Set<String> LINKED = Set.of("/match", "/problems", "/analyse");
    private static final String PROBLEM = "game_fragile-problem;"; // left out in links to problems
    private static final int MOST_ACTIONS = 6; // of a variation, in a description

    private final Matches matches;
    private final Problems problems;
    private final Studies studies;
    private final Predicate<Context> mayAsk;

    /** @param mayAsk whether the visitor has not asked for too much of late */
    public LinkPreviews(Matches matches, Problems problems, Studies studies, Predicate<Context> mayAsk) {
        this.matches = matches;
        this.problems = problems;
        this.studies = studies;
        this.mayAsk = mayAsk;
    }

    /** Empty if the address names nothing, or something that not everybody who has the link may see. */
    Optional<LinkPreview> of(Context ctx) {
        boolean isLink = LINKED.contains(ctx.path()) && ctx.queryString() != null;
        if (!isLink || !mayAsk.test(ctx)) {
            return Optional.empty();
        }
        String id = query(ctx, "id");
        try {
            return switch (ctx.path()) {
                case "/match" -> id.isEmpty() ? Optional.empty() : Optional.of(ofMatch(id, query(ctx, "key")));
                case "/problems" -> ofProblem(id, query(ctx, "text"));
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

    /** The match or position on the analysis board; the client looks for it in the same order. */
    private Optional<LinkPreview> ofAnalysis(Context ctx) {
        LinkedMoment moment = moment(ctx);
        if (!query(ctx, "study").isEmpty()) {
            return Optional.of(of(studies.show(query(ctx, "study"), NOBODY, ""), moment));
        }
        if (!query(ctx, "match").isEmpty()) {
            return Optional.of(ofMoment(query(ctx, "match"), query(ctx, "key"), moment));
        }
        if (!query(ctx, "problem").isEmpty()) {
            return Optional.of(ofPosition(PROBLEM + query(ctx, "problem"), moment));
        }
        return query(ctx, "position").isEmpty()
                ? Optional.empty()
                : Optional.of(ofPosition(query(ctx, "position"), moment));
    }

    private static LinkedMoment moment(Context ctx) {
        String step = query(ctx, "step");
        return LinkedMoment.of(step.matches("[0-9]{1,9}") ? Integer.parseInt(step) : 0, query(ctx, "line"));
    }

    private LinkPreview ofMatch(String id, String key) {
        Summary match = matches.summary(id, NOBODY, key);
        return new LinkPreview(title(match), state(match), picture(match.game(), "matches/" + encode(id), "key", key));
    }

    /** A match on the analysis board: only one that is over shows another moment than the present one. */
    private LinkPreview ofMoment(String id, String key, LinkedMoment moment) {
        Optional<Match> over = matches.playedOut(id, key);
        if (over.isEmpty()) {
            return ofMatch(id, key);
        }
        Summary match = matches.summary(id, NOBODY, key);
        return of(moment.in(over.get()), title(match), state(match), match.game(), "matches/" + encode(id), "key", key);
    }

    private static LinkPreview ofPosition(String link, LinkedMoment moment) {
        LinkedPosition position = LinkedPosition.read(link);
        String game = position.game().id();
        return of(
                moment.in(position.match()),
                (position.isProblem() ? "A problem of " : "A position of ") + title(game),
                position.isProblem()
                        ? "For one player: bring the crates to their depots in time."
                        : "On the analysis board one can try everything out.",
                game,
                "positions",
                "position",
                link);
    }

    /** The preview of a moment of something that has this title and description. */
    private static LinkPreview of(
            LinkedMoment moment, String title, String description, String game, String path, String... query) {
        List<String> line = moment.line();
        String tried = String.join(" ", line.subList(0, Math.min(line.size(), MOST_ACTIONS)));
        List<String> address = new ArrayList<>(List.of(query));
        address.addAll(List.of("step", String.valueOf(moment.step()), "line", String.join(" ", line)));
        return new LinkPreview(
                title + where(moment),
                (line.isEmpty() ? "" : tried + (line.size() > MOST_ACTIONS ? " … " : ". ")) + description,
                picture(game, path, address.toArray(String[]::new)));
    }

    private static String where(LinkedMoment moment) {
        String after =
                moment.step() == 0 ? "" : " after " + moment.step() + (moment.step() == 1 ? " action" : " actions");
        return moment.isVariation() ? ", a variation" + after : after.isEmpty() ? "" : "," + after;
    }

    private static String title(Summary match) {
        return title(match.game()) + ": "
                + match.seats().stream().map(LinkPreviews::name).collect(Collectors.joining(" – "));
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

    /** A problem that the link carries, or one that the site has; the client looks for it in the same order. */
    private Optional<LinkPreview> ofProblem(String id, String text) {
        if (!text.isEmpty()) {
            return Optional.of(ofPosition(PROBLEM + text, LinkedMoment.START));
        }
        return id.isEmpty() ? Optional.empty() : Optional.of(of(problems.show(id, NOBODY)));
    }

    private static LinkPreview of(Problem problem) {
        return new LinkPreview(
                problem.title().isEmpty() ? "Problem " + problem.id() : problem.title(),
                "A problem of Fragile for one player, to be solved in " + problem.turns() + " turns.",
                picture("fragile", "problems/" + encode(problem.id())));
    }

    private static LinkPreview of(Answer.Study study, LinkedMoment moment) {
        return of(
                moment.in(Studies.match(study)),
                study.title(),
                "A study of " + title(study.game()) + " by " + study.by() + ".",
                study.game(),
                "studies/" + encode(study.study()));
    }

    /** @param query names and values in turn; empty values are left out */
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
