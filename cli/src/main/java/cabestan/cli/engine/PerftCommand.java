package cabestan.cli.engine;

import cabestan.cli.io.StartingPosition;
import cabestan.cli.io.UsageError;
import cabestan.rules.game.State;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts the sequences of actions to a depth, the usual check that an engine plays by its rules. */
@Command(
        name = "perft",
        description = "Count the sequences of actions; prints a line 'depth count' for each depth.",
        footer = {
            "",
            "Examples:",
            "  cabestan perft arcanor --depth 5",
            "  cabestan perft fragile --depth 3 --position quay.position",
            "  cabestan perft cartagena --depth 4 --variant tortuga --players 3"
        })
public final class PerftCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Option(names = "--depth", paramLabel = "N", required = true, description = "How many actions deep, 0 to 20.")
    private int depth;

    @Mixin
    private StartingPosition start;

    @Override
    public void run() {
        if (depth < 0 || depth > 20) {
            throw new UsageError("--depth " + depth + " is out of range; expected 0 to 20");
        }
        State state = start.state();
        PrintWriter out = spec.commandLine().getOut();
        for (int d = Math.min(1, depth); d <= depth; d++) {
            out.println(d + " " + state.perft(d));
            out.flush();
        }
    }
}
