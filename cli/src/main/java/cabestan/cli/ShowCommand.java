package cabestan.cli;

import cabestan.cli.draw.Drawing;
import cabestan.cli.draw.Ink;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Draws a position. */
@Command(
        name = "show",
        description = "Draw the board in the terminal.",
        footer = {"", "Examples:", "  cabestan show arcanor", "  cabestan show fragile --position quay.position"})
final class ShowCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Mixin
    private Start start;

    @Override
    public void run() {
        spec.commandLine().getOut().print(Drawing.of(start.game(), start.state(), Ink.ofTerminal()));
    }
}
