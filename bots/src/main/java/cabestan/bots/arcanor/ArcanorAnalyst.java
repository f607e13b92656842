package cabestan.bots.arcanor;

import cabestan.bots.Budget;
import cabestan.bots.PublicRecord;
import cabestan.bots.analysis.Assessment;
import cabestan.bots.analysis.Chances;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.Line;
import cabestan.bots.analysis.Part;
import cabestan.bots.arcanor.evaluation.Evaluation;
import cabestan.rules.arcanor.ArcanorAction;
import cabestan.rules.arcanor.ArcanorBoard;
import cabestan.rules.arcanor.ArcanorState;
import cabestan.rules.arcanor.ArcanorView;
import cabestan.rules.game.Dice;
import cabestan.rules.game.State;
import cabestan.rules.game.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Judges positions of Arcanor by the search of the strongest player, for one with a perfect memory (A15). */
public final class ArcanorAnalyst implements GameAnalyst {

    private static final int NODES = 80_000;
    private static final int LONGEST = 8;
    private static final Style STYLE =
            new Style(ArcanorSearch.MOST_PLIES - 1, true, 0, Integer.MAX_VALUE, 18, Budget.UNLIMITED);

    @Override
    public long nodes() {
        return NODES;
    }

    @Override
    public Assessment assess(View view, PublicRecord record, int[] played, Part part, Budget budget, Dice dice) {
        ArcanorState state = ((ArcanorView) view).determinize(dice);
        ArcanorBoard board = state.copyBoard();
        Evaluation evaluation = ArcanorOpponents.NETWORK.get();
        try (ArcanorSearch search = new ArcanorSearch(state, board, evaluation, STYLE, budget)) {
            return assess(state, board, evaluation, search, played, part, budget);
        }
    }

    private static Assessment assess(
            ArcanorState state,
            ArcanorBoard board,
            Evaluation evaluation,
            ArcanorSearch search,
            int[] played,
            Part part,
            Budget budget) {
        int[] steps = new int[ArcanorBoard.MAX_ACTIONS];
        steps = Arrays.copyOf(steps, board.actions(steps));
        int asked = played.length == 0 ? State.NO_ACTION : state.step(played[0]);
        Ranking all = new Ranking(search, steps, firstSight(board, evaluation, steps), Assessment.LINES, asked);
        Ranking ranking = all.part(part);
        if (ranking.size() == 0) {
            return Assessment.nothing();
        }
        if (all.size() > 1) {
            ranking.deepen();
        }
        int side = board.toMove();
        List<Line> lines = new ArrayList<>();
        for (int rank = 0; rank < ranking.exact(); rank++) {
            int[] actions = principal(state, board, search, ranking.action(rank));
            lines.add(new Line(actions, chances(side, ranking.score(rank)), winIn(ranking.score(rank))));
        }
        int rank = Math.max(0, ranking.index(asked)); // a peek (A15) gives nothing away: the best is still possible
        List<Line> after = played.length == 0 ? List.of() : List.of(Line.of(chances(side, ranking.score(rank))));
        int obvious = shown(state, ranking.obvious());
        return new Assessment(lines, after, all.size(), obvious, budget.nodes(), ranking.depth());
    }

    private static int[] firstSight(ArcanorBoard board, Evaluation evaluation, int[] steps) {
        int side = board.toMove();
        int[] scores = new int[steps.length];
        for (int i = 0; i < steps.length; i++) {
            board.play(steps[i]);
            boolean won = board.points(side) >= ArcanorBoard.WINNING_POINTS;
            scores[i] = won ? ArcanorSearch.WIN - ArcanorSearch.PLY : -evaluation.value(board, 1);
            board.undo(steps[i]);
        }
        return scores;
    }

    /** Proved results are certain, others never are. */
    private static int[] chances(int side, int score) {
        int chance;
        if (Math.abs(score) > ArcanorSearch.DECIDED) {
            chance = score > 0 ? Chances.CERTAIN : 0;
        } else {
            int share = (int) Math.floor(Chances.CERTAIN * Evaluation.chance(score) + 0.5);
            chance = Math.max(1, Math.min(Chances.CERTAIN - 1, share));
        }
        return Chances.ofTwo(side, chance);
    }

    /** In moves of the winner: the plies until the end, of which every second is the winner's. */
    private static int winIn(int score) {
        if (Math.abs(score) <= ArcanorSearch.DECIDED) {
            return 0;
        }
        int plies = (ArcanorSearch.WIN - Math.abs(score)) / ArcanorSearch.PLY;
        return score > 0 ? (plies + 1) / 2 : -(plies / 2);
    }

    /** The action and the answers that the search remembers. */
    private static int[] principal(ArcanorState state, ArcanorBoard board, ArcanorSearch search, int first) {
        int[] steps = new int[LONGEST];
        int[] legal = new int[ArcanorBoard.MAX_ACTIONS];
        int count = 0;
        int step = first;
        do {
            steps[count++] = step;
            board.play(step);
            step = search.remembered();
        } while (count < LONGEST && !board.isWon() && contains(legal, board.actions(legal), step));
        int[] line = new int[count];
        while (count > 0) {
            count--;
            board.undo(steps[count]);
            line[count] = shown(state, steps[count]);
        }
        return line;
    }

    private static boolean contains(int[] actions, int count, int action) {
        for (int i = 0; i < count; i++) {
            if (actions[i] == action) {
                return true;
            }
        }
        return false;
    }

    private static int shown(ArcanorState state, int step) {
        return state.isMemory() ? ArcanorAction.closed(step) : step;
    }
}
