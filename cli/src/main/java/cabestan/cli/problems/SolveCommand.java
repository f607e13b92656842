package cabestan.cli.problems;

import cabestan.bots.fragile.solver.FragileSolution;
import cabestan.bots.fragile.solver.FragileSolution.Step;
import cabestan.bots.fragile.solver.FragileSolver;
import cabestan.bots.fragile.solver.FragileSolver.Limits;
import cabestan.bots.fragile.solver.FragileVerdict;
import cabestan.bots.fragile.solver.FragileVerdict.Solved;
import cabestan.bots.fragile.solver.FragileVerdict.Stopped;
import cabestan.bots.fragile.solver.FragileVerdict.TooLarge;
import cabestan.bots.fragile.solver.FragileVerdict.Unsolvable;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.JsonOutput;
import cabestan.cli.io.UsageError;
import cabestan.rules.fragile.FragileProblemState;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Proves the best solutions of a problem. */
@Command(
        name = "solve",
        description = {
            "Prove the least turns of a Fragile problem, the least points among those, and how many solutions are best.",
            "Two solutions are the same if all turns end in the same positions; own dockers are distinguished."
        },
        footer = {
            "",
            "Exit codes: 0 solved, 1 no solution within the turns or not decided, 2 bad input.",
            "",
            "Examples:",
            "  cabestan solve p6",
            "  cabestan solve problem.txt --max-turns 4 --all"
        })
public final class SolveCommand implements Callable<Integer> {

    private static final int ALL = 100_000;
    private static final long NANOS_BETWEEN_PROGRESS = 500_000_000;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = ProblemArgument.LABEL, description = ProblemArgument.DESCRIPTION)
    private String word;

    @Option(
            names = "--max-turns",
            paramLabel = "N",
            description = "Give up after this many turns (default: the problem's own limit).")
    private Integer maxTurns;

    @Option(names = "--all", description = "Show all best solutions, not just the first.")
    private boolean all;

    @Option(names = "--json", description = "One JSON object instead of text.")
    private boolean json;

    private final CountDownLatch done = new CountDownLatch(1);
    private long lastProgress;
    private boolean progressShown;

    @Override
    public Integer call() {
        FragileProblemState problem = ProblemArgument.read(word);
        if (problem.activeDocker() >= 0) {
            throw new UsageError(
                    Arguments.name(word) + ": a turn is running; expected a problem at the start of a turn");
        }
        if (maxTurns != null && (maxTurns < 0 || maxTurns > 99)) {
            throw new UsageError("--max-turns " + maxTurns + " is out of range; expected 0 to 99");
        }
        Limits limits = Limits.of(problem).showing(all ? ALL : 1);
        FragileSolver solver = new FragileSolver(problem);
        Thread stopper = new Thread(() -> stop(solver));
        Runtime.getRuntime().addShutdownHook(stopper);
        try {
            lastProgress = System.nanoTime();
            FragileVerdict verdict = solver.solve(maxTurns == null ? limits : limits.within(maxTurns), this::progress);
            print(verdict, limits);
            if (!(verdict instanceof Stopped)) {
                Runtime.getRuntime().removeShutdownHook(stopper);
            }
            return verdict instanceof Solved ? 0 : ExitCode.FAILED;
        } finally {
            done.countDown();
        }
    }

    /** On Ctrl-C, still prints what has been proved so far. */
    private void stop(FragileSolver solver) {
        solver.stop();
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void progress(int turns, int turn, int positions, int of) {
        if (System.nanoTime() - lastProgress > NANOS_BETWEEN_PROGRESS) {
            lastProgress = System.nanoTime();
            progressShown = true;
            PrintWriter err = spec.commandLine().getErr();
            err.print("\rno solution in " + (turns - 1) + "; trying " + turns + " turns: turn " + turn + ", position "
                    + positions + " of " + of + "      ");
            err.flush();
        }
    }

    private void print(FragileVerdict verdict, Limits limits) {
        if (progressShown) {
            spec.commandLine().getErr().println();
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(json ? JsonOutput.compact(json(verdict)) : text(verdict, limits));
        out.flush();
    }

    private static String text(FragileVerdict verdict, Limits limits) {
        return switch (verdict) {
            case Solved solved -> text(solved);
            case Unsolvable(int turns) -> "no solution within " + turns + (turns == 1 ? " turn" : " turns");
            case TooLarge(int atLeast) ->
                "not decided: more than " + limits.maxPositions()
                        + " positions after a turn; a solution needs at least " + atLeast + " turns";
            case Stopped(int atLeast) -> "stopped: a solution needs at least " + atLeast + " turns";
        };
    }

    private static String text(Solved solved) {
        StringBuilder text = new StringBuilder(
                "turns " + solved.turns() + " points " + solved.points() + " solutions " + solved.solutions());
        int number = 0;
        for (FragileSolution solution : solved.shown()) {
            number++;
            if (solved.shown().size() > 1) {
                text.append("\nsolution ").append(number);
            }
            for (int turn = 0; turn < solution.turns().size(); turn++) {
                text.append("\nturn ")
                        .append(turn + 1)
                        .append(", ")
                        .append(solution.points(turn))
                        .append(" points:");
                for (Step step : solution.turns().get(turn)) {
                    text.append(' ')
                            .append(step.text())
                            .append(" [")
                            .append(step.cost())
                            .append(']');
                }
            }
        }
        return text.toString();
    }

    private static ObjectNode json(FragileVerdict verdict) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        return switch (verdict) {
            case Solved solved -> {
                json.put("verdict", "solved")
                        .put("turns", solved.turns())
                        .put("points", solved.points())
                        .put("solutions", solved.solutions());
                ArrayNode shown = json.putArray("shown");
                solved.shown().forEach(solution -> addTurns(shown.addArray(), solution));
                yield json;
            }
            case Unsolvable(int turns) -> json.put("verdict", "unsolvable").put("withinTurns", turns);
            case TooLarge(int atLeast) -> json.put("verdict", "too-large").put("atLeastTurns", atLeast);
            case Stopped(int atLeast) -> json.put("verdict", "stopped").put("atLeastTurns", atLeast);
        };
    }

    private static void addTurns(ArrayNode json, FragileSolution solution) {
        for (List<Step> turn : solution.turns()) {
            ArrayNode steps = json.addArray();
            turn.forEach(step -> steps.addObject().put("action", step.text()).put("cost", step.cost()));
        }
    }
}
