package cabestan.cli.analyse;

import cabestan.bots.Budget;
import cabestan.bots.analysis.GameAnalyst;
import cabestan.bots.analysis.MatchAnalyser;
import cabestan.bots.catalog.Analysts;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.JsonOutput;
import cabestan.cli.io.MatchFile;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.State;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says what each decision of a recorded match gave away. */
@Command(
        name = "analyse",
        description = {
            "Analyse a match: the winning chances after every action, what each decision gave away,",
            "and how accurately everybody played. Decisions are judged by what the player could know."
        },
        footer = {
            "",
            "With --nodes, which is the default, the same match gives the same report on every machine.",
            "",
            "Examples:",
            "  cabestan analyse match.txt",
            "  cabestan analyse match.txt --seat 1 --time-ms 500",
            "  cabestan analyse - --json < match.txt"
        })
public final class AnalyseCommand implements Callable<Integer> {

    private static final int BAR = 30;

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record or saved match; - reads standard input.")
    private String file;

    @Option(names = "--json", description = "One JSON object instead of text (docs/analysis.md).")
    private boolean json;

    @ArgGroup
    private final Effort effort = new Effort();

    @Option(names = "--seat", paramLabel = "S", description = "List only the decisions of this seat.")
    private Integer seat;

    /** How much to think about each decision. */
    private static final class Effort {

        @Option(names = "--time-ms", paramLabel = "T", description = "Think this long about each decision.")
        private Integer millis;

        @Option(
                names = "--nodes",
                paramLabel = "N",
                description = "Look at this many positions for each decision (default: depends on the game).")
        private Integer nodes;
    }

    @Override
    public Integer call() {
        if (effort.millis != null && effort.millis < 1 || effort.nodes != null && effort.nodes < 1) {
            throw new UsageError("--time-ms and --nodes must be 1 or more");
        }
        MatchRecord record = MatchFile.record(file);
        if (seat != null && (seat < 1 || seat > record.names().size())) {
            throw new UsageError("--seat " + seat + " is out of range; expected 1 to "
                    + record.names().size());
        }
        Match match;
        try {
            match = record.replay();
        } catch (BadText e) {
            spec.commandLine().getErr().println(new UsageError(Arguments.name(file), e).getMessage());
            return ExitCode.FAILED;
        }
        if (match.start().seats() < 2) {
            throw new UsageError(Arguments.name(file) + ": a problem is played alone; cabestan solve proves it");
        }
        AnalysisReport report =
                new AnalysisReport(record, match, analyse(match).analysis(), seat == null ? State.NOBODY : seat - 1);
        PrintWriter out = spec.commandLine().getOut();
        out.print(json ? JsonOutput.compact(report.json()) + "\n" : report.text());
        out.flush();
        return 0;
    }

    private MatchAnalyser analyse(Match match) {
        MatchAnalyser analyser = new MatchAnalyser(match, Analysts.of(match.game()), budgets(match));
        while (!analyser.isFinished()) {
            analyser.step();
            progress(analyser.done(), analyser.length());
        }
        spec.commandLine().getErr().println();
        return analyser;
    }

    private Supplier<Budget> budgets(Match match) {
        GameAnalyst analyst = Analysts.of(match.game());
        if (effort.millis != null) {
            return () -> Budget.ofMillis(effort.millis);
        }
        long nodes = effort.nodes != null ? effort.nodes : analyst.nodes();
        return () -> Budget.ofNodes(nodes);
    }

    private void progress(int done, int length) {
        int filled = length == 0 ? BAR : BAR * done / length;
        PrintWriter err = spec.commandLine().getErr();
        err.print("\r[" + "=".repeat(filled) + " ".repeat(BAR - filled) + "] " + done + " of " + length + " actions");
        err.flush();
    }
}
