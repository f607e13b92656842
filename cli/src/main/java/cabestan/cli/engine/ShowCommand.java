package cabestan.cli.engine;

import cabestan.cli.draw.GameScreens;
import cabestan.cli.draw.TerminalStyle;
import cabestan.cli.io.StartingPosition;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Draws a position. */
@Command(
        name = "show",
        description = "Draw the board in the terminal.",
        footer = {"", "Examples:", "  cabestan show arcanor", "  cabestan show fragile --position quay.position"})
public final class ShowCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private StartingPosition start;

    @Override
    public void run() {
        spec.commandLine().getOut().print(GameScreens.of(start.game()).draw(start.state(), TerminalStyle.ofTerminal()));
    }
}
