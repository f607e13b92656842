package cabestan.bots.fragile.solver;

import cabestan.bots.fragile.solver.FragileVerdict.Solved;
import cabestan.bots.fragile.solver.FragileVerdict.Stopped;
import cabestan.bots.fragile.solver.FragileVerdict.TooLarge;
import cabestan.bots.fragile.solver.FragileVerdict.Unsolvable;
import cabestan.rules.fragile.FragilePlay;
import cabestan.rules.fragile.FragileProblemState;
import java.util.ArrayList;
import java.util.List;

/**
 * Proves the best solutions of a problem.
 *
 * <p>For 0, 1, 2 … turns it plays all turns that {@link ClearQuay} does not rule out, layer by layer. The first number
 * with a solution is the least, because all smaller ones were exhausted.
 */
public final class FragileSolver {

    /**
     * The limits of a search.
     *
     * @param maxTurns the most turns a solution may take
     * @param maxPositions the most positions to store after any one turn, about 100 bytes each
     * @param maxSolutions how many of the best solutions to show; all are counted
     */
    public record Limits(int maxTurns, int maxPositions, int maxSolutions) {

        /** The problem's own number of turns, at most 2 million positions per turn, and one solution shown. */
        public static Limits of(FragileProblemState problem) {
            return new Limits(problem.turnsLeft(), 2_000_000, 1);
        }

        public Limits showing(int solutions) {
            return new Limits(maxTurns, maxPositions, solutions);
        }

        public Limits within(int turns) {
            return new Limits(turns, maxPositions, maxSolutions);
        }
    }

    /** Receives the progress of a search. */
    public interface Progress {

        Progress NONE = (turns, turn, done, all) -> {};

        /** In the search for solutions with this many turns, this many of the positions before a turn have been played. */
        void at(int turns, int turn, int done, int all);
    }

    /**
     * How many first turns are tempting: they end in positions in which the goals could still be met in time if no other
     * crate were there.
     *
     * @param right how many of them are right, because the goals can be met in time on the real quay
     */
    public record FirstTurns(int tempting, int right) {}

    private static final int POSITIONS_BETWEEN_REPORTS = 256;

    private final Setting setting;
    private final ClearQuay clear;
    private final TurnSearch turn;
    private volatile boolean stopped;

    /** @param problem at the start of a turn */
    public FragileSolver(FragileProblemState problem) {
        this(problem, ClearQuay.FAR_SIGHT);
    }

    FragileSolver(FragileProblemState problem, int sight) {
        if (problem.activeDocker() >= 0) {
            throw new IllegalArgumentException("a turn is running; expected a problem at the start of a turn");
        }
        setting = new Setting(problem);
        clear = new ClearQuay(setting, sight);
        turn = new TurnSearch(setting, clear);
    }

    /** Ends the search from another thread. */
    public void stop() {
        stopped = true;
    }

    public FragileVerdict solve(Limits limits, Progress progress) {
        Yard start = setting.yard();
        if (setting.isSpoilt(start)) {
            return new Unsolvable(limits.maxTurns());
        }
        for (int turns = 0; turns <= limits.maxTurns(); turns++) {
            List<TurnLayer> layers = layers(start, turns, limits, progress);
            if (stopped) {
                return new Stopped(turns);
            }
            if (layers.getLast().size() > limits.maxPositions()) {
                return new TooLarge(turns);
            }
            if (layers.getLast().size() > 0) {
                return solved(layers, limits.maxSolutions());
            }
        }
        return new Unsolvable(limits.maxTurns());
    }

    /** Counts the tempting and the right first turns of a problem with this many turns. */
    public FirstTurns firstTurns(int turns, Limits limits) {
        TurnLayer given = new TurnLayer();
        given.reach(setting.yard(), 0, TurnLayer.NO_LINK);
        FragileSolver tempted = new FragileSolver(setting.start(), turns - 1);
        TurnLayer first = tempted.next(given, turns, 0, limits, Progress.NONE);
        Yard yard = new Yard();
        int right = 0;
        for (int i = 0; i < first.size(); i++) {
            first.load(i, yard);
            TurnLayer last = layers(yard, turns - 1, limits, Progress.NONE).getLast();
            right += setting.isSolved(yard) || turns > 1 && last.size() > 0 ? 1 : 0;
        }
        return new FirstTurns(first.size(), right);
    }

    /** The positions after each turn; those after the last are solved. Ends early if there are none or too many. */
    private List<TurnLayer> layers(Yard start, int turns, Limits limits, Progress progress) {
        List<TurnLayer> layers = new ArrayList<>();
        layers.add(new TurnLayer());
        if (turns > 0 || setting.isSolved(start)) {
            layers.getFirst().reach(start, 0, TurnLayer.NO_LINK);
        }
        for (int played = 0; played < turns && isWorth(layers.getLast(), limits); played++) {
            layers.add(next(layers.getLast(), turns, played, limits, progress));
        }
        return layers;
    }

    private boolean isWorth(TurnLayer layer, Limits limits) {
        return !stopped && layer.size() > 0 && layer.size() <= limits.maxPositions();
    }

    /** All positions after one more turn. */
    private TurnLayer next(TurnLayer layer, int turns, int played, Limits limits, Progress progress) {
        TurnLayer next = new TurnLayer();
        Yard yard = new Yard();
        for (int i = 0; i < layer.size() && !stopped && next.size() <= limits.maxPositions(); i++) {
            if (i % POSITIONS_BETWEEN_REPORTS == 0) {
                progress.at(turns, played + 1, i, layer.size());
            }
            layer.load(i, yard);
            play(yard, turns - played - 1, layer.points(i), i, next);
        }
        return next;
    }

    private void play(Yard yard, int turnsAfter, int points, int origin, TurnLayer next) {
        boolean idle = true;
        for (int docker = 0; docker < setting.own; docker++) {
            if (docker == yard.resting()) {
                continue;
            }
            if (clear.canGoOn(yard, docker, FragilePlay.POINTS, turnsAfter)) {
                turn.play(yard, docker, turnsAfter, (end, spent) -> next.reach(end, points + spent, origin));
            }
            idle = idle && !turn.canAct(yard, docker);
        }
        if (idle && turnsAfter > 0) { // F12: nobody can play, so the turn passes
            yard.rest(Yard.NOBODY);
            next.reach(yard, points, origin);
        }
    }

    private Solved solved(List<TurnLayer> layers, int most) {
        Solutions solutions = new Solutions(layers);
        List<FragileSolution> shown = new ArrayList<>();
        for (int[] trail : solutions.list(most)) {
            shown.add(FragileSolution.of(setting.start(), actions(layers, trail)));
        }
        return new Solved(layers.size() - 1, solutions.points(), solutions.count(), shown);
    }

    private List<List<Integer>> actions(List<TurnLayer> layers, int[] trail) {
        List<List<Integer>> turns = new ArrayList<>();
        Yard from = new Yard();
        Yard to = new Yard();
        for (int i = 1; i < trail.length; i++) {
            layers.get(i - 1).load(trail[i - 1], from);
            layers.get(i).load(trail[i], to);
            int spent = layers.get(i).points(trail[i]) - layers.get(i - 1).points(trail[i - 1]);
            turns.add(to.resting() == Yard.NOBODY ? List.of() : turn.actions(from, to.resting(), to, spent));
        }
        return turns;
    }
}
