package cabestan.cli.play;

import cabestan.bots.Opponent;
import cabestan.bots.Opponents;
import cabestan.bots.PublicRecord;
import cabestan.bots.Thought;
import cabestan.rules.fragile.FragileProblem;
import cabestan.rules.fragile.FragileProblems;
import cabestan.rules.game.Match;
import cabestan.rules.game.Seed;
import cabestan.rules.game.State;
import java.util.List;

/** What a strong player would do with what the human on turn may know; in a published problem, its solution. */
final class Advice {

    private Advice() {}

    static String of(Table table) {
        Match match = table.match();
        return table.isProblem() ? ofSolution(match) : ofBot(match);
    }

    private static String ofBot(Match match) {
        State state = match.state();
        int seat = state.onTurn();
        Opponent adviser = Opponents.level(match.game(), Opponents.LEVELS);
        Thought thought = adviser.bot()
                .think(
                        state.view(seat),
                        PublicRecord.of(match),
                        adviser.budget(),
                        Seed.of(match.length()).dice());
        return "hint: " + plan(state, thought.actions()) + " (chances about " + Math.round(100 * thought.value())
                + " %)";
    }

    /** The planned actions in notation, as far as nothing hidden would be shown. */
    private static String plan(State state, int[] actions) {
        StringBuilder plan = new StringBuilder();
        int turn = state.turn();
        int reveals = state.reveals();
        for (int action : actions) {
            if (state.isOver() || state.turn() != turn || state.reveals() != reveals) {
                break;
            }
            plan.append(plan.isEmpty() ? "" : " ").append(state.write(action));
            state.play(action);
        }
        return plan.toString();
    }

    private static String ofSolution(Match match) {
        List<String> solution = solution(match);
        if (solution.isEmpty()) {
            return "no solution of this problem is known here";
        }
        State state = match.stateAfter(0);
        for (int i = 0; i < match.length(); i++) {
            if (i >= solution.size() || state.read(solution.get(i)) != match.action(i)) {
                return "hint: undo " + (match.length() - i) + " times; a known solution goes on there with "
                        + solution.get(Math.min(i, solution.size() - 1));
            }
            state.play(match.action(i));
        }
        return "hint: " + solution.get(match.length());
    }

    /** A known solution of the problem the match began from, action by action; empty when there is none. */
    static List<String> solution(Match match) {
        String start = match.stateAfter(0).position();
        for (FragileProblem problem : FragileProblems.all()) {
            if (problem.begin().position().equals(start)) {
                return List.of(problem.solution().trim().split("\\s+"));
            }
        }
        return List.of();
    }
}
