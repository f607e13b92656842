package cabestan.wasm;

import cabestan.bots.Budget;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.MatchAnalyser;
import cabestan.bots.analysis.Part;
import cabestan.bots.analysis.Prospect;
import cabestan.bots.catalog.Analysts;
import cabestan.rules.catalog.Games;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Opening;
import cabestan.rules.game.Rejection;
import cabestan.rules.game.Split;
import cabestan.rules.game.State;
import cabestan.table.study.Study;
import java.util.ArrayList;
import java.util.List;

/** A match or a position under analysis: any line can be played from its start, and the match as a whole judged. */
final class AnalysisBoard {

    private static final int[] NOTHING = {};
    private static final String[] START = {};

    private final Study study;
    private final Match match;
    private final List<String> names;
    private final GameAnalyst analyst;
    private MatchAnalyser analyser;

    private AnalysisBoard(Study study, List<String> names) {
        this.study = study;
        this.match = study.match();
        this.names = names;
        analyst = Analysts.of(match.game());
    }

    static AnalysisBoard ofRecord(String text) {
        Study study = Study.read(text, Games::named);
        return new AnalysisBoard(study, study.record().names());
    }

    static AnalysisBoard ofPosition(String game, String text) {
        State start = Games.named(game).readPosition(text);
        Match match = Match.from(Games.named(game), start);
        List<String> named = new ArrayList<>();
        List<String> unnamed = new ArrayList<>();
        for (int seat = 1; seat <= start.seats(); seat++) {
            named.add("Seat " + seat); // a record has a name for every seat
            unnamed.add("");
        }
        MatchRecord record = MatchRecord.of(match, Opening.position(match), named, MatchRecord.statusOf(match));
        return new AnalysisBoard(new Study(record, match, List.of(), List.of(), List.of()), unnamed);
    }

    JsonObject describe() {
        return JsonObject.of(
                "game", match.game().id(),
                "variant", match.start().variant(),
                "names", names,
                "judgeable", isJudgeable(),
                "luck", analyst.hasLuck(),
                "start", match.start().position(),
                "text", study.record().write(),
                "record", AnalysisJson.entries(match),
                "trials", AnalysisJson.trials(study),
                "comments", AnalysisJson.comments(study),
                "drawings", AnalysisJson.drawings(study));
    }

    /** A problem is played alone, so there are no chances to compare. */
    private boolean isJudgeable() {
        return match.start().seats() > 1;
    }

    /** The position after these actions, separated by spaces, with open hands. */
    JsonObject explore(String path) {
        Match line = play(words(path));
        return AnalysisJson.position(line);
    }

    /** The whole position after these actions, from which another analysis can begin. */
    JsonObject position(String path) {
        return JsonObject.of("text", play(words(path)).state().position());
    }

    /** What can be expected after these actions, as far as this part of the search finds out. */
    JsonObject assess(String path, int nodes, Part part) {
        Match line = play(words(path));
        requireJudgeable();
        if (line.onTurn() == State.NOBODY) {
            throw new RejectedException(new Rejection("", "over", "the match is over"));
        }
        Budget budget = Budget.ofNodes(nodes > 0 ? nodes : analyst.nodes());
        Assessment assessment = MatchAnalyser.assess(line, line.length(), NOTHING, analyst, part, budget);
        List<Prospect> prospects = part.index() == 0 ? analyst.prospects(line.state()) : List.of();
        return AnalysisJson.assessment(assessment, prospects, line.state());
    }

    /** Judges the next decision of the match. */
    JsonObject judge(int nodes) {
        requireJudgeable();
        if (analyser == null) {
            long each = nodes > 0 ? nodes : analyst.nodes();
            analyser = new MatchAnalyser(match, analyst, () -> Budget.ofNodes(each));
        }
        if (!analyser.isFinished()) {
            analyser.step();
        }
        return JsonObject.of(
                "done", analyser.done(),
                "of", analyser.length(),
                "analysis", analyser.isFinished() ? AnalysisJson.analysis(match, analyser.analysis()) : null);
    }

    private void requireJudgeable() {
        if (!isJudgeable()) {
            throw new RejectedException(
                    new Rejection("", "played-alone", "a problem is played alone; nobody's chances can be told"));
        }
    }

    private static String[] words(String path) {
        return path.isEmpty() ? START : Split.by(' ', path);
    }

    /** Plays a line; where it follows the match, cards are dealt again as they were there. */
    private Match play(String[] words) {
        Match line = Match.from(match.game(), match.start());
        boolean follows = true;
        deal(line);
        for (String word : words) {
            follows = follows
                    && line.length() < match.length()
                    && match.text(line.length()).equals(word);
            State state = line.state();
            line.play(state.read(word)).ifPresent(rejection -> {
                throw new RejectedException(rejection);
            });
            if (follows) {
                deal(line);
            }
        }
        return line;
    }

    private void deal(Match line) {
        for (Match.Deal deal : match.deals()) {
            if (deal.after() == line.length()) {
                line.deal(deal.seat(), deal.seed());
            }
        }
    }

    /** Reads a record, or a position of the game that its text names. */
    static AnalysisBoard read(String text, String game) {
        if (text.isBlank()) {
            throw new BadText("expected the record of a match or a position, found nothing");
        }
        return game.isEmpty() ? ofRecord(text) : ofPosition(game, text);
    }
}
