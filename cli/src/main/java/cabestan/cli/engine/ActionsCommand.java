package cabestan.cli.engine;

import cabestan.cli.io.StartingPosition;
import cabestan.rules.game.State;
import java.util.Arrays;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Lists the legal actions of a position. */
@Command(
        name = "actions",
        description = "List the legal actions of a position, one per line, sorted.",
        footer = {"", "Examples:", "  cabestan actions fragile --position quay.position", "  cabestan actions arcanor"})
public final class ActionsCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private StartingPosition start;

    @Override
    public void run() {
        State state = start.state();
        Arrays.stream(state.legalActions())
                .mapToObj(state::write)
                .sorted()
                .forEach(spec.commandLine().getOut()::println);
    }
}
