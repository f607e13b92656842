package cabestan.wasm;

import static cabestan.wasm.TableJson.list;

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
        return list(
                study.trials(),
                trial -> JsonObject.of(
                        "from", trial.from(), "seat", trial.seat() + 1, "turn", trial.turn(), "text", trial.text()));
    }

    static List<JsonObject> comments(Study study) {
        return list(study.comments(), comment -> JsonObject.of("position", comment.position(), "text", comment.text()));
    }

    static List<JsonObject> drawings(Study study) {
        return list(
                study.drawings(),
                one -> JsonObject.of(
                        "position", one.position(), "from", one.from(), "to", one.to(), "colour", one.colour()));
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
                state.isOver() ? TableJson.result(state.outcome()) : null);
    }

    private static List<JsonObject> legal(State state) {
        List<JsonObject> legal = new ArrayList<>();
        for (int action : state.legalActions()) {
            legal.add(TableJson.gesture(state.gesture(action)));
        }
        return legal;
    }

    static JsonObject assessment(Assessment assessment, List<Prospect> prospects, State state) {
        return JsonObject.of(
                "seat", state.onTurn() + 1,
                "chances",
                        assessment.lines().isEmpty()
                                ? null
                                : numbers(assessment.best().chances()),
                "lines", list(assessment.lines(), line -> line(line, state)),
                "prospects", list(prospects, AnalysisJson::prospect),
                "nodes", assessment.nodes(),
                "depth", assessment.depth());
    }

    private static JsonObject prospect(Prospect prospect) {
        return JsonObject.of(
                "seat", prospect.seat() + 1,
                "piece", prospect.piece(),
                "points", prospect.points(),
                "actions", list(prospect.actions(), TableJson::gesture));
    }

    private static JsonObject gain(Gain gain) {
        return JsonObject.of("action", gain.action() + 1, "seat", gain.seat() + 1, "points", gain.points());
    }

    private static JsonObject line(Line line, State state) {
        return JsonObject.of(
                "actions", list(line.gestures(state), TableJson::gesture),
                "chances", numbers(line.chances()),
                "gains", list(line.gains(state), AnalysisJson::gain),
                "winIn", line.winIn() == 0 ? null : line.winIn(),
                "tries", line.tries() == 1 ? null : line.tries());
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
                "start", numbers(analysis.chances().getFirst()),
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
        State before = match.stateAfter(index);
        return JsonObject.of(
                "n", index + 1,
                "seat", judgement.seat() + 1,
                "action", match.text(index),
                "chances", numbers(analysis.chances().get(index + 1)),
                "decision", judgement.isDecision(),
                "loss", judgement.loss(),
                "mark", judgement.mark() == Mark.NONE ? null : judgement.mark().word(),
                "luck", analysis.hasLuck() ? analysis.luck(index, judgement.seat()) : null,
                "lines", list(judgement.lines(), line -> line(line, before)));
    }

    private static List<Integer> numbers(int[] chances) {
        List<Integer> list = new ArrayList<>();
        for (int chance : chances) {
            list.add(chance);
        }
        return list;
    }
}
