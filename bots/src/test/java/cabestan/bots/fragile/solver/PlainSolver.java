package cabestan.bots.fragile.solver;

import cabestan.rules.fragile.FragileProblemState;
import cabestan.rules.fragile.quay.FragileAction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Solves problems by playing everything the rules allow; slow, and so simple that it can be trusted. */
final class PlainSolver {

    record Figures(int turns, int points, long solutions) {}

    /** A position after some turns, the least points to it, and all sequences of positions that cost so many. */
    private record Reached(FragileProblemState state, int points, Set<String> trails) {}

    private PlainSolver() {}

    /** The figures of the best solutions, or null when there is none within so many turns. */
    static Figures solve(FragileProblemState start, int maxTurns) {
        Map<String, Reached> level = new HashMap<>();
        level.put("", new Reached(start, 0, Set.of("")));
        for (int turns = 1; turns <= maxTurns; turns++) {
            Map<String, Reached> next = new HashMap<>();
            for (Reached from : level.values()) {
                play(from, next);
            }
            List<Reached> solved = new ArrayList<>(
                    next.values().stream().filter(end -> end.state.isSolved()).toList());
            if (!solved.isEmpty()) {
                int points = solved.stream().mapToInt(Reached::points).min().getAsInt();
                Set<String> trails = new TreeSet<>();
                solved.stream().filter(end -> end.points == points).forEach(end -> trails.addAll(end.trails));
                return new Figures(turns, points, trails.size());
            }
            level = next;
        }
        return null;
    }

    private static void play(Reached from, Map<String, Reached> next) {
        List<FragileProblemState> open = new ArrayList<>(List.of(from.state));
        List<Integer> spent = new ArrayList<>(List.of(0));
        Set<Long> seen = new HashSet<>();
        int[] actions = new int[from.state.maxActions()];
        for (int i = 0; i < open.size(); i++) {
            FragileProblemState state = open.get(i);
            int count = state.legalActions(actions);
            for (int a = 0; a < count; a++) {
                boolean ends = FragileAction.kind(actions[a]) == FragileAction.END;
                int points = spent.get(i) + state.gesture(actions[a]).cost();
                FragileProblemState after = state.copy();
                after.play(actions[a]);
                if (ends || after.isSolved()) {
                    reach(after, from.points + points, from.trails, next);
                } else if (seen.add(after.hash())) {
                    open.add(after);
                    spent.add(points);
                }
            }
        }
    }

    private static void reach(FragileProblemState state, int points, Set<String> trails, Map<String, Reached> next) {
        // A position tells own dockers apart by their order; who rests matters to what follows, not to what is the
        // same.
        String places = state.position().replaceAll("(?m)^(turns|resting|acted).*$", "");
        String key = places + state.restingDocker() + state.activeDocker();
        Reached known = next.get(key);
        if (known != null && known.points < points) {
            return;
        }
        Set<String> all = new HashSet<>();
        if (known != null && known.points == points) {
            all.addAll(known.trails);
        }
        for (String trail : trails) {
            all.add(trail + places);
        }
        next.put(key, new Reached(state, points, all));
    }
}
