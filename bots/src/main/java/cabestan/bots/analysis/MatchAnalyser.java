package cabestan.bots.analysis;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * Goes through a match decision by decision. It shows the analyst what the player saw, and for the chances after each
 * action what everybody would see with open hands.
 */
public final class MatchAnalyser {

    private static final int[] NOTHING = {};

    private final Match match;
    private final GameAnalyst analyst;
    private final Supplier<Budget> budgets;
    private final boolean hasPrivateViews;
    private final List<int[]> chances = new ArrayList<>();
    private final List<Judgement> judgements = new ArrayList<>();

    /** @param budgets makes a budget for each search */
    public MatchAnalyser(Match match, GameAnalyst analyst, Supplier<Budget> budgets) {
        this.match = match;
        this.analyst = analyst;
        this.budgets = budgets;
        hasPrivateViews = match.game().hasPrivateViews(match.start().variant());
    }

    /** How many actions of {@link #length} have been judged. */
    public int done() {
        return judgements.size();
    }

    public int length() {
        return match.length();
    }

    public boolean isFinished() {
        return chances.size() > match.length();
    }

    /** Judges the next decision, and the forced actions before it. */
    public void step() {
        int first = done();
        int at = first;
        while (at < match.length() && isForced(at)) {
            at++;
        }
        State state = match.stateAfter(at);
        if (at == match.length()) {
            int[] end = state.isOver() ? Chances.of(state.outcome()) : open(state, at);
            addForced(first, at, end);
            chances.add(end);
            return;
        }
        Assessment assessment = assess(match, at, rest(at), analyst, Part.WHOLE, budgets.get());
        int[] here = hasPrivateViews ? open(state, at) : assessment.best().chances();
        addForced(first, at, here);
        chances.add(here);
        addJudged(at, assessment);
    }

    /** Where there is nothing to choose and nothing is drawn, the chances are those of the following position. */
    private void addForced(int first, int end, int[] following) {
        for (int i = first; i < end; i++) {
            chances.add(following);
            judgements.add(new Judgement(match.seat(i), following, following, false, Mark.NONE, List.of()));
        }
    }

    private boolean isForced(int at) {
        State state = match.stateAfter(at);
        int reveals = state.reveals();
        if (state.countActions(new int[state.maxActions()]) > 1) {
            return false;
        }
        state.play(match.action(at));
        return state.reveals() == reveals;
    }

    private void addJudged(int at, Assessment assessment) {
        int[] best = assessment.best().chances();
        List<Line> instead = assessment.lines();
        for (int i = 0; i < assessment.after().size(); i++) {
            Line after = assessment.after().get(i);
            boolean isFound = i == 0 && isFound(assessment, match.action(at), match.seat(at));
            judgements.add(judge(at + i, best, after.chances(), assessment.options() > 1, isFound, instead));
            best = after.chances();
            instead = after.actions().length == 0 ? List.of() : List.of(after);
            if (i + 1 < assessment.after().size()) {
                chances.add(best);
            }
        }
    }

    /** The expectations of the player on turn after so many actions. */
    public static Assessment assess(Match match, int at, int[] played, GameAnalyst analyst, Part part, Budget budget) {
        State state = match.stateAfter(at);
        return analyst.assess(state.view(state.onTurn()), PublicRecord.of(match, at), played, part, budget, dice(at));
    }

    private int[] open(State state, int at) {
        return analyst.assess(
                        state.openView(), PublicRecord.of(match, at), NOTHING, Part.WHOLE, budgets.get(), dice(at))
                .best()
                .chances();
    }

    /** Every decision has dice of its own, so that its judgement does not depend on the rest of the analysis. */
    private static Dice dice(int at) {
        return Seed.of(at).dice();
    }

    /** The actions from here to the end of the turn. */
    private int[] rest(int at) {
        int end = at + 1;
        while (end < match.length() && match.turn(end) == match.turn(at) && match.seat(end) == match.seat(at)) {
            end++;
        }
        int[] actions = new int[end - at];
        Arrays.setAll(actions, i -> match.action(at + i));
        return actions;
    }

    private Judgement judge(int at, int[] best, int[] played, boolean isDecision, boolean isFound, List<Line> instead) {
        int seat = match.seat(at);
        Mark byLoss = isDecision ? Mark.ofLoss(best[seat] - played[seat]) : Mark.NONE;
        Mark mark = byLoss == Mark.NONE && isFound ? Mark.FIND : byLoss;
        return new Judgement(seat, best, played, isDecision, mark, instead);
    }

    private static boolean isFound(Assessment assessment, int action, int seat) {
        List<Line> lines = assessment.lines();
        return lines.size() > 1
                && lines.getFirst().action() == action
                && assessment.obvious() != action
                && lines.getFirst().chances()[seat] - lines.get(1).chances()[seat] >= Mark.FOUND;
    }

    /** The analysis; only once everything is judged. */
    public MatchAnalysis analysis() {
        return new MatchAnalysis(chances, judgements, analyst.hasLuck());
    }
}
