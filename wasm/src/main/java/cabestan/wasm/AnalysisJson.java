package cabestan.wasm;

import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Gain;
import cabestan.bots.analysis.Judgement;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Mark;
import cabestan.bots.analysis.MatchAnalysis;
import cabestan.bots.analysis.Prospect;
import cabestan.bots.analysis.SeatReport;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.table.study.Study;
import java.util.ArrayList;
import java.util.List;

/** Analyses as JSON, with the fields of docs/analysis.md; seats count from 1, chances are per ten thousand. */
final class AnalysisJson {

    private AnalysisJson() {}

    static List<JsonObject> entries(Match match) {
        List<JsonObject> entries = new ArrayList<>();
        for (int i = 0; i < match.length(); i++) {
            entries.add(JsonObject.of("seat", match.seat(i) + 1, "turn", match.turn(i), "text", match.text(i)));
        }
        return entries;
    }

    static List<JsonObject> trials(Study study) {
        List<JsonObject> trials = new ArrayList<>();
        for (Study.Trial trial : study.trials()) {
            trials.add(JsonObject.of(
                    "from", trial.from(), "seat", trial.seat() + 1, "turn", trial.turn(), "text", trial.text()));
        }
        return trials;
    }

    static List<JsonObject> comments(Study study) {
        List<JsonObject> comments = new ArrayList<>();
        for (Study.Comment comment : study.comments()) {
            comments.add(JsonObject.of("position", comment.position(), "text", comment.text()));
        }
        return comments;
    }

    static List<JsonObject> drawings(Study study) {
        List<JsonObject> drawings = new ArrayList<>();
        for (Study.Drawing one : study.drawings()) {
            drawings.add(JsonObject.of(
                    "position", one.position(), "from", one.from(), "to", one.to(), "colour", one.colour()));
        }
        return drawings;
    }

    /** The position at the end of a line, as with open hands, and what can be done there. */
    static JsonObject position(Match line) {
        State state = line.state();
        List<Integer> points = new ArrayList<>();
        for (int seat = 0; seat < state.seats(); seat++) {
            points.add(state.points(seat));
        }
        int last = line.length() - 1;
        Gesture led = last < 0 ? null : line.stateAfter(last).gesture(line.action(last));
        return JsonObject.of(
                "position",
                state.openView().position(),
                "onTurn",
                state.onTurn() + 1,
                "turn",
                state.turn(),
                "points",
                points,
                "legal",
                legal(state),
                "gesture",
                led == null ? null : TableJson.gesture(led),
                "seat",
                last < 0 ? null : line.seat(last) + 1,
                "result",
                state.isOver() ? result(state.outcome()) : null);
    }

    private static List<JsonObject> legal(State state) {
        int[] actions = new int[state.maxActions()];
        int count = state.legalActions(actions);
        List<JsonObject> legal = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            legal.add(TableJson.gesture(state.gesture(actions[i])));
        }
        return legal;
    }

    private static JsonObject result(Outcome outcome) {
        return JsonObject.of("ranks", outcome.ranks(), "code", outcome.code(), "reason", outcome.reason());
    }

    static JsonObject assessment(Assessment assessment, List<Prospect> prospects, State state) {
        return JsonObject.of(
                "seat", state.onTurn() + 1,
                "chances",
                        assessment.lines().isEmpty()
                                ? null
                                : list(assessment.best().chances()),
                "lines", lines(assessment.lines(), state),
                "prospects", prospects(prospects),
                "nodes", assessment.nodes(),
                "depth", assessment.depth());
    }

    private static List<JsonObject> prospects(List<Prospect> prospects) {
        List<JsonObject> shown = new ArrayList<>();
        for (Prospect prospect : prospects) {
            shown.add(JsonObject.of(
                    "seat",
                    prospect.seat() + 1,
                    "piece",
                    prospect.piece(),
                    "points",
                    prospect.points(),
                    "actions",
                    gestures(prospect.actions())));
        }
        return shown;
    }

    private static List<JsonObject> gestures(List<Gesture> gestures) {
        List<JsonObject> shown = new ArrayList<>();
        for (Gesture gesture : gestures) {
            shown.add(TableJson.gesture(gesture));
        }
        return shown;
    }

    private static List<JsonObject> gains(List<Gain> gains) {
        List<JsonObject> shown = new ArrayList<>();
        for (Gain gain : gains) {
            shown.add(JsonObject.of("action", gain.action() + 1, "seat", gain.seat() + 1, "points", gain.points()));
        }
        return shown;
    }

    private static List<JsonObject> lines(List<Line> lines, State state) {
        List<JsonObject> shown = new ArrayList<>();
        for (Line line : lines) {
            shown.add(JsonObject.of(
                    "actions",
                    gestures(line.gestures(state)),
                    "chances",
                    list(line.chances()),
                    "gains",
                    gains(line.gains(state)),
                    "winIn",
                    line.winIn() == 0 ? null : line.winIn(),
                    "tries",
                    line.tries() == 1 ? null : line.tries()));
        }
        return shown;
    }

    static JsonObject analysis(Match match, MatchAnalysis analysis) {
        List<JsonObject> seats = new ArrayList<>();
        for (SeatReport report : analysis.reports()) {
            seats.add(seat(seats.size() + 1, report, analysis.hasLuck()));
        }
        List<JsonObject> actions = new ArrayList<>();
        for (int i = 0; i < match.length(); i++) {
            actions.add(action(match, analysis, i));
        }
        return JsonObject.of(
                "seats", seats,
                "start", list(analysis.chances().getFirst()),
                "actions", actions);
    }

    private static JsonObject seat(int seat, SeatReport report, boolean hasLuck) {
        return JsonObject.of(
                "seat", seat,
                "decisions", report.decisions(),
                "accuracy", report.accuracy(),
                "finds", report.finds(),
                "inaccuracies", report.inaccuracies(),
                "mistakes", report.mistakes(),
                "blunders", report.blunders(),
                "result", report.result(),
                "luck", hasLuck ? report.luck() : null,
                "skill", hasLuck ? report.skill() : null);
    }

    private static JsonObject action(Match match, MatchAnalysis analysis, int index) {
        Judgement judgement = analysis.judgements().get(index);
        return JsonObject.of(
                "n", index + 1,
                "seat", judgement.seat() + 1,
                "action", match.text(index),
                "chances", list(analysis.chances().get(index + 1)),
                "decision", judgement.isDecision(),
                "loss", judgement.loss(),
                "mark", judgement.mark() == Mark.NONE ? null : judgement.mark().word(),
                "luck", analysis.hasLuck() ? analysis.luck(index, judgement.seat()) : null,
                "lines", lines(judgement.lines(), match.stateAfter(index)));
    }

    private static List<Integer> list(int[] chances) {
        List<Integer> list = new ArrayList<>();
        for (int chance : chances) {
            list.add(chance);
        }
        return list;
    }
}
