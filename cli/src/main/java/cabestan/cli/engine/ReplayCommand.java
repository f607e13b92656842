package cabestan.cli.engine;

import cabestan.cli.draw.GameScreens;
import cabestan.cli.draw.TerminalStyle;
import cabestan.cli.io.Arguments;
import cabestan.cli.io.ExitCode;
import cabestan.cli.io.MatchFile;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.BadText;
import cabestan.rules.game.Match;
import cabestan.rules.game.MatchRecord;
import cabestan.rules.game.Outcome;
import cabestan.rules.game.State;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows a recorded match after any of its actions. */
@Command(
        name = "replay",
        description = "Replay a match record and show the board, at the end or after N actions.",
        footer = {"", "Examples:", "  cabestan replay match.txt", "  cabestan replay match.txt --at 12"})
public final class ReplayCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "The record or saved match; - reads standard input.")
    private String file;

    @Option(names = "--at", paramLabel = "N", description = "Stop after this many actions (default: all).")
    private Integer at;

    @Override
    public Integer call() {
        MatchRecord record = MatchFile.record(file);
        Match match;
        try {
            match = record.replay();
        } catch (BadText e) {
            spec.commandLine().getErr().println(new UsageError(Arguments.name(file), e).getMessage());
            return ExitCode.FAILED;
        }
        int count = at == null ? match.length() : at;
        if (count < 0 || count > match.length()) {
            throw new UsageError("--at " + count + " is out of range; expected 0 to " + match.length());
        }
        show(match, count, record);
        return 0;
    }

    private void show(Match match, int count, MatchRecord record) {
        PrintWriter out = spec.commandLine().getOut();
        State state = match.stateAfter(count);
        if (count > 0) {
            String name = record.names().get(match.seat(count - 1));
            out.println("after action " + count + " of " + match.length() + ": " + name + " " + match.text(count - 1));
        }
        out.print(GameScreens.of(record.game()).draw(state, TerminalStyle.ofTerminal()));
        if (count == match.length() && record.status() instanceof MatchRecord.Ended(Outcome outcome)) {
            out.println(state.isOver() ? state.outcome().reason() : "ended by: " + outcome.code());
        }
    }
}
