package cabestan.cli.analyse;

import cabestan.bots.analysis.Gain;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Judgement;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Mark;
import cabestan.bots.analysis.MatchAnalysis;
import cabestan.bots.analysis.Prospect;
import cabestan.bots.analysis.SeatReport;
import cabestan.bots.catalog.Analysts;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.State;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;

/** An analysis as text and as JSON; docs/analysis.md describes the fields. */
final class AnalysisReport {

    private static final String FORMAT = "cabestan analysis 1";

    private final MatchRecord record;
    private final Match match;
    private final MatchAnalysis analysis;
    private final GameAnalyst analyst;
    private final int seat;

    /** @param seat whose decisions are listed, or -1 for everybody's */
    AnalysisReport(MatchRecord record, Match match, MatchAnalysis analysis, int seat) {
        this.record = record;
        this.match = match;
        this.analysis = analysis;
        analyst = Analysts.of(match.game());
        this.seat = seat;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%s, %s, %d actions%n%n",
                match.game().id(),
                match.start().variant(),
                match.length()));
        text.append("seat accuracy  finds  inaccuracies  mistakes  blunders");
        text.append(analysis.hasLuck() ? "     luck    skill  name\n" : "  name\n");
        List<SeatReport> reports = analysis.reports();
        for (int i = 0; i < reports.size(); i++) {
            addSeat(text, i, reports.get(i));
        }
        text.append("\naction  seat  gave away            chances after, in per cent\n");
        for (int i = 0; i < match.length(); i++) {
            if (isListed(i) && analysis.judgements().get(i).mark() != Mark.NONE) {
                addJudgement(text, i, analysis.judgements().get(i));
            }
        }
        return text.toString();
    }

    private boolean isListed(int index) {
        return seat < 0 || match.seat(index) == seat;
    }

    private void addSeat(StringBuilder text, int index, SeatReport report) {
        text.append(String.format(
                Locale.ROOT,
                "%4d  %6s %% %6d %13d %9d %9d",
                index + 1,
                percent(report.accuracy()),
                report.finds(),
                report.inaccuracies(),
                report.mistakes(),
                report.blunders()));
        if (analysis.hasLuck()) {
            text.append(String.format(Locale.ROOT, " %8s %8s", signed(report.luck()), signed(report.skill())));
        }
        text.append("  ").append(record.names().get(index)).append('\n');
    }

    private void addJudgement(StringBuilder text, int index, Judgement judgement) {
        StringBuilder chances = new StringBuilder();
        for (int chance : analysis.chances().get(index + 1)) {
            chances.append(chances.isEmpty() ? "" : " ").append(percent(chance));
        }
        text.append(String.format(
                Locale.ROOT,
                "%6d  %4d  %6s  %-11s  %s  %s",
                index + 1,
                judgement.seat() + 1,
                percent(judgement.loss()),
                judgement.mark().word(),
                chances,
                match.text(index)));
        if (judgement.mark() != Mark.FIND && !judgement.lines().isEmpty()) {
            Line best = judgement.lines().getFirst();
            List<String> words = words(index, best);
            text.append("; better ").append(String.join(" ", words));
            for (Gain gain : best.gains(match.stateAfter(index))) {
                text.append(String.format(
                        Locale.ROOT,
                        " (%s: %+d for seat %d)",
                        words.get(gain.action()),
                        gain.points(),
                        gain.seat() + 1));
            }
            if (best.winIn() > 0) {
                text.append(" (wins by force in ").append(best.winIn()).append(')');
            }
        }
        text.append('\n');
        for (Prospect threat : threats(endOfTurn(index))) {
            text.append(String.format(
                    Locale.ROOT,
                    "%16sthen seat %d could score %+d from %s: %s%n",
                    "",
                    threat.seat() + 1,
                    threat.points(),
                    threat.piece(),
                    String.join(" ", texts(threat.actions()))));
        }
    }

    private int endOfTurn(int index) {
        int end = index;
        while (end + 1 < match.length() && match.turn(end + 1) == match.turn(index)) {
            end++;
        }
        return end;
    }

    /** What the pieces of others could score next, if this action ended the turn. */
    private List<Prospect> threats(int index) {
        State after = match.stateAfter(index + 1);
        if (after.isOver() || after.turn() == match.turn(index)) {
            return List.of();
        }
        return analyst.prospects(after).stream()
                .filter(prospect -> prospect.seat() != match.seat(index))
                .toList();
    }

    private static List<String> texts(List<Gesture> gestures) {
        return gestures.stream().map(Gesture::text).toList();
    }

    private List<String> words(int index, Line line) {
        State before = match.stateAfter(index);
        return texts(line.gestures(before));
    }

    private static String percent(int chance) {
        return String.format(Locale.ROOT, "%.1f", chance / 100.0);
    }

    private static String signed(int chance) {
        return String.format(Locale.ROOT, "%+.1f", chance / 100.0);
    }

    ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("format", FORMAT)
                .put("game", match.game().id())
                .put("variant", match.start().variant());
        ArrayNode seats = json.putArray("seats");
        List<SeatReport> reports = analysis.reports();
        for (int i = 0; i < reports.size(); i++) {
            addSeat(seats.addObject(), i, reports.get(i));
        }
        addAll(json.putArray("start"), analysis.chances().getFirst());
        ArrayNode actions = json.putArray("actions");
        for (int i = 0; i < match.length(); i++) {
            if (isListed(i)) {
                addAction(actions.addObject(), i, analysis.judgements().get(i));
            }
        }
        return json;
    }

    private void addSeat(ObjectNode json, int index, SeatReport report) {
        json.put("seat", index + 1)
                .put("name", record.names().get(index))
                .put("decisions", report.decisions())
                .put("accuracy", report.accuracy())
                .put("finds", report.finds())
                .put("inaccuracies", report.inaccuracies())
                .put("mistakes", report.mistakes())
                .put("blunders", report.blunders())
                .put("result", report.result());
        if (analysis.hasLuck()) {
            json.put("luck", report.luck()).put("skill", report.skill());
        }
    }

    private void addAction(ObjectNode json, int index, Judgement judgement) {
        json.put("n", index + 1).put("seat", judgement.seat() + 1).put("action", match.text(index));
        addAll(json.putArray("chances"), analysis.chances().get(index + 1));
        json.put("decision", judgement.isDecision()).put("loss", judgement.loss());
        if (judgement.mark() != Mark.NONE) {
            json.put("mark", judgement.mark().word());
        }
        if (analysis.hasLuck()) {
            json.put("luck", analysis.luck(index, judgement.seat()));
        }
        ArrayNode lines = json.putArray("lines");
        for (Line line : judgement.lines()) {
            ObjectNode shown = lines.addObject();
            words(index, line).forEach(shown.putArray("actions")::add);
            addAll(shown.putArray("chances"), line.chances());
            if (line.winIn() != 0) {
                shown.put("winIn", line.winIn());
            }
            addGains(shown.putArray("gains"), line.gains(match.stateAfter(index)));
        }
        ArrayNode prospects = json.putArray("prospects");
        for (Prospect threat : threats(index)) {
            ObjectNode shown = prospects.addObject();
            shown.put("seat", threat.seat() + 1).put("piece", threat.piece()).put("points", threat.points());
            texts(threat.actions()).forEach(shown.putArray("actions")::add);
        }
    }

    private static void addGains(ArrayNode json, List<Gain> gains) {
        for (Gain gain : gains) {
            json.addObject()
                    .put("action", gain.action() + 1)
                    .put("seat", gain.seat() + 1)
                    .put("points", gain.points());
        }
    }

    private static void addAll(ArrayNode json, int[] chances) {
        for (int chance : chances) {
            json.add(chance);
        }
    }
}
