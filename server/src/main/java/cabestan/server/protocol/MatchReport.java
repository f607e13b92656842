package cabestan.server.protocol;

import cabestan.bots.analysis.Judgement;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Mark;
import cabestan.bots.analysis.MatchAnalysis;
import cabestan.bots.analysis.SeatReport;
import cabestan.rules.game.Gesture;
import cabestan.rules.game.Match;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.List;

/** The analysis of a match with the fields of docs/analysis.md, the same as the browser's engine returns; null is left out. */
public record MatchReport(
        String format, String game, String variant, List<Seat> seats, int[] start, List<Action> actions) {

    private static final String FORMAT = "cabestan analysis 1";

    record Seat(
            int seat,
            int decisions,
            int accuracy,
            int finds,
            int inaccuracies,
            int mistakes,
            int blunders,
            int result,
            Integer luck,
            Integer skill) {}

    record Action(
            int n,
            int seat,
            String action,
            int[] chances,
            boolean decision,
            int loss,
            String mark,
            Integer luck,
            List<ShownLine> lines) {}

    record ShownLine(List<Gesture> actions, int[] chances, Integer winIn) {}

    public static MatchReport of(Match match, MatchAnalysis analysis) {
        List<Seat> seats = new ArrayList<>();
        for (SeatReport report : analysis.reports()) {
            seats.add(seat(seats.size() + 1, report, analysis.hasLuck()));
        }
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < match.length(); i++) {
            actions.add(action(match, analysis, i));
        }
        int[] start = analysis.chances().getFirst();
        return new MatchReport(FORMAT, match.game().id(), match.start().variant(), seats, start, actions);
    }

    private static Seat seat(int seat, SeatReport report, boolean hasLuck) {
        return new Seat(
                seat,
                report.decisions(),
                report.accuracy(),
                report.finds(),
                report.inaccuracies(),
                report.mistakes(),
                report.blunders(),
                report.result(),
                hasLuck ? report.luck() : null,
                hasLuck ? report.skill() : null);
    }

    private static Action action(Match match, MatchAnalysis analysis, int index) {
        Judgement judgement = analysis.judgements().get(index);
        State before = match.stateAfter(index);
        return new Action(
                index + 1,
                judgement.seat() + 1,
                match.text(index),
                analysis.chances().get(index + 1),
                judgement.isDecision(),
                judgement.loss(),
                judgement.mark() == Mark.NONE ? null : judgement.mark().word(),
                analysis.hasLuck() ? analysis.luck(index, judgement.seat()) : null,
                judgement.lines().stream().map(line -> shown(line, before)).toList());
    }

    private static ShownLine shown(Line line, State before) {
        return new ShownLine(line.gestures(before), line.chances(), line.winIn() == 0 ? null : line.winIn());
    }
}
