package cabestan.bots.search;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Chances;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Part;
import cabestan.rules.game.Dice;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.List;

/** Judges positions of any game by random playouts, as many for each action. */
public final class GeneralAnalyst implements GameAnalyst {

    private static final int NODES = 2000;

    /** Needs to know nothing of the game. */
    public GeneralAnalyst() {}

    @Override
    public long nodes() {
        return NODES;
    }

    @Override
    public Assessment assess(View view, PublicRecord record, int[] played, Part part, Budget budget, Dice common) {
        Dice dice = part.dice(common);
        int[] legal = new int[view.maxActions()];
        int count = view.legalActions(legal);
        double[][] won = new double[count][view.seats()];
        do {
            for (int i = 0; i < count; i++) {
                playOut(view.determinize(dice), legal[i], dice, won[i]);
            }
        } while (budget.spend());
        List<Integer> ranking = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            ranking.add(i);
        }
        int seat = view.seat();
        ranking.sort((one, other) -> Double.compare(won[other][seat], won[one][seat]));
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < Math.min(part.lines(), count); i++) {
            int action = ranking.get(i);
            lines.add(new Line(new int[] {legal[action]}, Chances.of(won[action]), 0));
        }
        List<Line> after = new ArrayList<>();
        for (int i = 0; i < count && after.isEmpty() && played.length > 0; i++) {
            if (legal[i] == played[0]) {
                after.add(Line.of(Chances.of(won[i])));
            }
        }
        return new Assessment(lines, after, count, lines.getFirst().action(), budget.nodes(), 1);
    }

    private static void playOut(State state, int action, Dice dice, double[] won) {
        int[] scratch = new int[state.maxActions()];
        state.play(action);
        while (!state.isOver()) {
            state.play(state.randomAction(dice, scratch));
        }
        Outcome outcome = state.outcome();
        for (int seat = 0; seat < won.length; seat++) {
            won[seat] += outcome.reward(seat);
        }
    }
}
